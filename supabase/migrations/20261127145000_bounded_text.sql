-- Whatever text a client sends, a function answers in time that grows with its length only, and at some length no more.

-- Writing a row still folds its text, with the rights of the writer; over the API the server alone calls it.
alter function public.fold_text(text) set schema private;

-- As in 20261126200000_foundations.sql, for 200,000 characters: a text of the admin area has 100,000, written with marks
-- of their own at most. Normalizing takes time in the square of the marks in a row. So where 250 characters in a row could
-- all be marks (none is ASCII, kana, Chinese or Korean) a character parts them that no text has (U+FDD0, a noncharacter).
create or replace function private.fold_text(p_text text) returns text
language sql
immutable strict parallel safe
set search_path = ''
as $$
  -- Every update of a row folds its text again. ASCII has nothing to fold but capitals, and most texts are ASCII.
  select case when octet_length(p_text) = char_length(p_text) then lower(left(p_text, 200000)) else
    translate(lower(normalize(
      extensions.unaccent(
        'extensions.unaccent'::regdictionary,
        -- Accents that are characters of their own, and characters without a width.
        regexp_replace(
          normalize(
            regexp_replace(
              left(p_text, 200000),
              '[^\u0001-\u007f\u1100-\u11ff\u3030-\u3098\u309b-\ua66e\uac00-\ud7a3\uff61-\uff9d]{250}', e'\\&\ufdd0', 'g'
            ),
            nfkd
          ),
          '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'
        )
      ),
      nfkc
    )), e'ς\ufdd0', 'σ') -- a sigma at the end of a word is the same letter
  end;
$$;

create function public.fold_text(p_text text) returns text
language sql
immutable strict parallel safe
security definer
set search_path = ''
as $$ select private.fold_text(p_text) $$;
comment on function public.fold_text is 'A text as the search compares it, for the server: see private.fold_text.';
revoke execute on function public.fold_text from public, anon, authenticated, service_role;
grant execute on function public.fold_text to service_role;

-- As in 20261126200400_outbox.sql. No mailbox has a longer name, and every row that is compared asks for it again.
create or replace function private.mailbox(p_email text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when char_length(p_email) <= 320 then
    replace(split_part(split_part(lower(p_email), '@', 1), '+', 1), '.', '') || '@'
      || case rtrim(split_part(lower(p_email), '@', 2), '.')
        when 'googlemail.com' then 'gmail.com'
        else rtrim(split_part(lower(p_email), '@', 2), '.')
      end
  end;
$$;

-- As in 20261126213700_person.sql, for what a form takes as a number.
create or replace function private.telephone(p_number text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when char_length(p_number) <= 100 then nullif(
    regexp_replace(regexp_replace(regexp_replace(p_number, '[^0-9+]', '', 'g'), '^00', '+'), '^0(?=[1-9])', '+41'), ''
  ) end;
$$;

-- As the form of the desk. Categories are sorted by their letters, which takes time in the square of stacked marks. Rows of
-- before stay as they are.
alter table public.blog_posts
  add constraint blog_posts_category_is_short check (char_length(category) <= 80) not valid;
