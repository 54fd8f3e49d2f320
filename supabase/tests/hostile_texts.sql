-- No text holds the database: whatever it is made of, it takes a few times what plain words of its length take. Every
-- function that a client may call or that has rights of its own is tried, and every column that a client may write.
begin;
select no_plan();

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'owner@hostile.example');
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-00000000000a';
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a"}', true);

-- Gives the milliseconds of a statement with a text, and undoes it; whether it is refused is not asked.
create function pg_temp.took(statement text, written text) returns numeric language plpgsql as $$
declare
  began timestamptz := clock_timestamp();
begin
  execute statement using written;
  raise exception using errcode = 'ZZ001';
exception when others then
  return extract(epoch from clock_timestamp() - began) * 1000;
end;
$$;

create temp table statements as
select format('select %s(%s)', oid::regproc, (
  select string_agg(case argument::regtype
    when 'text'::regtype then '$1'
    when 'text[]'::regtype then case when provariadic > 0 then 'variadic ' else '' end || 'array_fill($1, array[20])'
    when 'jsonb'::regtype then $$jsonb_build_array(jsonb_build_object('table', 'faq_items', 'operation', 'insert', 'path', $1, 'page', $1,
      'values', jsonb_build_object('question', $1, 'answer', $1)))$$
    when 'uuid'::regtype then 'gen_random_uuid()'
    when 'integer'::regtype then '1'
    when 'bigint'::regtype then '1'
    when 'boolean'::regtype then 'false'
    when 'interval'::regtype then $$'1 hour'$$
    when 'timestamptz'::regtype then 'now()'
    else format('null::%s', argument::regtype)
  end, ', ' order by place)
  from unnest(proargtypes) with ordinality as arguments (argument, place)
)) as statement
from pg_proc
where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and proargtypes::oid[] && array['text', 'text[]', 'jsonb']::regtype[]::oid[]
  and (prosecdef or has_function_privilege('authenticated', oid, 'execute'))
union all
select case
  when query_to_xml(format('select from %s limit 1', attrelid::regclass), true, false, '')::text ~ '<row'
  then format('update %1$s set %2$I = $1 where ctid = (select ctid from %1$s limit 1)', attrelid::regclass, attname)
  else format('insert into %s (%I) values ($1)', attrelid::regclass, attname) -- what is refused has been looked at too
end
from pg_attribute join pg_class on pg_class.oid = attrelid
where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and atttypid = 'text'::regtype
  and (has_column_privilege('authenticated', attrelid, attnum, 'insert') or has_column_privilege('authenticated', attrelid, attnum, 'update'));

create temp table bounds as
select statement, 20 * greatest(10, pg_temp.took(statement, left(repeat('schöne Wörter ', 600), 8000))) as bound from statements;
create temp table measured as
select statement, bound, kind, written, pg_temp.took(statement, written) as taken
from bounds cross join (values
  ('marks of two classes', repeat(chr(1617) || chr(1456), 4000)),
  ('an address of dots', repeat('a.', 3990) || '@hostile.example'),
  ('open tags', repeat('<img alt="', 800)),
  ('the name of a picture', repeat('0', 7995) || '.webp'),
  ('a path that ends badly', repeat('/%41-a', 1330) || '!')
) as texts (kind, written);
-- A pause of the machine passes.
update measured set taken = least(taken, pg_temp.took(statement, written)) where taken > bound;
select is_empty(
  'select statement, kind, round(taken) from measured where taken > bound', 'no text takes 20 times as long as plain words'
);
select ok(count(distinct statement) > 80, 'functions and columns were tried: ' || count(distinct statement)) from measured;

select is(
  array[private.mailbox(repeat('.', 313) || 'a@xy.ch'), private.mailbox(repeat('.', 314) || 'a@xy.ch'), private.telephones(repeat('0', 101))::text],
  array['a@xy.ch', null, null], 'what is longer than any address or number is compared with none'
);
select is(char_length(private.fold_text(repeat('ä', 200001))), 200000, 'a search reads so much of a text');

select * from finish();
rollback;
