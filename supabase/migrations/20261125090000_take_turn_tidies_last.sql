-- Tidying up first, a call held the rows that it deleted while it waited for its own counters, and two calls could hold
-- what the other one waited for. Now a call tidies up when it has its counters, and what is held by others it leaves.
create or replace function public.take_turn(p_keys text[], p_limits integer[], p_seconds integer[]) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- More counters than a busy site has at a time. Whoever calls this with made-up keys fills no disk.
  most_counters constant integer := 200000;
  moment timestamptz := clock_timestamp();
  counter private.rate_limits;
  wait integer := 0;
begin
  if coalesce(cardinality(p_keys), 0) not between 1 and 4
    or cardinality(p_limits) is distinct from cardinality(p_keys)
    or cardinality(p_seconds) is distinct from cardinality(p_keys)
    or array_position(p_keys, null) is not null
    or array_position(p_limits, null) is not null
    or array_position(p_seconds, null) is not null then
    raise exception using errcode = '22023', message = 'keys, limits and seconds belong together';
  end if;
  if (select count(*) from (select from private.rate_limits limit most_counters) as counters) >= most_counters
    and private.forget_old_rate_limits(20) = 0 then
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
      wait := greatest(1, ceil(extract(epoch from counter.expires_at - moment)));
      exit;
    end if;
  end loop;

  -- Every call tidies up a little, so that nothing else has to.
  perform private.forget_old_rate_limits(20);
  return wait;
end;
$$;
