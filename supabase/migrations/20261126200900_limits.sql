-- What is counted and remembered of requests: rate limits, and the answers to form tokens. Only the server calls these
-- functions: a client could name any key and fill the tables.

-- How often each form was sent lately. The keys are digests made with a secret of the site: no client can name the counter of
-- another one, or the shared one.
create table private.rate_limits (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  count integer not null check (count > 0),
  expires_at timestamptz not null
);
comment on table private.rate_limits is 'Counters of rate limits. The key says nothing about whom it belongs to; rows are deleted soon after they expire.';

create index rate_limits_expiry on private.rate_limits (expires_at);

-- No policy: the functions below alone reach it.
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated, service_role;

-- The limited query stands in an array: as a subquery of "in" the planner could run it once for each row, and delete more.
create function private.forget_old_rate_limits(p_at_most integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from private.rate_limits
  where key = any (array(
    select key from private.rate_limits where expires_at <= now() limit p_at_most for update skip locked
  ));
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
comment on function private.forget_old_rate_limits is 'Deletes some counters whose time is over.';

create function private.count_request(p_key text, p_limit integer, p_seconds integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
  counter private.rate_limits;
begin
  insert into private.rate_limits as known (key, count, expires_at)
  values (p_key, 1, moment + make_interval(secs => p_seconds))
  on conflict (key) do update set
    count = case when known.expires_at <= moment then 1 else least(known.count, 1000000) + 1 end,
    expires_at = case when known.expires_at <= moment then excluded.expires_at else known.expires_at end
  returning * into counter;
  -- Every call deletes a few expired counters, after it has its own: two calls never wait for each other.
  perform private.forget_old_rate_limits(20);
  if counter.count <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from counter.expires_at - moment)));
end;
$$;
comment on function private.count_request is 'Adds one to a counter; gives 0, or the seconds until a counter over its limit expires.';

create function public.consume_rate_limit(
  p_key text,
  p_limit integer,
  p_seconds integer,
  p_shared_key text default null,
  p_shared_limit integer default null,
  p_shared_seconds integer default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own_wait integer;
begin
  own_wait := private.count_request(p_key, p_limit, p_seconds);
  -- A client that is refused uses up nothing of the shared limit.
  if own_wait > 0 or p_shared_key is null then
    return jsonb_build_object('wait', own_wait, 'shared_wait', 0);
  end if;
  return jsonb_build_object(
    'wait', 0, 'shared_wait', private.count_request(p_shared_key, p_shared_limit, p_shared_seconds)
  );
end;
$$;
comment on function public.consume_rate_limit is 'Counts a request for its client and for all clients together; gives the seconds to wait for each, 0 where it is within the limit.';

-- A right password must not use up the guesses of other people. The counters are locked one after the other in the order that
-- is given, which is that of consume_rate_limit: two calls never wait for each other. And a counter is read only once it is
-- locked: two calls that take back the last two requests would both read 2.
create function public.release_rate_limit(p_keys text[]) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  counter private.rate_limits;
  wanted text;
begin
  foreach wanted in array p_keys loop
    select * into counter from private.rate_limits where key = wanted for update;
    if counter.count > 1 then
      update private.rate_limits set count = count - 1 where key = wanted;
    else
      delete from private.rate_limits where key = wanted;
    end if;
  end loop;
end;
$$;
comment on function public.release_rate_limit is 'Takes back one request from each of these counters: it was counted beforehand, and turned out to be no wrong guess.';

create function public.is_known_client(p_key text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from private.rate_limits where key = p_key and expires_at > now());
$$;
comment on function public.is_known_client is 'Whether a counter of this key is running. Used for clients from which an administrator signed in.';

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
revoke all on private.form_answers from public, anon, authenticated, service_role;

create function private.forget_old_form_answers(p_at_most integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from private.form_answers
  where key = any (array(
    select key from private.form_answers where expires_at <= now() limit p_at_most for update skip locked
  ));
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
  public.consume_rate_limit, public.release_rate_limit, public.is_known_client,
  public.claim_form_token, public.settle_form_token,
  private.count_request, private.forget_old_rate_limits, private.forget_old_form_answers
from public, anon, authenticated, service_role;
grant execute on function
  public.consume_rate_limit, public.release_rate_limit, public.is_known_client,
  public.claim_form_token, public.settle_form_token
to service_role;
