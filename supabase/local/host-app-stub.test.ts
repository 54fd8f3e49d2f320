import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LOOPBACK } from '../../lib/server/commands/ports.ts';
import { serveHostAppStub } from './host-app-stub.ts';

test('answers every path and method on this machine only, and names them', async () => {
  const stub = await serveHostAppStub(0, 'http://localhost:3000');
  onTestFinished(() => void stub.close());
  const { port, address: host } = stub.address() as AddressInfo;
  expect(host).toBe(LOOPBACK);
  const response = await fetch(`http://${LOOPBACK}:${port}/auth/register?plan=<b>`, {
    method: 'POST',
    body: 'x',
  });
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('<code>POST /auth/register?plan=%3Cb%3E</code>');
  expect(page).toContain('<a href="http://localhost:3000/">');
  expect(page).not.toContain('<script');
});
