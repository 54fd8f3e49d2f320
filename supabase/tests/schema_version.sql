-- The version that /readyz requires.
begin;
select plan(2);

set local role anon;
select matches(public.schema_version(), '^\d{14}$', 'a visitor''s client may ask for the version');
select throws_ok('select * from supabase_migrations.schema_migrations', '42501', null, 'and for nothing else of the history');

select * from finish();
rollback;
