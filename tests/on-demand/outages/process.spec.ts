import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { DELAY_MS } from '../../support/faulty-proxy.ts';
import { descendantsOf } from '../../support/processes.ts';
import { ask, expect, FAILURES, test } from './fixtures.ts';
import { endServer, siteEnvironment } from '../../support/servers.ts';
import { COPY, insertRows, SECOND_PORT, startCopy } from './stand.ts';

test('/readyz says what it waits for, and is ready again as soon as it is there', async ({
  stand,
}) => {
  for (const fault of FAILURES) {
    stand.proxy.fail(fault);
    const { status, text, response, milliseconds } = await ask('/readyz');
    expect([status, text], fault).toEqual([503, '{"ready":false,"waitsFor":"backend"}']);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(milliseconds, fault).toBeLessThan(4_000);
    stand.proxy.heal();
    expect((await ask('/readyz')).text).toBe('{"ready":true}');
  }
});

test('asked to stop, the site finishes what it has begun and takes nothing new', async ({
  stand,
}) => {
  const rows = await insertRows(stand.backend.service(), 'Asked for at the last moment');
  stand.proxy.fail('delay');
  const begun = ask(rows.article);
  await pause(DELAY_MS / 2);
  const ended = endServer(stand.site);
  await pause(300);
  await expect(ask('/healthz')).rejects.toThrow();
  const { status, text } = await begun;
  expect(status).toBe(200);
  expect(text).toContain('Asked for at the last moment');
  expect(await ended).toBe(0);
  stand.site = await startCopy(stand.proxy.url);
});

test('a site that is killed is started again by itself', async ({ stand }) => {
  const [server] = await descendantsOf(stand.site.pid!);
  process.kill(server!.pid, 'SIGKILL');
  await expect(ask('/healthz')).rejects.toThrow();
  const answers = () =>
    ask('/faq').then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answers, { timeout: 30_000 }).toBe(200);
});

test('the end of npm is the end of the site', async ({ stand }) => {
  const npm = spawn('npm', ['start'], {
    cwd: COPY,
    env: siteEnvironment(stand.proxy.url, SECOND_PORT),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await printed(npm, 'Ctrl-C stops everything');
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  const answers = () =>
    fetch(`http://localhost:${SECOND_PORT}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 15_000 }).toBe(false);
});

async function printed(command: ChildProcess, text: string): Promise<void> {
  let output = '';
  for await (const chunk of command.stdout!) {
    output += String(chunk);
    if (output.includes(text)) return;
  }
  throw new Error(`It ended without having printed "${text}".`);
}
