-- What makes pages expire: every change of what visitors see is recorded, and read once by each process of the site. Who may
-- read it is in schema_lint.sql.
begin;
select no_plan();

-- A table that no cached page shows stands here, with the reason.
create temp table exceptions (relation text primary key, reason text not null);

-- Visible: granted, and no row-level security or a policy that lets visitors select.
create temp table visible as
select pg_class.oid, format('%I.%I', nspname, relname) as relation
from pg_class
join pg_namespace on pg_namespace.oid = relnamespace
where relkind in ('r', 'p', 'm', 'f') and nspname <> 'information_schema' and nspname !~ '^pg_'
  and has_schema_privilege('anon', nspname, 'usage') and has_any_column_privilege('anon', pg_class.oid, 'select')
  and (not relrowsecurity or exists (
    select from pg_policy
    where polrelid = pg_class.oid and polcmd in ('r', '*') and (polroles @> array['anon'::regrole::oid] or polroles @> array[0::oid])
  ))
  and not exists (select from exceptions where relation = format('%I.%I', nspname, relname));
select isnt_empty('select 1 from visible', 'visitors see tables');
select is_empty(
  $$select relation, tgname from visible
    -- After each row that is inserted, updated or deleted; before a truncation.
    cross join (values ('record_change', 29), ('record_truncate', 34)) as wanted (tgname, tgtype)
    where not exists (
      select from pg_trigger where tgrelid = visible.oid and pg_trigger.tgname = wanted.tgname
        and pg_trigger.tgtype = wanted.tgtype and tgenabled in ('O', 'A') and tgqual is null and tgattr = ''
    )$$,
  'every table that visitors see records its changes, or is an exception with a reason'
);

-- A process: its position, and what it reads from there.
create temp table process (position jsonb);
insert into process values (null);
create function pg_temp.read() returns text language plpgsql as $$
declare
  answer jsonb;
begin
  set local role service_role;
  answer := public.read_content_changes((select position from process));
  reset role;
  update process set position = answer -> 'position';
  return case when (answer ->> 'is_complete')::boolean then answer ->> 'tables' else 'everything' end;
end
$$;
grant all on process to service_role;

insert into public.faq_items (question, answer) values ('Before the first reading?', 'It is not missed.');
select is(pg_temp.read(), 'everything', 'a process without a position has to expect everything');
select is(pg_temp.read(), '[]', 'what was there at the reading is known');
insert into public.faq_items (question, answer) values ('Who changed this?', 'Anybody with SQL.');
update public.config set value = '7' where name = 'pricing_standard_monthly';
select is(pg_temp.read(), '["config", "faq_items"]', 'a change of two tables is read');
select is(pg_temp.read(), '[]', 'and not a second time');
update public.faq_items set answer = answer where question = 'Who changed this?';
select is(pg_temp.read(), '[]', 'storing the same values is no change');
delete from public.faq_items where question = 'Who changed this?';
select is(pg_temp.read(), '["faq_items"]', 'a deletion is read');

-- Ids that are committed late, as by another transaction: their places are free, because a sequence never gives one twice.
select nextval(pg_get_serial_sequence('public.content_changes', 'id')) from generate_series(1, 3);
update public.pms_providers set description = 'Later';
select is(pg_temp.read(), '["pms_providers"]', 'a change is read');
insert into public.content_changes (id, table_name, row_id, operation, created_at)
overriding system value
select max(id) - (select count(*) from public.pms_providers) - 1, 'blog_posts', 'x', 'delete', now() - interval '55 seconds'
from public.content_changes;
select is(pg_temp.read(), '["blog_posts"]', 'a change with a lower id that is committed later is not missed');
select is(pg_temp.read(), '[]', 'and is read once');

-- Ten minutes without an answer: what came in the meantime is read, and the minute before it again.
update process set position = position || jsonb_build_object('at', now() - interval '10 minutes', 'known', '{}');
insert into public.content_changes (table_name, row_id, operation, created_at) values
  ('job_openings', 'x', 'delete', now() - interval '5 minutes'),
  ('website_content', 'x', 'delete', now() - interval '650 seconds'),
  ('product_updates', 'x', 'delete', now() - interval '661 seconds');
select alike(pg_temp.read(), '%"job_openings"%"website_content"]', 'after an absence everything since the minute before it is read');
select is(pg_temp.read(), '[]', 'and nothing of it again');

create function pg_temp.known() returns integer language sql as $$
  select octet_length(position ->> 'known') from process
$$;
insert into public.content_changes (table_name, row_id, operation) select 'faq_items', n, 'delete' from generate_series(1, 20000) as n;
select is(pg_temp.read(), '["faq_items"]', 'of many changes at once only the table is told');
select cmp_ok(pg_temp.known(), '<', 500, 'and the position stays short');

-- Gaps. The clock of the process is not asked for.
create temp table good as select position from process;
select is(pg_temp.read(), '[]', 'nothing is missing so far');
update process set position = position || jsonb_build_object('at', now() - (select kept_for from private.retention where relation = 'public.content_changes'));
select is(pg_temp.read(), 'everything', 'longer away than changes are kept');
update process set position = (select position from good) || jsonb_build_object('at', now() + interval '1 second');
select is(pg_temp.read(), 'everything', 'ahead of the database: its clock or data went back');
update process set position = (select position from good) || '{"last": 9999999}';
select is(pg_temp.read(), 'everything', 'a change that the database does not know any more, as after a restored backup');
update process set position = (select position from good) || jsonb_build_object('last_at', now() - interval '1 day');
select is(pg_temp.read(), 'everything', 'or knows as another one');
-- A time alone, which is the position of a build.
insert into public.content_changes (table_name, row_id, operation, created_at) values
  ('seconds_before', 'x', 'delete', now() - interval '64 seconds'), ('earlier', 'x', 'delete', now() - interval '66 seconds');
update process set position = jsonb_build_object('at', now() - interval '1 minute');
create temp table of_build as select pg_temp.read() as tables;
select alike(tables, '[%"seconds_before"%', 'a build that began to read a minute ago knows no later change') from of_build;
select unalike(tables, '%"earlier"%', 'and what was there before it') from of_build;
select is(pg_temp.read(), '[]', 'and after one reading everything is');

-- A table that is emptied.
select pg_temp.read();
create temp table emptied as select count(*) as rows, min(name) as name from public.config;
truncate public.config;
select is(pg_temp.read(), '["config"]', 'a table that is emptied is read');
select results_eq(
  $$select count(*), min(row_id) from (
      select row_id from public.content_changes
      where table_name = 'config' and operation = 'delete' and before ->> 'name' = row_id and not before ? 'search_text'
    ) as deletions$$,
  'select rows, name from emptied', 'and its history keeps every row'
);

select * from finish();
rollback;
