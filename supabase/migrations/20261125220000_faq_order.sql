-- Administrators move a question to another place of the list. The caller's own rights apply; the history is written by
-- the trigger of the table.
create function public.move_faq_item(p_id uuid, p_place integer, p_seen uuid[]) returns boolean
language plpgsql strict
set search_path = ''
as $$
declare
  others uuid[] := array_remove(p_seen, p_id);
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  if array_position(p_seen, p_id) is null or p_place not between 1 and cardinality(p_seen) then
    raise exception using errcode = '22023', message = 'no such question or place';
  end if;
  -- Nobody writes between the comparison and the change. Readers do not wait.
  lock table public.faq_items in share row exclusive mode;
  if p_seen is distinct from
    (select array_agg(id order by display_order, created_at, id) from public.faq_items) then
    return false;
  end if;
  update public.faq_items
  set display_order = wanted.place
  from unnest(others[:p_place - 1] || p_id || others[p_place:]) with ordinality as wanted (id, place)
  where faq_items.id = wanted.id and faq_items.display_order is distinct from wanted.place;
  return true;
end;
$$;
comment on function public.move_faq_item is 'Moves a question to a place (from 1) of the list that was seen, and numbers all by their places. False: the list is another one by now, and nothing was written.';

revoke execute on function public.move_faq_item from public, anon, authenticated;
grant execute on function public.move_faq_item to authenticated;
