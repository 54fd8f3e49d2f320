// Runs inside Deno: `deno run functions-main.ts <functions folder> <port>`. Gives every <name>/index.ts, written for the
// hosted runtime as `Deno.serve(handler)`, its own path on one port.

type Handler = (request: Request) => Response | Promise<Response>;

/** The little of Deno's interface used here; the project's own type check knows only Node's. */
type DenoRuntime = {
  args: string[];
  stdin: { readable: ReadableStream<Uint8Array> };
  serve(...values: unknown[]): unknown;
  exit(code: number): never;
};

const deno = (globalThis as unknown as { Deno: DenoRuntime }).Deno;
const [folder = '', port = ''] = deno.args;
const serve = deno.serve.bind(deno);
const handlers = new Map<string, Promise<Handler | null>>();
let served: Handler | null = null;
let loading: Promise<unknown> = Promise.resolve();

deno.serve = (...values: unknown[]) => {
  served = (values.find((value) => typeof value === 'function') as Handler | undefined) ?? null;
  return { finished: Promise.resolve() };
};

/** Imports a function at its first call, one at a time, because `served` tells which one called Deno.serve. */
function load(name: string): Promise<Handler | null> {
  const loaded = loading.then(async () => {
    served = null;
    await import(`file://${folder}/${name}/index.ts`);
    return served;
  });
  loading = loaded.catch(() => undefined);
  return loaded;
}

async function answer(request: Request): Promise<Response> {
  const { hostname, pathname } = new URL(request.url);
  // A web page with a name that was pointed at this machine; the gateway calls by the address.
  if (hostname !== '127.0.0.1') return new Response(null, { status: 421 });
  const name = pathname.split('/')[1] ?? '';
  if (!handlers.has(name)) handlers.set(name, load(name));
  const handler = await handlers.get(name)?.catch((error: unknown) => {
    console.error(`Function ${name} could not be loaded:`, error);
    return null;
  });
  if (handler) return handler(request);
  const message = 'Function failed to start (please check logs)';
  return Response.json({ code: 'BOOT_ERROR', message }, { status: 503 });
}

serve(
  {
    hostname: '127.0.0.1',
    port: Number(port),
    onListen: () => console.log('nightdesk-functions-ready'),
    onError: (error: unknown) => {
      console.error('A function crashed:', error);
      return new Response('Internal Server Error', { status: 500 });
    },
  },
  answer,
);

// Standard input is a pipe from the backend: it closes when the backend ends, also after a kill that no handler sees.
await deno.stdin.readable.pipeTo(new WritableStream());
deno.exit(0);

export {};
