import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startEmbedded } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const COPIED = ['migrations', 'seeds', 'templates', 'functions', 'config.toml'];

type Answer = {
  status: number;
  body: {
    success: boolean;
    error: string | null;
    message: string;
    selectedDate: string | null;
    departureDate: string | null;
    bookingCount: number | null;
    bookingResponse: { id?: unknown } | null;
  };
};

/**
 * The real function in the real Deno runtime, with the given settings in place of supabase/functions/.env, and an empty
 * demo property before each test.
 */
export function registerDemoFunction(settings: () => Promise<Record<string, string>>) {
  let folder: string;
  // Hooks that clean up run in reverse order: this one when the backend has stopped.
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const backend = registerBackend(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-demo-'));
    for (const name of COPIED) {
      await cp(path.join(ROOT, 'supabase', name), path.join(folder, name), { recursive: true });
    }
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const lines = Object.entries(await settings()).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(path.join(folder, 'functions/.env'), lines.join(''));
    return startEmbedded(folder, false);
  });
  const table = () => backend().service().from('demo_bookings');

  /** Calls the function as the website does, by default without saying what repetitions are told by. */
  async function book(formData: object, contentId?: string): Promise<Answer> {
    const response = await fetch(`${backend().url}/functions/v1/demo-booking`, {
      method: 'POST',
      headers: { apikey: backend().keys.secret, 'content-type': 'application/json' },
      body: JSON.stringify({ formData, contentId }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  // Deno starts with the first call; a refused one is enough.
  beforeAll(async () => void (await book({})));
  beforeEach(async () => void (await table().delete().neq('provider', '').throwOnError()));

  return {
    backend,
    book,
    table,
    /** What Postgres knows, the earliest stay first. */
    rows: async () => (await table().select().order('stay').throwOnError()).data,
    /** Where Deno itself listens, behind the gateway. */
    directUrl: () => `http://127.0.0.1:${Number(new URL(backend().url).port) + 2}/demo-booking`,
  };
}

export const ADA = {
  name: 'Ada',
  lastName: 'Meier',
  language: 'en',
  phoneNumber: '+41 79 123 45 67',
};

let numbers = 0;

/** A guest with a number that is unused in this file. */
export function newGuest() {
  numbers += 1;
  return { ...ADA, phoneNumber: `+4179${String(2_000_000 + numbers)}` };
}
