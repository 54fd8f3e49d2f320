import { setTimeout as sleep } from 'node:timers/promises';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../../../lib/form-guard.ts';
import { listCallables, type Callable } from '../../support/server-actions.ts';
import { SITE_URL } from '../../support/site.ts';

/** Longer than anything that the site waits for (lib/supabase/budgets.ts). */
const PATIENCE_MS = 60_000;
/** A form that is sent in the millisecond of its form token is taken for a machine's, whatever ABUSE_TOLERANCE says. */
const TOUCH_MS = 5;

/** What an action answered: its state, or the address that it leads to. */
export type Answer = {
  status: string;
  message?: string;
  location?: string;
  [more: string]: unknown;
};

/** One browser, as far as a server can tell: cookies, a form's form token, calls of actions. */
export async function openVisitor() {
  const actions = await listCallables();
  const cookies = new Map<string, string>();

  async function ask(path: string, init: RequestInit & { headers?: object } = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(SITE_URL + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
      headers: { ...init.headers, ...(cookie ? { cookie } : {}) },
    });
    for (const set of response.headers.getSetCookie()) keep(set);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  function keep(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(setCookie) || !value) cookies.delete(name);
    else cookies.set(name, value);
  }

  async function call(name: string, path: string, body: BodyInit): Promise<Answer> {
    const headers: Record<string, string> = {
      accept: 'text/x-component',
      origin: SITE_URL,
      'next-action': idOf(actions, name),
    };
    if (typeof body === 'string') headers['content-type'] = 'text/plain;charset=UTF-8';
    const answer = await ask(path, { method: 'POST', headers, body });
    const location = answer.headers.get('x-action-redirect');
    if (location) return { status: 'redirected', location: location.split(';')[0] };
    if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status}`);
    return stateOf(name, answer.text);
  }

  return {
    ask,
    /** Calls an action with its arguments, as the page's script does. */
    callAction: (name: string, path: string, ...args: unknown[]) =>
      call(name, path, JSON.stringify(args)),
    /** Sends a form, as the page's script does: with the form token of somebody who has touched it. */
    sendForm: async (name: string, path: string, fields: Record<string, string | File>) => {
      const formToken = await ask('/form-token');
      await sleep(TOUCH_MS);
      const all = { ...fields, [HONEYPOT_FIELD]: '', [FORM_TOKEN_FIELD]: formToken.text };
      const body = new FormData();
      for (const [field, value] of Object.entries(all)) body.append(`_1_${field}`, value);
      // The arguments of the action, as React writes them: the state before, and the form that is told of above.
      body.append('0', JSON.stringify([{ status: 'idle' }, '$K1']));
      return call(name, path, body);
    },
    isSignedIn: () => [...cookies.keys()].some((name) => name.startsWith('nightdesk-session')),
  };
}

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

function idOf(actions: Callable[], name: string): string {
  const action = actions.find((one) => one.name === name && !one.isCachedRead);
  if (!action) throw new Error(`The build knows no action called ${name}.`);
  return action.id;
}

/** The answer's second row holds what the action gave; the rows after it are the page, made again. */
function stateOf(name: string, text: string): Answer {
  const row = /(?:^|\n)1:(\{"status":[^\n]*\})/.exec(text)?.[1];
  if (!row) throw new Error(`${name} gave no state: ${text.slice(0, 200)}`);
  return JSON.parse(row) as Answer;
}
