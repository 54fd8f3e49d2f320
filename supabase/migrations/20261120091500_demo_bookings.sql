-- Demo bookings: who stays in the demo property, and when. One property, so no two stays may overlap.
create table public.demo_bookings (
  -- also the reference by which the booking is found again in the booking system
  id uuid primary key default gen_random_uuid(),
  stay daterange not null check (not isempty(stay) and not lower_inf(stay) and not upper_inf(stay)),
  status text not null default 'held' check (status in ('held', 'confirmed')),
  held_until timestamptz,
  provider text not null check (provider in ('sandbox', 'smoobu')),
  provider_reference text check (char_length(provider_reference) <= 100),
  phone_number text not null check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  language text check (language in ('en', 'fr', 'de', 'nl', 'et')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint demo_bookings_hold_expires check ((status = 'held') = (held_until is not null)),
  constraint demo_bookings_do_not_overlap exclude using gist (stay with &&),
  constraint demo_bookings_one_for_each_number unique (phone_number)
);
comment on table public.demo_bookings is 'Stays in the demo property that are held or booked. Only the service role, for the function demo-booking, reads and writes them. Rows are deleted once their stay has ended.';
comment on column public.demo_bookings.stay is 'The nights: the day of arrival is in it, the day of departure is not.';
comment on column public.demo_bookings.status is 'held: the booking system is being asked; confirmed: it has the booking.';
comment on column public.demo_bookings.held_until is 'When a hold whose request never came back is given up.';
comment on column public.demo_bookings.phone_number is 'E.164. Personal data: needed to refuse a second running demo, deleted with the row.';
comment on column public.demo_bookings.first_name is 'As last_name and language: kept only where the sandbox is the booking system.';

create trigger set_updated_at before update on public.demo_bookings
  for each row execute function private.set_updated_at();

-- No policy: nobody reaches the table over the API but the service role.
alter table public.demo_bookings enable row level security;

create function private.demo_today() returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Europe/Zurich')::date;
$$;
comment on function private.demo_today is 'The day at the demo property.';

create function public.forget_ended_demo_bookings() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.demo_bookings
  where upper(stay) <= private.demo_today() or held_until < now();
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
comment on function public.forget_ended_demo_bookings is 'Deletes stays that have ended and holds that were given up. Every reservation does it first; a schedule may do it daily.';

create function public.reserve_demo_stay(
  p_phone_number text,
  p_provider text,
  p_nights integer,
  p_horizon_days integer,
  p_hold_seconds integer,
  p_taken_nights date[]
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  running public.demo_bookings;
  reserved public.demo_bookings;
  today date := private.demo_today();
  arrival date;
  existing integer;
begin
  -- One reservation at a time, so that two requests see each other; the constraints hold even without it.
  perform pg_advisory_xact_lock(hashtextextended('public.demo_bookings', 0));
  perform public.forget_ended_demo_bookings();

  select * into running from public.demo_bookings where phone_number = p_phone_number;
  if found then
    return jsonb_build_object('outcome', 'duplicate', 'status', running.status, 'departure', upper(running.stay));
  end if;

  select today + ahead into arrival
  from generate_series(1, p_horizon_days) as ahead
  where not exists (
      select from public.demo_bookings where stay && daterange(today + ahead, today + ahead + p_nights)
    )
    and not exists (
      select from unnest(p_taken_nights) as night
      where night >= today + ahead and night < today + ahead + p_nights
    )
  order by ahead
  limit 1;
  if arrival is null then
    return jsonb_build_object('outcome', 'full');
  end if;

  select count(*) into existing from public.demo_bookings where status = 'confirmed';
  insert into public.demo_bookings (stay, held_until, provider, phone_number)
  values (
    daterange(arrival, arrival + p_nights),
    now() + make_interval(secs => p_hold_seconds),
    p_provider,
    p_phone_number
  )
  returning * into reserved;
  return jsonb_build_object(
    'outcome', 'reserved', 'id', reserved.id, 'arrival', arrival, 'departure', upper(reserved.stay), 'existing', existing
  );
end;
$$;
comment on function public.reserve_demo_stay is 'Holds the next free stay for a phone number, or says why not: duplicate (a demo runs for the number) or full.';

create function public.keep_sandbox_booking(p_id uuid, p_first_name text, p_last_name text, p_language text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.demo_bookings;
begin
  update public.demo_bookings set first_name = p_first_name, last_name = p_last_name, language = p_language
  where id = p_id and status = 'held' and provider = 'sandbox'
  returning * into kept;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'id', kept.id, 'provider', 'sandbox', 'arrival', lower(kept.stay), 'departure', upper(kept.stay)
  );
end;
$$;
comment on function public.keep_sandbox_booking is 'The booking system of the sandbox: writes the guest into the held stay and answers with the booking, or null.';

create function public.confirm_demo_booking(p_id uuid, p_provider_reference text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.demo_bookings set status = 'confirmed', held_until = null, provider_reference = p_provider_reference
  where id = p_id and (status = 'held' or provider_reference = p_provider_reference);
  return found;
end;
$$;
comment on function public.confirm_demo_booking is 'Turns a hold into a booking, also when asked again; false when the hold is gone or is another booking.';

create function public.release_demo_stay(p_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.demo_bookings where id = p_id and status = 'held';
  return found;
end;
$$;
comment on function public.release_demo_stay is 'Gives a held stay back; never touches a booking.';

revoke execute on function
  public.forget_ended_demo_bookings,
  public.reserve_demo_stay,
  public.keep_sandbox_booking,
  public.confirm_demo_booking,
  public.release_demo_stay,
  private.demo_today
from public, anon, authenticated;
grant execute on function
  public.forget_ended_demo_bookings,
  public.reserve_demo_stay,
  public.keep_sandbox_booking,
  public.confirm_demo_booking,
  public.release_demo_stay
to service_role;
