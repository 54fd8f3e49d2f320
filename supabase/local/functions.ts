import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { forward, FUNCTIONS_PATH, refuse } from './function-call.ts';
import { verifiesToken } from './function-config.ts';
import { FunctionRuntime } from './function-runtime.ts';
import { LOCAL_KEYS, type LocalSettings } from './settings.ts';
import { isSignedToken } from './signed-token.ts';

export type Functions = {
  /** Answers /functions/v1/<name>. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
};

const KEYS: readonly string[] = [LOCAL_KEYS.publishable, LOCAL_KEYS.secret];

/** The gateway to supabase/functions, with the checks and answers of the hosted one. */
export function createFunctions(settings: LocalSettings): Functions {
  const runtime = new FunctionRuntime(settings);
  const configFile = path.join(settings.supabaseFolder, 'config.toml');
  const config = existsSync(configFile) ? readFileSync(configFile, 'utf8') : '';

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const name = pathname.slice(FUNCTIONS_PATH.length + 1).split('/')[0] ?? '';
      if (!isFunction(settings.supabaseFolder, name)) {
        return refuse(404, 'NOT_FOUND', 'Requested function was not found');
      }
      const refusal = request.method === 'OPTIONS' ? null : check(request, config, name);
      return refusal ?? forward(request, runtime);
    },
    close: () => runtime.close(),
  };
}

function isFunction(supabaseFolder: string, name: string): boolean {
  // the pattern keeps the path inside the folder
  if (!/^[A-Za-z0-9][\w-]*$/.test(name)) return false;
  return existsSync(path.join(supabaseFolder, 'functions', name, 'index.ts'));
}

function check(request: Request, config: string, name: string): Response | null {
  if (!KEYS.includes(request.headers.get('apikey') ?? '')) {
    return refuse(401, 'UNAUTHORIZED_INVALID_API_KEY', 'Invalid API key');
  }
  if (!verifiesToken(config, name)) return null;
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return refuse(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');
  // a user's token only: hosted takes no publishable or secret key here, and supabase-js sends none
  if (isSignedToken(token, LOCAL_KEYS.jwt)) return null;
  return refuse(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
}
