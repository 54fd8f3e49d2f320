-- Pictures that administrators upload for articles, updates, pages and providers. Everybody may read a picture by its
-- name, which is the SHA-256 of its content; the site serves it under /media.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 5242880, array['image/webp']);

-- No policy for select, update or delete: pictures can be neither listed nor replaced nor removed over the API.
create policy "Administrators add a picture under the name of its content" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'media'
    and name ~ '^[0-9a-f]{64}\.webp$'
    and (select private.is_admin())
  );
