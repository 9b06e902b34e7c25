-- Organisations that ask to join. Nothing of it is deleted; only super administrators see it, through the server.
create table public.registration (
  id uuid primary key default gen_random_uuid(),
  organization_name text not null,
  contact_name text not null,
  email text not null check (email = lower(email)),
  phone text not null,
  time_zone text not null,
  locale text not null check (locale in ('en','zh','fr','ja')),
  message text,
  status text not null default 'requested' check (status in ('requested','approved','declined')),
  reason text,
  -- What it became.
  organization_id uuid unique references public.organization,
  decided_by uuid references public.app_user on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'approved') = (organization_id is not null)),
  check ((status = 'declined') = (reason is not null))
);
-- Whoever asks twice waits once.
create unique index registration_waiting on public.registration (email) where status = 'requested';
create index registration_order on public.registration ((status = 'requested') desc, created_at desc, id desc);
alter table public.registration enable row level security;
alter table public.registration force row level security;
create policy service on public.registration to service_role using (true) with check (true);
grant select, insert, update on public.registration to service_role;

-- Attempts at what anybody may ask; those of the sign-in service are counted in its own schema.
create table public.rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on public.rate_limit (expire);
alter table public.rate_limit enable row level security;
alter table public.rate_limit force row level security;
create policy service on public.rate_limit to service_role using (true) with check (true);
grant select, insert, update, delete on public.rate_limit to service_role;
