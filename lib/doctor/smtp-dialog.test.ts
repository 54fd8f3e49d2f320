import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { askMailServer } from './smtp-dialog.ts';

let server: SMTPServer;
let mails = 0;

afterEach(async () => new Promise<void>((resolve) => server.close(() => resolve())));

/** Gives the address of a mail server with the one account `post@desk.example`, password `p:a/s s`. */
async function serve(options: SMTPServerOptions): Promise<URL> {
  mails = 0;
  server = new SMTPServer({
    logger: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, callback) =>
      username === 'post@desk.example' && password === 'p:a/s s'
        ? callback(null, { user: username })
        : callback(new Error('no')),
    onMailFrom: ({ address }, _, callback) =>
      callback(address === 'hello@desk.example' ? null : new Error('not yours')),
    onData: (stream, _, callback) => {
      mails += 1;
      stream.resume().once('end', () => callback());
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return new URL(`smtp://post%40desk.example:p%3Aa%2Fs%20s@127.0.0.1:${port}`);
}

const with_ = (url: URL, changes: Partial<URL>) => Object.assign(new URL(url), changes);

test.each(['PLAIN', 'LOGIN'])(
  'the right account and sender are accepted with %s, and no mail is sent',
  async (method) => {
    const url = await serve({ authMethods: [method] });
    expect(await askMailServer(url, 'hello@desk.example')).toEqual({
      step: 'accepted',
      isEncrypted: false,
    });
    expect(mails).toBe(0);
  },
);

test('a wrong password and a sender of someone else are told apart', async () => {
  const url = await serve({});
  const stranger = with_(url, { password: 'wrong' });
  expect(await askMailServer(stranger, 'hello@desk.example')).toEqual({
    step: 'login',
    code: '535',
  });
  expect(await askMailServer(url, 'other@desk.example')).toEqual({ step: 'sender', code: '550' });
});

test('a certificate that is not trusted ends the dialog before the password is sent', async () => {
  const asked: string[] = [];
  const url = await serve({
    hideSTARTTLS: false,
    onAuth: ({ method }, _, callback) => {
      asked.push(method);
      callback(new Error('no'));
    },
  });
  const outcome = await askMailServer(url, 'hello@desk.example');
  expect(outcome).toMatchObject({ step: 'encryption' });
  expect(asked).toEqual([]);
});

test('a server that is not there, and one that is none, are a connection that failed', async () => {
  const url = await serve({});
  const nothing = with_(url, { port: '9' });
  expect(await askMailServer(nothing, 'a@b.example')).toEqual({
    step: 'connection',
    code: 'ECONNREFUSED',
  });
  // Encryption from the first byte is not what this server speaks.
  const secure = new URL(url.href.replace('smtp:', 'smtps:'));
  expect(await askMailServer(secure, 'a@b.example')).toMatchObject({ step: 'connection' });
});
