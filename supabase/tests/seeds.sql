-- Whether the seed data is good enough to judge the product by.
begin;
select no_plan();

select cmp_ok((select count(*) from public.faq_items where type = 'faq' and language = 'en'), '>=', 12::bigint, '12 or more questions');
select cmp_ok((select count(distinct category) from public.faq_items where language = 'en'), '>=', 3::bigint, 'in categories');
select cmp_ok((select count(*) from public.faq_items where type = 'support' and language = 'en'), '>=', 6::bigint, '6 or more support items');
select results_eq(
  'select name, status from public.pms_providers where language = ''en'' order by display_order, name',
  $$values ('Smoobu', 'active'), ('Airbnb', 'coming_soon'), ('Booking.com', 'coming_soon'), ('Vrbo', 'coming_soon'), ('Guesty', 'coming_soon'), ('Hostaway', 'coming_soon')$$,
  'the six providers in their order'
);
select is((select count(distinct icon) from public.pms_providers where language = 'en' and icon like 'data:image/svg+xml,%'), 6::bigint, 'each with a different icon');
select cmp_ok((select count(*) from public.job_openings where is_active), '>=', 4::bigint, '4 or more open positions');
select cmp_ok((select count(*) from public.job_openings where not is_active), '>=', 1::bigint, 'and a closed one');
select isnt_empty(format('select 1 from public.job_openings where description ~ %L', pattern), 'a description with ' || what)
from (values ('\n\n', 'paragraphs'), (':(\n|$)', 'a sub-heading'), ('(^|\n)- ', 'hyphens'), ('(^|\n)• ', 'bullets'), ('(^|\n)\* ', 'stars')) as rules (pattern, what);
select isnt_empty($$select 1 from public.job_openings where requirements ~ '(^|\n)1\. '$$, 'requirements that are numbered');
select isnt_empty($$select 1 from public.job_openings where requirements ~ '(^|\n)[-•*] '$$, 'requirements in bullets');
select cmp_ok((select count(*) from public.blog_posts where status = 'published'), '>=', 10::bigint, '10 or more posts');
select cmp_ok((select count(distinct category) from public.blog_posts where status = 'published'), '>=', 4::bigint, 'in 4 or more categories');
select is_empty(
  $$select title from public.blog_posts where status = 'published'
    and array_length(regexp_split_to_array(btrim(regexp_replace(content, '<[^>]+>', ' ', 'g')), '\s+'), 1) < 500$$,
  'of 500 words or more each'
);
select cmp_ok((select count(*) from public.product_updates), '>=', 18::bigint, '18 or more product updates');
select is((select count(distinct type) from public.product_updates), 2::bigint, 'of both types');
select isnt_empty($$select 1 from public.product_updates where image_url like '/images/%'$$, 'some with an image');
select isnt_empty($$select 1 from public.product_updates where image_url = '/placeholder.svg'$$, 'some with the placeholder');
select isnt_empty($$select 1 from public.product_updates where position('\n' in body) > 0$$, 'some with a literal backslash-n');
select set_has(
  'select slug from public.website_content where visible and language = ''en''',
  $$values ('about'), ('data-processing'), ('ai-disclosure'), ('accessibility'), ('imprint')$$,
  'the information pages'
);
select isnt_empty($$select 1 from public.website_content where not visible and slug <> 'features'$$, 'and an invisible one');
select isnt_empty($$select 1 from public.website_content where slug = 'features' and language = 'en' and content ~ '(^|\n)# '$$, 'the features document');
select results_eq(
  'select name, value from public.config where name like ''pricing%'' order by name',
  $$values ('pricing_standard_monthly', '19.90'), ('pricing_standard_yearly', '190')$$,
  'the two prices'
);
select results_eq(
  'select language, count(*) from public.channel_rules group by 1 order by 1',
  $$values ('de', 8::bigint), ('en', 8), ('et', 8), ('fr', 8), ('nl', 8)$$, 'the channel rules in each language'
);
select * from finish();
rollback;
