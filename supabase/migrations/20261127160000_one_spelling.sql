-- One spelling of what people write in many: texts for the searches, telephone numbers for those and for a person's data.

-- The text as private.fold_text had it in 20261127145000_bounded_text.sql, without more characters that cannot be seen, and
-- with one apostrophe. lib/text/fold-text.ts does the same in TypeScript. Who writes a row may not use the schema private, so
-- the functions that call others are bound to them when they are made (return).
create function private.clean_text(p_text text) returns text
language sql
immutable strict parallel safe
set search_path = ''
return
  -- Every update of a row folds its text again. ASCII has little to fold but capitals, and most texts are ASCII.
  case when octet_length(p_text) = char_length(p_text) then translate(lower(left(p_text, 200000)), '`', '''') else
    translate(lower(normalize(
      extensions.unaccent(
        'extensions.unaccent'::regdictionary,
        -- Accents that are characters of their own, and characters without a width.
        regexp_replace(
          normalize(
            regexp_replace(
              translate(left(p_text, 200000), '`´', ''''''),
              '[^\u0001-\u007f\u1100-\u11ff\u3030-\u3098\u309b-\ua66e\uac00-\ud7a3\uff61-\uff9d]{250}', e'\\&\ufdd0', 'g'
            ),
            nfkd
          ),
          '[\u0300-\u036f\u00ad\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'
        )
      ),
      nfkc
    )), e'ς\ufdd0', 'σ') -- a sigma at the end of a word is the same letter
  end;
comment on function private.clean_text is 'A text without accents, capitals and characters that cannot be seen, in one Unicode form.';

-- A number begins with a plus or a zero and has nine digits at least. One without a country is Swiss, as on the forms.
create function private.telephones_in(p_clean text) returns text[]
language sql
immutable strict parallel safe
set search_path = ''
return (
  with written as (
    select (regexp_matches(
      -- The next number begins at a plus, and at the zero of a whole one after a sign that stands between two.
      regexp_replace(p_clean, '(?:[,;|&/]\s*|\s-+\s+)(?=0(?:[ ().-]*[0-9]){8})|(?=\+)', e'\n', 'g'),
      '(?<![0-9a-z])((?:\+[ ()./-]*[0-9]|0)(?:[ ()./-]*[0-9]){8,})', 'g'
    ))[1] as number
  ), digits as (
    select regexp_replace(regexp_replace(regexp_replace(
      -- A zero in brackets is dialled within the country only, but in Italy and a few others it is part of the number.
      case when number ~ '^(?:\+|00)\D*(?:39|378|225|24[12])' then number else regexp_replace(number, '(?<=.)\(\s*0\s*\)', '', 'g') end,
      '[^0-9+]', '', 'g'), '^00', '+'), '^0(?=[1-9])', '+41') as number
    from written
  ), international as (
    select case when number ~ '^\+(?:378|225|24[12])' then number else regexp_replace(
      -- The zero of the country itself, behind its code.
      number,
      '^(\+(?:1|7|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d))0(?=[1-9])',
      '\1'
    ) end as number
    from digits
  ), parted as (
    -- A Swiss number has nine digits: behind them stand an extension, or the next number after a blank.
    select unnest(case when number ~ '^\+41[1-9]\d{8}' then array[
      left(number, 12), '+41' || substring(number from '^\+41\d{9}0([1-9]\d{8})$')
    ] else array[number] end) as number
    from international
  )
  select coalesce(array_agg(distinct number collate "C"), '{}') from parted where number ~ '^\+[1-9]\d{8,14}$'
);
comment on function private.telephones_in is 'The telephone numbers in a text of clean_text, as demo bookings have them (E.164), without extensions.';

create function private.telephones(p_field text) returns text[]
language sql
immutable parallel safe
set search_path = ''
return (
  select case when char_length(p_field) <= 100 then coalesce(
    nullif(private.telephones_in(clean), '{}'),
    -- Without a country and a zero: its digits.
    array(select digits from nullif(regexp_replace(regexp_replace(clean, '[^0-9+]', '', 'g'), '^00', '+'), '') as digits where digits is not null)
  ) end
  from private.clean_text(p_field) as clean
);
comment on function private.telephones is 'The telephone numbers in a field of a form, for comparing: two may stand in one field.';

create or replace function private.fold_text(p_text text) returns text
language sql
immutable strict parallel safe
set search_path = ''
return (
  select clean || case when clean ~ '[+0](?:[ ()./-]*[0-9]){8}' then coalesce(
    (
      select e'\n' || string_agg(number || regexp_replace(number, '^\+41', ' 0'), ' ')
      from unnest(private.telephones_in(clean)) as number
    ), ''
  ) else '' end
  from private.clean_text(p_text) as clean
);
comment on function private.fold_text is 'A text as the search compares it: clean_text, and the telephone numbers in it, a Swiss one as it is dialled there too.';

create or replace function public.fold_text(p_text text) returns text
language sql
immutable strict parallel safe
security definer
set search_path = ''
return (
  select case when numbers = '{}' then clean else
    regexp_replace(clean, '(?<![0-9a-z])((?:\+[ ()./-]*[0-9]|0)(?:[ ()./-]*[0-9]){8,})', ' ', 'g') || ' ' || array_to_string(numbers, ' ')
  end
  from private.clean_text(p_text) as clean, private.telephones_in(clean) as numbers
);
comment on function public.fold_text is 'What is searched, as private.fold_text has it, for the server: a telephone number in its one spelling.';

drop index public.job_applications_telephone, public.contact_requests_telephone;
create index job_applications_telephones on public.job_applications using gin (private.telephones(phone)) where phone is not null;
create index contact_requests_telephones on public.contact_requests using gin (private.telephones(phone)) where phone is not null;

create or replace function private.person_rows(p_addresses text[], p_phones text[])
returns table (relation text, key uuid, found_by text)
language sql
stable
set search_path = ''
as $$
  with found as (
    select relation, key, address as found_by from private.addressed_rows
    -- The mailbox has the index.
    where mailbox = any (array(select private.mailbox(one) from unnest(p_addresses) as one))
      and address = any (array(select lower(one) from unnest(p_addresses) as one))
    union all
    select 'public.demo_bookings', id, phone_number from public.demo_bookings
    where phone_number = any (array(select unnest(private.telephones(one)) from unnest(p_phones) as one))
  )
  select distinct on (relation, key) relation, key, found_by
  from (
    select relation, key, found_by from found
    union all
    select 'public.outbox', outbox.id, found.found_by from public.outbox
    join found on outbox.data ? 'id' and outbox.data ->> 'id' = found.key::text
  ) as each
  order by relation, key, found_by;
$$;

create or replace function private.person_candidates(p_addresses text[], p_phones text[])
returns table (value text, is_chosen boolean, rows bigint)
language sql
stable
set search_path = ''
as $$
  with chosen as (
    select
      array(select lower(one) from unnest(p_addresses) as one) as addresses,
      array(select private.mailbox(one) from unnest(p_addresses) as one) as mailboxes,
      array(select unnest(private.telephones(one)) from unnest(p_phones) as one) as phones
  ), candidates as (
    select unnest(addresses || phones) as value from chosen
    union
    select address from private.addressed_rows where mailbox = any ((select mailboxes from chosen)::text[])
    union
    select address from private.addressed_rows
    where phone is not null and private.telephones(phone) && (select phones from chosen)::text[]
    union
    select unnest(private.telephones(phone)) from private.addressed_rows
    where phone is not null and mailbox = any ((select mailboxes from chosen)::text[])
      and address = any ((select addresses from chosen)::text[])
  ), shown as (
    select value, value = any (addresses || phones) as is_chosen from candidates, chosen
    where value is not null
    order by is_chosen desc, value collate "C"
    limit 100
  ), found as (
    select found_by, count(*) as rows
    from private.person_rows(
      array(select value from shown where strpos(value, '@') > 0), array(select value from shown where strpos(value, '@') = 0)
    )
    group by found_by
  )
  select shown.value, shown.is_chosen, coalesce(found.rows, 0)
  from shown left join found on found_by = shown.value
  -- A number without a booking leads to nothing.
  where shown.is_chosen or found.rows > 0
  order by shown.value collate "C";
$$;

drop function private.telephone(text);

revoke execute on function private.clean_text, private.telephones_in, private.telephones
from public, anon, authenticated, service_role;
-- Writing a row computes its search_text and its indexes with the rights of the writer.
grant execute on function private.clean_text, private.telephones_in, private.telephones to authenticated, service_role;

-- What is stored was folded as before. No row changes for its readers, so nothing hears of it.
do $$
declare
  name text;
begin
  for name in
    select format('%I.%I', table_schema, table_name) from information_schema.columns
    where table_schema = 'public' and column_name = 'search_text'
  loop
    execute format('alter table %s disable trigger user', name);
    execute format('update %s set search_text = default', name);
    execute format('alter table %s enable trigger user', name);
  end loop;
end;
$$;
