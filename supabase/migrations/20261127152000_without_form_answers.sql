-- Answers to form tokens are not kept any more: what a form stores is told apart by its content, the demo booking too.

delete from private.retention where relation = 'private.form_answers';
drop function private.forget_old_form_answers;
drop table private.form_answers;

-- Instances of the release before call these two for each form. They remember nothing; the next release drops them.
create or replace function public.claim_form_token(
  p_key text,
  p_lease_seconds integer,
  p_expires_at timestamptz
) returns jsonb
language sql
set search_path = ''
as $$
  select jsonb_build_object('state', 'claimed');
$$;
comment on function public.claim_form_token is 'For instances of the release before: every submission is worked on.';

create or replace function public.settle_form_token(p_key text, p_answer text default null) returns void
language sql
set search_path = ''
as $$
  select;
$$;
comment on function public.settle_form_token is 'For instances of the release before: keeps nothing.';

alter table public.demo_bookings add column content_id uuid;
comment on column public.demo_bookings.content_id is 'A digest of everything that was sent. Null: repetitions are not looked for.';

-- As in 20261126200600_demo_bookings.sql, for repetitions too. The last argument has a default for a function demo-booking
-- of the release before.
drop function public.reserve_demo_stay;
create function public.reserve_demo_stay(
  p_phone_number text,
  p_provider text,
  p_nights integer,
  p_horizon_days integer,
  p_hold_seconds integer,
  p_taken_nights date[],
  p_content_id uuid default null
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
  -- As long as a form token lives.
  if running.content_id = p_content_id and running.created_at > now() - interval '24 hours' then
    select count(*) into existing from public.demo_bookings
    where status = 'confirmed' and created_at < running.created_at;
    return jsonb_build_object(
      'outcome', 'repeated', 'status', running.status, 'id', running.id, 'provider', running.provider,
      'reference', running.provider_reference, 'arrival', lower(running.stay), 'departure', upper(running.stay),
      'existing', existing
    );
  end if;
  if running.id is not null then
    return jsonb_build_object('outcome', 'duplicate', 'status', running.status, 'departure', upper(running.stay));
  end if;
  if p_taken_nights is null then
    return jsonb_build_object('outcome', 'unknown');
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
  insert into public.demo_bookings (stay, held_until, provider, phone_number, content_id)
  values (
    daterange(arrival, arrival + p_nights),
    now() + make_interval(secs => p_hold_seconds),
    p_provider,
    p_phone_number,
    p_content_id
  )
  returning * into reserved;
  return jsonb_build_object(
    'outcome', 'reserved', 'id', reserved.id, 'arrival', arrival, 'departure', upper(reserved.stay), 'existing', existing
  );
end;
$$;
comment on function public.reserve_demo_stay is 'Holds the next free stay for a phone number, or says why not: repeated (the same was sent within a day, with what came of it), duplicate (a demo runs for the number), full (no stay is free, or half of them belong to guests who have not answered) or unknown (without the nights that the booking system has taken).';

revoke execute on function public.reserve_demo_stay from public, anon, authenticated, service_role;
grant execute on function public.reserve_demo_stay to service_role;
