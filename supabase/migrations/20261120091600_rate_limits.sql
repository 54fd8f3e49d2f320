-- How often each form was sent lately. The keys are digests made with a secret of the site: nobody who may call the
-- function can name the counter of another client, or the one of everybody together.
create table private.rate_limits (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  count integer not null check (count > 0),
  expires_at timestamptz not null
);
comment on table private.rate_limits is 'Counters of rate limits. The key says nothing about whom it belongs to; rows are deleted soon after they expire.';
create index rate_limits_expiry on private.rate_limits (expires_at);

-- No policy: the function below alone reaches it.
alter table private.rate_limits enable row level security;

create function private.forget_old_rate_limits(p_at_most integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from private.rate_limits
  where key in (
    select key from private.rate_limits where expires_at <= now() limit p_at_most for update skip locked
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
comment on function private.forget_old_rate_limits is 'Deletes some counters whose time is over.';

create function public.take_turn(p_keys text[], p_limits integer[], p_seconds integer[]) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- More counters than a busy site has at a time. Whoever calls this with made-up keys fills no disk.
  most_counters constant integer := 200000;
  moment timestamptz := clock_timestamp();
  counter private.rate_limits;
begin
  if coalesce(cardinality(p_keys), 0) not between 1 and 4
    or cardinality(p_limits) is distinct from cardinality(p_keys)
    or cardinality(p_seconds) is distinct from cardinality(p_keys)
    or array_position(p_keys, null) is not null
    or array_position(p_limits, null) is not null
    or array_position(p_seconds, null) is not null then
    raise exception using errcode = '22023', message = 'keys, limits and seconds belong together';
  end if;

  -- Every call tidies up a little, so that nothing else has to.
  perform private.forget_old_rate_limits(20);
  if (select count(*) from (select from private.rate_limits limit most_counters) as counters) >= most_counters then
    raise exception using errcode = '54000', message = 'too many counters';
  end if;

  -- In the order that they are given in, and no further than the first refusal: a client who is refused uses up nothing
  -- of what everybody shares.
  for nth in 1 .. cardinality(p_keys) loop
    insert into private.rate_limits as known (key, count, expires_at)
    values (p_keys[nth], 1, moment + make_interval(secs => least(greatest(p_seconds[nth], 1), 86400)))
    on conflict (key) do update set
      count = case when known.expires_at <= moment then 1 else least(known.count, 1000000) + 1 end,
      expires_at = case when known.expires_at <= moment then excluded.expires_at else known.expires_at end
    returning * into counter;
    if counter.count > greatest(p_limits[nth], 1) then
      return greatest(1, ceil(extract(epoch from counter.expires_at - moment)))::integer;
    end if;
  end loop;
  return 0;
end;
$$;
comment on function public.take_turn is 'Counts one turn for each key, and gives 0, or the seconds to wait where one has had its share (docs/decisions/0022-security-posture.md).';

revoke execute on function public.take_turn, private.forget_old_rate_limits from public, anon, authenticated;
grant execute on function public.take_turn to anon, authenticated, service_role;
