-- What calls at the same moment did to each other (tests/hosted/races.test.ts).

-- The counters are locked one after the other in the order that is given, which is that of consume_rate_limit: two calls
-- never wait for each other. And a counter is read only once it is locked: two calls that took back the last two requests
-- both read 2.
create or replace function public.release_rate_limit(p_keys text[]) returns void
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

-- The ids are worked out once: the planner may run a limited query again for each row, and each time it locks others.
create or replace function public.claim_outbox(p_limit integer) returns setof public.outbox
language sql
security definer
set search_path = ''
as $$
  -- Longer than the sender takes for the one mail that it claims at once; a process that ends in between loses nothing.
  update public.outbox set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
  where id = any (array(
    select id from public.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
    order by next_attempt_at
    limit p_limit
    for update skip locked
  ))
  returning *;
$$;

create or replace function private.forget_old_form_answers(p_at_most integer) returns integer
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

create or replace function public.set_administrator(p_email text, p_is_admin boolean) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  subject uuid;
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  -- One change at a time, so that two administrators cannot remove each other.
  perform pg_advisory_xact_lock(hashtextextended('public.profiles.is_admin', 0));
  -- Again: the change that was waited for may have removed the caller.
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  select users.id into subject from auth.users
  where lower(users.email) = lower(p_email) and email_confirmed_at is not null;
  if not found then
    return 'unknown';
  end if;
  if not p_is_admin
    and not exists (select from public.profiles where is_admin and profiles.id <> subject) then
    return 'last';
  end if;
  update public.profiles set
    is_admin = p_is_admin,
    password_state = case when p_is_admin then 'expired' else password_state end
  where profiles.id = subject and is_admin is distinct from p_is_admin;
  if found then
    insert into public.administrator_changes (user_id, is_admin, changed_by)
    values (subject, p_is_admin, (select auth.uid()));
    -- Somebody else may know the password, or hold a session: neither must open the admin area.
    delete from auth.sessions where user_id = subject;
    if p_is_admin then
      perform private.mail_account_owner(subject, 'administrator-access');
    end if;
  end if;
  return 'done';
end;
$$;
