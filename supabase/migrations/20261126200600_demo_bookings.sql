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
  answered_at timestamptz,
  answer_due_at timestamptz not null default now() + interval '2 days',
  handled_state text not null default 'new' check (handled_state in ('new', 'read', 'handled')),
  note text not null default '' check (char_length(note) <= 5000),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(
      coalesce(phone_number, '') || e'\n' || coalesce(first_name, '') || e'\n' || coalesce(last_name, '') || e'\n'
      || coalesce(note, '')
    )
  ) stored,
  constraint demo_bookings_hold_expires check ((status = 'held') = (held_until is not null)),
  constraint demo_bookings_do_not_overlap exclude using gist (stay with &&),
  constraint demo_bookings_one_for_each_number unique (phone_number)
);
comment on table public.demo_bookings is 'Stays in the demo property that are held or booked. The service role writes them, for the function demo-booking; administrators read and mark them. Rows are deleted once their stay has ended.';
comment on column public.demo_bookings.stay is 'The nights: the day of arrival is in it, the day of departure is not.';
comment on column public.demo_bookings.status is 'held: the booking system is being asked; confirmed: it has the booking.';
comment on column public.demo_bookings.held_until is 'When a hold whose request never came back is given up.';
comment on column public.demo_bookings.phone_number is 'E.164. Personal data: needed to refuse a second running demo, deleted with the row.';
comment on column public.demo_bookings.first_name is 'As last_name and language: kept only where the sandbox is the booking system.';
comment on column public.demo_bookings.answered_at is 'When the guest answered the assistant. Set by note_demo_answer or by an administrator.';
comment on column public.demo_bookings.answer_due_at is 'A booking without an answer is given back after this time.';
comment on column public.demo_bookings.handled_by is 'Who marked it last. Null while it is new, and where the account is gone.';
comment on column public.demo_bookings.search_text is 'What the search of the admin area reads, see fold_text.';

create index demo_bookings_handled_by on public.demo_bookings (handled_by);
create index demo_bookings_newest on public.demo_bookings (created_at desc, id desc);
create index demo_bookings_state on public.demo_bookings (handled_state, created_at desc, id desc);
create index demo_bookings_search on public.demo_bookings
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create function private.announce_demo_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox (template, data) values (
    'demo-notice', jsonb_build_object('id', new.id, 'arrival', lower(new.stay), 'departure', upper(new.stay))
  );
  return null;
end;
$$;
comment on function private.announce_demo_booking is 'Trigger: writes the mail about a confirmed demo booking. Its guest left a telephone number only.';

create trigger set_updated_at before update on public.demo_bookings
  for each row execute function private.set_updated_at();
create trigger stamp_handling before update of handled_state on public.demo_bookings
  for each row when (new.handled_state is distinct from old.handled_state) execute function private.stamp_handling();
create trigger announce after update of status on public.demo_bookings
  for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
  execute function private.announce_demo_booking();

alter table public.demo_bookings enable row level security;
revoke all on public.demo_bookings from public, anon, authenticated, service_role;
grant select, update (handled_state, note, answered_at, updated_at) on public.demo_bookings to authenticated;
grant select, insert, update, delete on public.demo_bookings to service_role;

create policy "Administrators read what was sent" on public.demo_bookings
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators mark what was sent" on public.demo_bookings
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

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
  where upper(stay) <= private.demo_today() or held_until < now()
    -- In the sandbox the row is the booking. Others are cancelled in their booking system first.
    or (provider = 'sandbox' and status = 'confirmed' and answered_at is null and answer_due_at < now());
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
comment on function public.forget_ended_demo_bookings is 'Deletes stays that have ended, holds that were given up, and bookings of the sandbox without an answer. Every reservation does it first, and delete_old_submissions daily.';

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
  unanswered integer;
begin
  -- One reservation at a time, so that two requests see each other; the constraints hold even without it.
  perform pg_advisory_xact_lock(hashtextextended('public.demo_bookings', 0));
  perform public.forget_ended_demo_bookings();

  select * into running from public.demo_bookings where phone_number = p_phone_number;
  if found then
    return jsonb_build_object('outcome', 'duplicate', 'status', running.status, 'departure', upper(running.stay));
  end if;

  -- Invented numbers never answer: they get half of the stays of the horizon at most.
  select count(*) into unanswered from public.demo_bookings where answered_at is null;
  if unanswered >= greatest(1, p_horizon_days / p_nights / 2) then
    return jsonb_build_object('outcome', 'full');
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
comment on function public.reserve_demo_stay is 'Holds the next free stay for a phone number, or says why not: duplicate (a demo runs for the number) or full (no stay is free, or half of them belong to guests who have not answered).';

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

-- A guest answers the assistant on WhatsApp, which this site does not see: the assistant says so with note_demo_answer, or
-- an administrator enters it.
create function public.note_demo_answer(p_phone_number text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.demo_bookings set answered_at = coalesce(answered_at, now())
  where phone_number = p_phone_number and status = 'confirmed';
  return found;
end;
$$;
comment on function public.note_demo_answer is 'For the assistant: the guest with this number (E.164) has answered. False where no booking has the number.';

create function public.list_unanswered_demo_bookings(p_provider text, p_limit integer) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', provider_reference)), '[]')
  from (
    select id, provider_reference from public.demo_bookings
    where provider = p_provider and status = 'confirmed' and answered_at is null and answer_due_at < now()
    order by random()
    limit p_limit
  ) as unanswered;
$$;
comment on function public.list_unanswered_demo_bookings is 'Bookings to be cancelled in their booking system because their guest did not answer in time. In random order, so that one that cannot be cancelled does not hold up the others.';

create function public.give_back_demo_booking(p_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.demo_bookings where id = p_id and status = 'confirmed' and answer_due_at < now();
  return found;
end;
$$;
comment on function public.give_back_demo_booking is 'Deletes a booking that was cancelled in its booking system because its guest did not answer.';

revoke execute on function
  public.forget_ended_demo_bookings, public.reserve_demo_stay, public.keep_sandbox_booking, public.confirm_demo_booking,
  public.release_demo_stay, public.note_demo_answer, public.list_unanswered_demo_bookings, public.give_back_demo_booking,
  private.demo_today, private.announce_demo_booking
from public, anon, authenticated, service_role;
grant execute on function
  public.forget_ended_demo_bookings, public.reserve_demo_stay, public.keep_sandbox_booking, public.confirm_demo_booking,
  public.release_demo_stay, public.note_demo_answer, public.list_unanswered_demo_bookings, public.give_back_demo_booking
to service_role;
