-- Projects created since 30 May 2026 grant nothing in public by default, not even to the server's own key
-- (https://supabase.com/changelog/45329). With that key the search of the admin area reads every list, so it needs a grant
-- of its own on each table; row-level security does not apply to it, here as in older projects.
grant select, insert, update, delete on all tables in schema public to service_role;
