import { expect, test } from 'vitest';
import { answerAddress, LONGEST_ADDRESS } from './answer';

const sent = { email: 'ada@example.org', subject: 'Your request', intro: 'Ada, 18:39:' };
const bodyOf = (address: string) => new URL(address).searchParams.get('body');

test('an answer has the address, the subject and the quoted text, and nothing of them becomes a parameter', () => {
  const email = 'a?bcc=x@example.org';
  const address = answerAddress({ ...sent, email, text: 'One & two\r\n#3\n100 %' });
  expect(address).toMatch(/^mailto:a%3Fbcc%3Dx@example\.org\?subject=Re%3A%20Your%20request&body=/);
  expect(bodyOf(address)).toBe('\r\n\r\nAda, 18:39:\r\n> One & two\r\n> #3\r\n> 100 %');
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});

test.each(['word ', 'ü', '語', 'a\n', '👩‍👩‍👧‍👦'])(
  'a long text of %j is cut between two signs, with an ellipsis, before a mail program cuts it',
  (part) => {
    const address = answerAddress({ ...sent, text: part.repeat(5_000) });
    expect(address.length).toBeLessThanOrEqual(LONGEST_ADDRESS);
    // Nothing but the next sign is left out.
    expect(address.length).toBeGreaterThan(LONGEST_ADDRESS - 130);
    expect(bodyOf(address)).toMatch(/…$/);
    expect(bodyOf(address)).not.toContain('\uFFFD');
  },
);
