-- As in 20261127120000_mail_language.sql. Who asks again in another language gets the mail in it: the one that waits, or
-- else a further one, within the three of a day.
create or replace function private.ask_for_confirmation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  in_an_hour integer;
  in_a_day integer;
begin
  perform private.lock_mailbox(new.email);
  if tg_op = 'UPDATE' and new.language <> old.language then
    update public.outbox set language = new.language
    where private.mailbox(recipient) = private.mailbox(new.email) and recipient = new.email
      and template = 'newsletter-confirmation' and sent_at is null and failed_at is null
      -- A newer mail has taken the place of any other.
      and encode(sha256((data ->> 'token')::bytea), 'hex') = new.token_hash;
    if found then
      return null;
    end if;
  end if;
  select count(*) filter (where created_at > now() - interval '1 hour'), count(*) into in_an_hour, in_a_day
  from public.outbox
  where private.mailbox(recipient) = private.mailbox(new.email)
    and template = 'newsletter-confirmation' and created_at > now() - interval '1 day';
  -- Only the owner of an address can end its subscription, so one who comes back does not wait for the hour.
  if in_a_day >= 3
    or (in_an_hour >= 1 and (tg_op = 'INSERT' or (old.unsubscribed_at is null and new.language = old.language))) then
    return null;
  end if;
  update public.newsletter_subscriptions set token_hash = encode(sha256(token::bytea), 'hex') where id = new.id;
  insert into public.outbox (template, recipient, data, language) values (
    'newsletter-confirmation', new.email,
    jsonb_build_object('token', token, 'unsubscribe', new.unsubscribe_token), new.language
  );
  return null;
end;
$$;
comment on function private.ask_for_confirmation is 'Trigger: makes the token of a subscription and the mail that carries it, three times a day at most for a mailbox, and once an hour in the same language.';
revoke execute on function private.ask_for_confirmation from public, anon, authenticated, service_role;
