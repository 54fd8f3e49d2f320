import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentId, REPETITION_MS } from './content-id.ts';

const MIGRATION = '../../supabase/migrations/20261126200500_submissions.sql';

const fields = { name: 'Ada', phone: null };
const file = { kind: 'pdf', bytes: new TextEncoder().encode('%PDF-') };

describe('contentId', () => {
  it('gives the same id for the same content in any order', () => {
    expect(contentId({ phone: null, name: 'Ada' })).toBe(contentId(fields));
    expect(contentId(fields, { ...file, bytes: file.bytes.slice() })).toBe(contentId(fields, file));
  });

  it('gives another one for anything else', () => {
    const ids = [
      contentId(fields),
      contentId({ ...fields, name: 'Ada ' }),
      contentId({ ...fields, phone: '' }),
      contentId(fields, file),
      contentId(fields, { ...file, kind: 'doc' }),
      contentId(fields, { ...file, bytes: new Uint8Array([1]) }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is one submission for as long as the database says', () => {
    const sql = readFileSync(path.join(import.meta.dirname, MIGRATION), 'utf8');
    const minutes = /repetition_time[^;]*interval '(\d+) minutes'/.exec(sql)?.[1];
    expect(Number(minutes) * 60_000).toBe(REPETITION_MS);
  });

  it('is a UUID, and stays what it was: rows are compared by it', () => {
    expect(contentId(fields)).toBe('ebe17742-b06a-4777-90eb-9dc307d38f56');
  });
});
