-- Only the server counts. Before, anyone with the publishable key could call the function with keys, limits and seconds
-- of their choice, and fill the table until sign-in was refused.
drop function public.take_turn;

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
comment on function public.consume_rate_limit is 'Counts a request for its client and for everybody; gives the seconds to wait for each, 0 where it is within the limit.';

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

create function public.is_known_client(p_key text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from private.rate_limits where key = p_key and expires_at > now());
$$;
comment on function public.is_known_client is 'Whether a counter of this key is running. Used for clients from which an administrator signed in.';

-- A session of an administrator ends 24 hours after the sign-in and after 8 hours without use, also where the auth
-- service has no such limit.
create function public.admin_access(p_user_id uuid, p_session_id uuid) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when not exists (select from public.profiles where id = p_user_id and is_admin) then 'user'
    when exists (
      select from auth.sessions
      where id = p_session_id and user_id = p_user_id
        and created_at > now() - interval '24 hours'
        and coalesce(updated_at, created_at) > now() - interval '8 hours'
    ) then 'admin'
    else 'expired'
  end;
$$;
comment on function public.admin_access is 'What a verified session may do: admin, user, or expired for a session of an administrator that is too old.';

revoke execute on function
  public.consume_rate_limit, public.is_known_client, public.admin_access, private.count_request
from public, anon, authenticated;
grant execute on function public.consume_rate_limit, public.is_known_client, public.admin_access to service_role;
