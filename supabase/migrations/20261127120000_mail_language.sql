-- The language in which a visitor filled in a form: the mails to this visitor are written in it, and who answers knows it.
-- Mails to the site itself stay in English.
do $$
declare
  relation text;
begin
  foreach relation in array array['outbox', 'job_applications', 'contact_requests', 'newsletter_subscriptions'] loop
    execute format(
      'alter table public.%I add column language text not null default ''en'' check (language in (''en'', ''de'', ''fr'', ''nl'', ''et''))',
      relation
    );
  end loop;
end;
$$;
comment on column public.outbox.language is 'The language of the mail.';
comment on column public.job_applications.language is 'The language of the page with the form.';
comment on column public.contact_requests.language is 'The language of the page with the form.';
comment on column public.newsletter_subscriptions.language is 'The language of the page on which the address was given last.';

create or replace function private.announce_application() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about jsonb := jsonb_build_object(
    'id', new.id, 'position', (select title from public.job_openings where id = new.job_id)
  );
begin
  insert into public.outbox (template, data) values ('application-notice', about);
  if not new.is_suspected_spam then
    insert into public.outbox (template, recipient, data, language)
    values ('application-receipt', new.email, about - 'id', new.language);
  end if;
  return null;
end;
$$;

create or replace function private.announce_contact_request() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox (template, data) values ('contact-notice', jsonb_build_object('id', new.id));
  if not new.is_suspected_spam then
    insert into public.outbox (template, recipient, language) values ('contact-receipt', new.email, new.language);
  end if;
  return null;
end;
$$;

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
  select count(*) filter (where created_at > now() - interval '1 hour'), count(*) into in_an_hour, in_a_day
  from public.outbox
  where private.mailbox(recipient) = private.mailbox(new.email)
    and template = 'newsletter-confirmation' and created_at > now() - interval '1 day';
  -- Only the owner of an address can end its subscription, so one who comes back does not wait for the hour.
  if in_a_day >= 3 or (in_an_hour >= 1 and (tg_op = 'INSERT' or old.unsubscribed_at is null)) then
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

drop function public.subscribe_address(text, boolean);
create function public.subscribe_address(p_email text, p_is_suspected_spam boolean, p_language text default 'en')
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.newsletter_subscriptions as known (email, is_suspected_spam, language)
  values (p_email, p_is_suspected_spam, p_language)
  on conflict (email) do update set
    requested_at = now(), confirmed_at = null, unsubscribed_at = null, language = excluded.language
  where known.confirmed_at is null or known.unsubscribed_at is not null;
$$;
comment on function public.subscribe_address is 'Stores an address and asks it for confirmation, where the limit of its mailbox allows a mail; otherwise its last mail stays valid. One that is confirmed already is left as it is.';
revoke execute on function public.subscribe_address from public, anon, authenticated, service_role;
grant execute on function public.subscribe_address to service_role;

-- Everyone may write into the data of the own account, so it is looked at before it counts.
create or replace function private.mail_account_owner(p_user_id uuid, p_template text) returns void
language sql
security definer
set search_path = ''
as $$
  -- An address that the outbox does not take must not undo what the mail would tell about.
  insert into public.outbox (template, recipient, language)
  select p_template, email, case
      when raw_user_meta_data ->> 'language' in ('de', 'fr', 'nl', 'et') then raw_user_meta_data ->> 'language'
      else 'en'
    end
  from auth.users
  where id = p_user_id and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254;
$$;
