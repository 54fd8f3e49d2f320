-- The proof of a sign-up is there, of full length and right, or it is none. An empty key that was stored past the site was
-- equal to the empty text that stood for a browser without one.

-- As in 20261126213500_people.sql. The comparison asks the form of one key only: a key of another form is not equal to it.
create or replace function public.settle_password(p_user_id uuid, p_session_id uuid, p_sign_up_key text default null)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_own boolean;
  address text;
  invitation public.invitations;
begin
  perform from public.profiles where id = p_user_id and password_state = 'unverified' for update;
  if not found then
    return 'kept';
  end if;
  select
    coalesce(p_sign_up_key ~ '^[A-Za-z0-9_-]{43}$' and raw_user_meta_data -> 'sign_up_key' = to_jsonb(p_sign_up_key), false),
    lower(email)
  into is_own, address
  from auth.users where id = p_user_id;
  update auth.users set
    raw_user_meta_data = raw_user_meta_data - 'sign_up_key',
    encrypted_password = case when is_own then encrypted_password end
  where id = p_user_id;
  if not is_own then
    delete from auth.sessions where user_id = p_user_id and id is distinct from p_session_id;
  end if;
  delete from public.invitations where email = address returning * into invitation;
  if invitation.expires_at > now() then
    update public.profiles set role = invitation.role, password_state = case when is_own then 'trusted' else 'expired' end
    where id = p_user_id;
    insert into public.administrator_changes (user_id, role, changed_by)
    values (p_user_id, invitation.role, invitation.invited_by);
  else
    update public.profiles set password_state = 'trusted' where id = p_user_id;
  end if;
  return case when is_own then 'kept' else 'removed' end;
end;
$$;
comment on function public.settle_password is 'After the first link of a mail was used in a session: keeps the password if the browser holds the key of the only sign-up, else removes it and ends all other sessions; then gives the role of an invitation. A key is the digest of 43 characters that the site made; null, or of another form, it is none. Gives kept or removed.';

-- Accounts that wait with a key that the site did not make hold none.
update auth.users set raw_user_meta_data = raw_user_meta_data - 'sign_up_key'
where raw_user_meta_data ? 'sign_up_key' and not (
  jsonb_typeof(raw_user_meta_data -> 'sign_up_key') = 'string'
  and raw_user_meta_data ->> 'sign_up_key' ~ '^[A-Za-z0-9_-]{43}$'
);

revoke execute on function public.settle_password from public, anon, authenticated, service_role;
grant execute on function public.settle_password to service_role;
