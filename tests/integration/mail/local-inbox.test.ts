import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { startEmbedded } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

const backend = registerBackend(startEmbedded);

/** The backend is on the port after the site's, the mail server on the fourth after it. */
const mailPort = () => Number(new URL(backend().url).port) + 3;

test('mails that arrive over SMTP are in the local inbox, for each recipient', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: mailPort() });
  await transport.sendMail({
    from: 'desk@desk.example',
    to: ['ada@example.org', 'bo@example.org'],
    subject: 'Grüezi',
    text: 'As text.',
    html: '<p>As <b>HTML</b>: ä</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  transport.close();
  for (const address of ['ada@example.org', 'bo@example.org']) {
    expect(await backend().mailsTo(address)).toMatchObject([
      {
        subject: 'Grüezi',
        text: expect.stringContaining('As text.'),
        html: expect.stringContaining('<p>As <b>HTML</b>: ä</p>'),
        headers: { 'auto-submitted': 'auto-generated' },
      },
    ]);
  }
});
