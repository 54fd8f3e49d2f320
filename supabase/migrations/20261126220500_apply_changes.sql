-- Several changes as one: a picture that is replaced in every row that shows it, a file with content that is read in.

-- The caller's own rights apply, and the triggers of the tables write the history.
create function public.apply_changes(p_changes jsonb, p_is_trial boolean default false) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  most_problems constant integer := 50;
  problems jsonb := '[]';
  clashes jsonb;
  clashed integer[];
  waiting integer[] := array(select generate_series(0, jsonb_array_length(p_changes) - 1));
  place integer;
  change jsonb;
  relation regclass;
  key_column text;
  columns text;
  touched integer;
  state text;
  broken text;
  said text;
begin
  -- A block that is left by an exception leaves nothing behind.
  begin
    loop
      clashes := '[]';
      clashed := '{}';
      foreach place in array waiting loop
        change := p_changes -> place;
        begin
          if not change ->> 'table' = any (private.own_tables()) then
            raise exception using errcode = '42501', message = 'not a table of this role';
          end if;
          relation := format('public.%I', change ->> 'table')::regclass;
          select attname into strict key_column
          from pg_catalog.pg_index
          join pg_catalog.pg_attribute on attrelid = indrelid and attnum = indkey[0]
          where indrelid = relation and indisprimary;
          -- A column that this database does not have is refused by name.
          select string_agg(format('%I', name), ', ') into columns
          from jsonb_object_keys(coalesce(change -> 'values', '{}')) as name;
          case change ->> 'operation'
            when 'insert' then
              execute format(
                'insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', relation, columns
              ) using change -> 'values';
              touched := 1;
            when 'update' then
              execute format(
                'update %1$s set (%2$s, updated_at) = (select %2$s, now() from jsonb_populate_record(null::%1$s, $1))
                 where %3$I = (jsonb_populate_record(null::%1$s, $2)).%3$I and updated_at = $3',
                relation, columns, key_column
              ) using change -> 'values', jsonb_build_object(key_column, change -> 'key'), (change ->> 'updated_at')::timestamptz;
              get diagnostics touched = row_count;
            when 'delete' then
              execute format(
                'delete from %1$s where %2$I = (jsonb_populate_record(null::%1$s, $1)).%2$I and updated_at = $2',
                relation, key_column
              ) using jsonb_build_object(key_column, change -> 'key'), (change ->> 'updated_at')::timestamptz;
              get diagnostics touched = row_count;
          end case;
          if touched = 0 then
            problems := problems || jsonb_build_object('place', place, 'code', 'changed');
          end if;
        exception
          when unique_violation then
            -- Another change of the same file may give the value up.
            get stacked diagnostics broken = constraint_name, said = message_text;
            clashed := clashed || place;
            clashes := clashes
              || jsonb_build_object('place', place, 'code', '23505', 'constraint', broken, 'message', said);
          when others then
            get stacked diagnostics state = returned_sqlstate, broken = constraint_name, said = message_text;
            problems := problems
              || jsonb_build_object('place', place, 'code', state, 'constraint', broken, 'message', said);
        end;
        exit when jsonb_array_length(problems) >= most_problems;
      end loop;
      exit when cardinality(clashed) in (0, cardinality(waiting)) or jsonb_array_length(problems) >= most_problems;
      waiting := clashed;
    end loop;
    problems := problems || clashes;
    if p_is_trial or problems <> '[]' then
      raise exception using errcode = 'ZZ001';
    end if;
  exception
    when sqlstate 'ZZ001' then null;
  end;
  return problems;
end;
$$;
comment on function public.apply_changes is 'Carries out all of some changes, [{table, key, operation, updated_at, values}], or none, with the rights of the caller: insert, or update or delete of the version with that updated_at. Gives what stands in the way, up to about 50, with the place of the change: its code is changed where another version is stored, or a code of Postgres. A trial stores nothing.';

revoke execute on function public.apply_changes from public, anon, authenticated, service_role;
grant execute on function public.apply_changes to authenticated;

-- A file with content keeps the moments at which its rows were created: lists are ordered by them.
grant insert (created_at) on public.website_content, public.pms_providers, public.faq_items, public.blog_posts,
  public.job_openings to authenticated;
