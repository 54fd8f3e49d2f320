import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded, type EmbeddedBackend } from '../../support/backend.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const COPIED = ['migrations', 'seeds', 'templates', 'functions', 'config.toml'];

export type DemoFunction = {
  backend: EmbeddedBackend;
  /** Where Deno itself listens, behind the gateway. */
  directUrl: string;
  stop(): Promise<void>;
};

export type Answer = {
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

/** The real function in the real Deno runtime, with test settings in place of supabase/functions/.env. */
export async function startDemoFunction(settings: Record<string, string>): Promise<DemoFunction> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-demo-'));
  for (const name of COPIED) {
    await cp(path.join(ROOT, 'supabase', name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(path.join(folder, 'functions/.env'), lines.join(''));
  const backend = await startEmbedded(folder, false);
  const { port } = new URL(backend.url);
  return {
    backend,
    directUrl: `http://127.0.0.1:${Number(port) + 2}/demo-booking`,
    stop: async () => {
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
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

/** Calls the function as the website does. */
export async function book({ backend }: DemoFunction, formData: object): Promise<Answer> {
  const response = await fetch(`${backend.url}/functions/v1/demo-booking`, {
    method: 'POST',
    headers: { apikey: backend.keys.secret, 'content-type': 'application/json' },
    body: JSON.stringify({ formData }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

export type Row = {
  id: string;
  stay: string;
  status: string;
  provider_reference: string | null;
  phone_number: string;
  first_name: string | null;
};

/** What Postgres knows, the earliest stay first. */
export async function rows({ backend }: DemoFunction): Promise<Row[]> {
  const { data, error } = await backend.service().from('demo_bookings').select().order('stay');
  if (error) throw error;
  return data as Row[];
}

/** Empties the demo property. */
export async function emptyProperty({ backend }: DemoFunction): Promise<void> {
  const { error } = await backend.service().from('demo_bookings').delete().neq('provider', '');
  if (error) throw error;
}
