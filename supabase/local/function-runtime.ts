import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { LOCAL_KEYS, LOOPBACK, type LocalSettings } from './settings.ts';

const PROJECT_FOLDER = path.join(import.meta.dirname, '../..');
const DENO = path.join(PROJECT_FOLDER, 'node_modules/.bin/deno');
const START_TIMEOUT_MS = 20_000;

/** Printed by functions-main.ts once its port is bound. */
const READY_LINE = 'nightdesk-functions-ready';

/** Thrown when Deno does not come up. */
export class RuntimeStartError extends Error {
  override name = 'RuntimeStartError';
}

/** One Deno process for all functions: started at the first call, started again when it has died. */
export class FunctionRuntime {
  readonly #settings: LocalSettings;
  #child: ChildProcess | null = null;
  #ready: Promise<void> | null = null;

  constructor(settings: LocalSettings) {
    this.#settings = settings;
  }

  /** The address functions are reached at; waits for the runtime to be up. */
  async address(): Promise<string> {
    this.#ready ??= this.#start();
    await this.#ready;
    return `http://${LOOPBACK}:${this.#settings.functionsPort}`;
  }

  /** Stops the process and waits for its end. */
  async close(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    this.#ready = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    // functions-main.ts ends with its standard input, which also covers a parent that was killed
    child.stdin?.end();
    const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
    await ended;
    clearTimeout(timer);
  }

  #start(): Promise<void> {
    const child = spawn(DENO, denoArguments(this.#settings), {
      cwd: PROJECT_FOLDER,
      env: denoEnvironment(this.#settings),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    child.stdin.on('error', () => undefined);
    const forget = () => {
      if (this.#child === child) this.#ready = null;
    };
    child.once('close', forget);
    return new Promise((resolve, reject) => {
      const fail = () => {
        forget();
        reject(new RuntimeStartError());
      };
      const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
      child
        .once('error', fail)
        .once('close', fail)
        .once('close', () => clearTimeout(timer));
      createInterface(child.stdout).on('line', (line) => {
        if (line !== READY_LINE) return process.stdout.write(`${line}\n`);
        clearTimeout(timer);
        return resolve();
      });
    });
  }
}

function denoArguments(settings: LocalSettings): string[] {
  return [
    'run',
    '--no-prompt',
    // nothing is downloaded: functions may import what package.json installs
    '--cached-only',
    '--node-modules-dir=manual',
    '--allow-net',
    '--allow-env',
    `--allow-read=${PROJECT_FOLDER},${settings.supabaseFolder}`,
    path.join(import.meta.dirname, 'functions-main.ts'),
    path.join(settings.supabaseFolder, 'functions'),
    String(settings.functionsPort),
  ];
}

/** The variables a hosted function finds, and those of supabase/functions/.env as with the Supabase CLI. */
function denoEnvironment(settings: LocalSettings): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  const file = path.join(settings.supabaseFolder, 'functions/.env');
  return {
    ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}),
    PATH,
    HOME,
    TMPDIR,
    NODE_ENV: process.env.NODE_ENV,
    DENO_DIR: path.join(settings.dataFolder, 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    SUPABASE_URL: settings.backendUrl,
    SUPABASE_ANON_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SERVICE_ROLE_KEY: LOCAL_KEYS.secret,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: LOCAL_KEYS.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_KEYS.secret }),
  };
}
