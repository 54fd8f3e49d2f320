/** Supabase's API for the settings of a project. `SUPABASE_API_URL` names another, for tests. */
const MANAGEMENT_API = 'https://api.supabase.com';

/** How long one call may take, in milliseconds. */
const CALL_MS = 10_000;

/** The settings of sign-in that this site looks at; the API has many more. */
export type AuthSettings = {
  site_url: string | null;
  uri_allow_list: string | null;
  disable_signup: boolean | null;
  external_email_enabled: boolean | null;
  mailer_autoconfirm: boolean | null;
  mailer_templates_confirmation_content: string | null;
  mailer_templates_recovery_content: string | null;
  password_min_length: number | null;
  security_sb_forwarded_for_enabled: boolean | null;
  security_update_password_require_current_password: boolean | null;
  smtp_host: string | null;
};

type Project = { ref: string; accessToken: string; apiUrl?: string };

/** Gives the sign-in settings of a project. Throws with the status where the API refuses. */
export const readAuthSettings = (project: Project) => call(project, 'GET');

/** Changes sign-in settings of a project. Throws with the status where the API refuses. */
export const changeAuthSettings = (project: Project, changes: Partial<AuthSettings>) =>
  call(project, 'PATCH', changes);

async function call(
  { ref, accessToken, apiUrl = process.env.SUPABASE_API_URL || MANAGEMENT_API }: Project,
  method: string,
  body?: object,
): Promise<AuthSettings> {
  const response = await fetch(`${apiUrl}/v1/projects/${ref}/config/auth`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_MS),
  });
  if (!response.ok) throw new Error(`the management API answers ${response.status}`);
  return (await response.json()) as AuthSettings;
}
