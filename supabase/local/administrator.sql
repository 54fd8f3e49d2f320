-- Local only: the administrator, with the sign-in that the start command prints. The trigger on auth.users makes the profile.
insert into auth.users (
  id, instance_id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token, email_change,
  email_change_token_new, created_at, updated_at
)
values (
  'ad9c3f57-6c1e-4b38-9a4f-0d2f6f1c7e11', '00000000-0000-0000-0000-000000000000',
  'authenticated', 'authenticated', 'admin@nightdesk.example',
  extensions.crypt('nightdesk-local', extensions.gen_salt('bf', 10)), now(),
  '{"provider": "email", "providers": ["email"]}',
  '{"sub": "ad9c3f57-6c1e-4b38-9a4f-0d2f6f1c7e11", "email": "admin@nightdesk.example", "email_verified": true, "phone_verified": false}',
  '', '', '', '', now(), now()
);

insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
values (
  '5b0d6c1e-3f0a-4c55-8a55-b8c9a1a5b7d2', 'email', 'ad9c3f57-6c1e-4b38-9a4f-0d2f6f1c7e11',
  'ad9c3f57-6c1e-4b38-9a4f-0d2f6f1c7e11',
  '{"sub": "ad9c3f57-6c1e-4b38-9a4f-0d2f6f1c7e11", "email": "admin@nightdesk.example", "email_verified": true, "phone_verified": false}',
  now(), now(), now()
);

update public.profiles set role = 'owner' where id = 'ad9c3f57-6c1e-4b38-9a4f-0d2f6f1c7e11';
