-- A form token serves one submission. What was answered to it is kept until the token expires: a double click and a
-- repetition after a lost answer get the first answer, and nothing is stored twice.
create table private.form_answers (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  claimed_until timestamptz not null,
  answer text check (octet_length(answer) <= 20000),
  expires_at timestamptz not null
);
comment on table private.form_answers is 'Form tokens that were used. Key: a keyed digest of the token; answer: encrypted with a key made from the token, null while its submission is being worked on. Deleted soon after the token expires.';
create index form_answers_expiry on private.form_answers (expires_at);

-- No policy: the functions below alone reach it.
alter table private.form_answers enable row level security;

create function private.forget_old_form_answers(p_at_most integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from private.form_answers
  where key in (
    select key from private.form_answers where expires_at <= now() limit p_at_most for update skip locked
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
comment on function private.forget_old_form_answers is 'Deletes some answers whose form tokens have expired.';

create function public.claim_form_token(
  p_key text,
  p_lease_seconds integer,
  p_expires_at timestamptz
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
  known private.form_answers;
begin
  -- Of two submissions at the same moment the second one waits here for the row of the first.
  insert into private.form_answers as held (key, claimed_until, expires_at)
  values (
    p_key,
    moment + make_interval(secs => p_lease_seconds),
    -- No token lives longer than a day.
    least(p_expires_at, moment + interval '1 day')
  )
  on conflict (key) do update set claimed_until = excluded.claimed_until
  where held.answer is null and held.claimed_until <= moment
  returning * into known;
  if found then
    -- Every claim deletes a few expired answers, after it has its own: two claims never wait for each other.
    perform private.forget_old_form_answers(20);
    return jsonb_build_object('state', 'claimed');
  end if;
  select * into known from private.form_answers where key = p_key;
  if known.answer is null then
    return jsonb_build_object('state', 'pending');
  end if;
  return jsonb_build_object('state', 'answered', 'answer', known.answer);
end;
$$;
comment on function public.claim_form_token is 'Claims a form token for one submission. Gives its state: claimed; pending while another submission with it is being worked on; answered, with the answer.';

create function public.settle_form_token(p_key text, p_answer text default null) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.form_answers where key = p_key and answer is null and p_answer is null;
  update private.form_answers set answer = p_answer where key = p_key and answer is null;
$$;
comment on function public.settle_form_token is 'Keeps the answer to a claimed form token; without one, frees the token: its submission failed and may be repeated.';

revoke execute on function
  public.claim_form_token, public.settle_form_token, private.forget_old_form_answers
from public, anon, authenticated;
grant execute on function public.claim_form_token, public.settle_form_token to service_role;
