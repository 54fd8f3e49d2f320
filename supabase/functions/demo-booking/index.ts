// The edge function demo-booking. One file for hosted Supabase and for the embedded gateway: packages are imported by
// their bare names, which deno.json maps on hosted and package.json resolves here.
import { answerCall } from './answer-call.ts';

/** The little of Deno's interface used here; the project's own type check knows only Node's. */
type DenoRuntime = {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const deno = (globalThis as unknown as { Deno: DenoRuntime }).Deno;
const env = deno.env.toObject();

deno.serve((request) => answerCall(request, env));
