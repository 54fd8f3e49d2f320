import { budgets } from '../supabase/budgets.ts';
import { reasonOf } from './ask.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import { askProject, type Project } from './project.ts';

const SUBJECT = 'function demo-booking';
const DEPLOY = 'supabase functions deploy demo-booking';

/** Whether the function is deployed, checks its callers itself, and knows the secret key. It books nothing. */
export async function checkFunction(project: Project): Promise<Line[]> {
  const { publishableKey, secretKey } = project;
  if (!project.url || !publishableKey)
    return [notChecked(SUBJECT, 'There is no usable publishable key.')];
  const call = (key: string, init: RequestInit) =>
    askProject(project, key, '/functions/v1/demo-booking', init, budgets.demoBooking);
  try {
    const refused = await call(publishableKey, { method: 'POST', body: '-' });
    if (refused.status === 404) return [wrong(SUBJECT, 'It is not deployed.', `${DEPLOY}.`)];
    const reason = (refused.json as { error?: unknown } | undefined)?.error;
    if (refused.status !== 401 || reason !== 'Invalid API key')
      return [
        wrong(
          SUBJECT,
          `A call without the secret key is answered with ${refused.status}, not by the function.`,
          `${DEPLOY}, with verify_jwt = false as in supabase/config.toml.`,
        ),
      ];
    if (!secretKey) return [right(SUBJECT, 'It is deployed, and refuses calls of visitors.')];
    // Refused for its type, after the key and before anything else.
    const { status } = await call(secretKey, {
      method: 'POST',
      body: '-',
      headers: { 'content-type': 'text/plain' },
    });
    return [
      status === 415
        ? right(SUBJECT, 'It is deployed, refuses calls of visitors and takes those of the server.')
        : wrong(
            SUBJECT,
            `It answers the server with ${status}.`,
            `${DEPLOY}; then look at its log in the dashboard.`,
          ),
    ];
  } catch (error) {
    return [notChecked(SUBJECT, `It gives no answer (${reasonOf(error)}).`)];
  }
}
