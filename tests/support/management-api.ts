import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The project of the mock. */
export const PROJECT_REF = 'abcdefghijklmnopqrst';

type Settings = Record<string, unknown>;

const PROVIDERS =
  'apple azure bitbucket discord facebook figma github gitlab google kakao keycloak linkedin_oidc slack_oidc notion slack spotify twitch twitter x workos zoom';
const HOOKS =
  'custom_access_token mfa_verification_attempt password_verification_attempt send_sms send_email before_user_created after_user_created';
const MAILS = 'confirmation email_change invite magic_link reauthentication recovery';
const NOTES =
  'password_changed email_changed phone_changed mfa_factor_enrolled mfa_factor_unenrolled identity_linked identity_unlinked';

/** Groups of settings with a beginning in common, `#`, and what follows it; then those that have none. */
const GROUPS = `
${PROVIDERS.replaceAll(/\w+/g, 'external_$&')} # enabled client_id secret email_optional url additional_client_ids skip_nonce_check
external # email_enabled phone_enabled anonymous_users_enabled web3_solana_enabled web3_ethereum_enabled
${HOOKS.replaceAll(/\w+/g, 'hook_$&')} # enabled uri secrets
mailer_subjects # ${MAILS} ${NOTES.replaceAll(/\w+/g, '$&_notification')}
mailer_templates # ${MAILS.replaceAll(/\w+/g, '$&_content')} ${NOTES.replaceAll(/\w+/g, '$&_notification_content')}
mailer_notifications # ${NOTES.replaceAll(/\w+/g, '$&_enabled')}
mailer # allow_unverified_email_sign_ins autoconfirm otp_length secure_email_change_enabled
mfa # max_enrolled_factors totp_enroll_enabled totp_verify_enabled
mfa_phone # enroll_enabled verify_enabled template max_frequency
mfa_web_authn # enroll_enabled verify_enabled
webauthn_rp # display_name id origins
nimbus_oauth # client_id email_optional client_secret
password # hibp_enabled min_length required_characters
rate_limit # anonymous_users email_sent sms_sent token_refresh verify otp web3
saml # enabled external_url allow_encrypted_assertions
security # sb_forwarded_for_enabled captcha_enabled captcha_provider captcha_secret manual_linking_enabled refresh_token_reuse_interval
security_update_password # require_current_password require_reauthentication
sessions # inactivity_timeout single_per_user tags timebox
sms # autoconfirm max_frequency messagebird_access_key messagebird_originator otp_exp provider template test_otp test_otp_valid_until
sms # textlocal_api_key textlocal_sender vonage_api_key vonage_api_secret vonage_from twilio_account_sid twilio_auth_token twilio_content_sid
sms_twilio # message_service_sid verify_account_sid verify_auth_token verify_message_service_sid
smtp # admin_email host max_frequency pass port sender_name user
db_max_pool_size # unit
`;
const ALONE =
  'api_max_request_duration db_max_pool_size disable_signup jwt_exp site_url refresh_token_rotation_enabled uri_allow_list oauth_server_authorization_path';

/** The names of the sign-in settings that the API gives: the CLI refuses an answer that lacks one. */
const NAMES = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' # ').map((words) => words.split(' ')))
  .flatMap(([heads = [], tails = []]) =>
    heads.flatMap((head) => tails.map((tail) => `${head}_${tail}`)),
  )
  .concat(ALONE.split(' '));

/** A new project, as far as this site looks at it. */
const NEW_PROJECT: Settings = {
  ...Object.fromEntries(NAMES.map((name) => [name, null])),
  ...{ passkey_enabled: false, custom_oauth_enabled: false, custom_oauth_max_providers: 0 },
  ...{ oauth_server_enabled: false, oauth_server_allow_dynamic_registration: false },
  ...{ mfa_phone_otp_length: 6, sms_otp_length: 6, mailer_otp_exp: 3600, mailer_otp_length: 8 },
  site_url: 'http://localhost:3000',
  uri_allow_list: 'http://localhost:3000/**',
  disable_signup: false,
  external_email_enabled: true,
  jwt_exp: 3600,
  mailer_autoconfirm: true,
  mailer_subjects_confirmation: 'Confirm Your Signup',
  mailer_subjects_recovery: 'Reset Your Password',
  mailer_templates_confirmation_content: '<a href="{{ .ConfirmationURL }}">Confirm</a>',
  mailer_templates_recovery_content: '<a href="{{ .ConfirmationURL }}">Reset</a>',
  password_min_length: 6,
  rate_limit_email_sent: 2,
  rate_limit_otp: 15,
  rate_limit_token_refresh: 100,
  rate_limit_verify: 15,
  security_sb_forwarded_for_enabled: false,
  security_update_password_require_current_password: false,
  security_update_password_require_reauthentication: false,
  sessions_inactivity_timeout: 0,
  sessions_timebox: 0,
};

/**
 * A mock of Supabase's management API with one new project, and sign-in settings that can be read and changed.
 *
 * @param refuse gives the sentence with which a change is refused as a whole, as the API does it, or undefined
 */
export async function startManagementApi(
  accessToken: string,
  refuse: (changes: Settings) => string | undefined = () => undefined,
) {
  const settings = { ...NEW_PROJECT };
  /** The changes that were sent, in order; a refused one too. */
  const changes: Settings[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const sent = await text(request);
    if (request.headers.authorization !== `Bearer ${accessToken}`)
      return answer(401, { message: 'Unauthorized' });
    const question = `${request.method} ${request.url}`;
    switch (question) {
      case `GET /v1/projects/${PROJECT_REF}`:
        return answer(200, {});
      case `GET /v1/projects/${PROJECT_REF}/billing/addons`:
        return answer(200, { selected_addons: [], available_addons: [] });
      case `GET /v2/projects/${PROJECT_REF}/config`:
        return answer(200, { data: { attributes: { auth: settings } } });
      case `GET /v1/projects/${PROJECT_REF}/config/auth`:
        return answer(200, settings);
      case `PATCH /v1/projects/${PROJECT_REF}/config/auth`: {
        const change = JSON.parse(sent) as Settings;
        changes.push(change);
        const refusal = refuse(change);
        if (refusal) return answer(400, { message: refusal });
        return answer(200, Object.assign(settings, change));
      }
      default:
        return answer(404, { message: `Cannot ${question}` });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settings,
    changes,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
