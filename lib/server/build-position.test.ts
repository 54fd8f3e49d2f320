import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { notePosition, positionOf } from './build-position.ts';

const DATE = 'Thu, 26 Nov 2026 15:09:58 GMT';

/** What a build notes of a backend that answers so. */
async function noteFrom(answer: RequestListener) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const supabaseUrl = `http://127.0.0.1:${port}`;
  await notePosition(folder, { supabaseUrl, supabaseKey: 'sb_publishable_key' });
  server.close();
  return { folder, position: await positionOf(folder) };
}

it('notes the time of the backend, not of the machine that builds', async () => {
  const { position } = await noteFrom((request, response) => {
    const isKnown = request.headers.apikey === 'sb_publishable_key';
    response.writeHead(isKnown ? 200 : 401, { date: DATE }).end('"20261126"');
  });
  expect(position).toEqual({ at: '2026-11-26T15:09:58.000Z' });
});

it('notes nothing without a good answer, so that the pages expire with the first reading', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers: RequestListener[] = [
    (_, response) => response.writeHead(503, { date: DATE }).end(),
    (_, response) => response.writeHead(200, { date: 'soon' }).end(),
    (_, response) => response.destroy(),
  ];
  for (const answer of answers) expect((await noteFrom(answer)).position).toBeNull();
  const { folder } = await noteFrom(answers[0]!);
  for (const text of ['', '{}', '{"at":"soon"}', '{"at":1}', 'null']) {
    await writeFile(path.join(folder, 'content-position.json'), text);
    expect(await positionOf(folder), text).toBeNull();
  }
});
