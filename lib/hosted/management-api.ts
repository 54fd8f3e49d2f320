/** Supabase's API for the settings of a project. `SUPABASE_API_URL` names another, for tests. */
const MANAGEMENT_API = 'https://api.supabase.com';

/** How long one call may take, in milliseconds. */
const CALL_MS = 10_000;

/** The setting of sign-in that config.toml has no word for. */
type AuthSettings = { security_sb_forwarded_for_enabled: boolean };

type Project = { ref: string; accessToken: string };

/** Changes sign-in settings of a project. Throws with the status where the API refuses. */
export async function changeAuthSettings(
  { ref, accessToken }: Project,
  changes: AuthSettings,
): Promise<void> {
  const api = process.env.SUPABASE_API_URL || MANAGEMENT_API;
  const response = await fetch(`${api}/v1/projects/${ref}/config/auth`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(changes),
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_MS),
  });
  if (!response.ok) throw new Error(`the management API answers ${response.status}`);
}
