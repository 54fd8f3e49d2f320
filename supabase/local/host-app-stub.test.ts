import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOOPBACK } from '../../lib/server/commands/ports.ts';
import { serveHostAppStub } from './host-app-stub.ts';

let stub: Server;
let address: string;

beforeAll(async () => {
  stub = await serveHostAppStub(0, 'http://localhost:3000');
  address = `http://${LOOPBACK}:${(stub.address() as AddressInfo).port}`;
});

afterAll(() => stub.close());

test('answers every path and method, and names them', async () => {
  const response = await fetch(`${address}/auth/register?plan=<b>`, { method: 'POST', body: 'x' });
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('<code>POST /auth/register?plan=%3Cb%3E</code>');
  expect(page).toContain('<a href="http://localhost:3000/">');
  expect(page).not.toContain('<script');
});

test('is bound to this machine only', () => {
  expect((stub.address() as AddressInfo).address).toBe(LOOPBACK);
});
