import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { DELAY_MS } from '../support/faulty-proxy.ts';
import { printed } from '../support/processes.ts';
import { expect, FAILURES, insertRows, test } from './fixtures.ts';
import { endServer, siteEnvironment } from '../support/servers.ts';

test('/readyz says what it waits for, and is ready again as soon as it is there', async ({
  stand,
}) => {
  for (const fault of FAILURES) {
    stand.proxy.fail(fault);
    const { status, text, response, milliseconds } = await stand.ask('/readyz');
    expect([status, text], fault).toEqual([503, '{"ready":false,"waitsFor":"backend"}']);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(milliseconds, fault).toBeLessThan(4_000);
    stand.proxy.restore();
    expect((await stand.ask('/readyz')).text).toBe('{"ready":true}');
  }
});

test('asked to stop, the site finishes what it has begun and takes nothing new', async ({
  stand,
}) => {
  const rows = await insertRows(stand.backend.service(), 'Asked for at the last moment');
  stand.proxy.fail('delay');
  const begun = stand.ask(rows.article);
  await pause(DELAY_MS / 2);
  const ended = endServer(stand.server());
  await pause(300);
  await expect(stand.ask('/healthz')).rejects.toThrow();
  const { status, text } = await begun;
  expect(status).toBe(200);
  expect(text).toContain('Asked for at the last moment');
  expect(await ended).toBe(0);
  await stand.restart();
});

test('the end of npm is the end of the site', async ({ stand }) => {
  const port = stand.port + 1;
  const npm = spawn('npm', ['start'], {
    cwd: stand.folder,
    env: siteEnvironment(stand.proxy.url, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await printed(npm, 'Ctrl-C stops everything');
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  const answers = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 15_000 }).toBe(false);
});
