-- Addresses under which a calendar program reads the visits of a physician or a location (RFC 5545). Who knows one reads it: removed, it leads nowhere.
create table public.calendar_feed (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  physician_id uuid,
  location_id uuid,
  -- Where it is read, such as a telephone.
  name text not null check (name <> ''),
  -- Initials of the patient instead of the word "Visit"; nothing else of a patient is ever in it.
  has_initials boolean not null default false,
  language text not null check (language in ('en','fr','zh','ja')),
  -- SHA-256 in hexadecimal: who reads the database reads no calendar.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  last_read_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (num_nonnulls(physician_id, location_id) >= 1),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, location_id) references public.location (organization_id, id)
);

alter table public.calendar_feed enable row level security;
alter table public.calendar_feed force row level security;
create policy organization on public.calendar_feed to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy managed on public.calendar_feed as restrictive to authenticated
  using ((select private.may('settings.manage')))
  with check ((select private.may('settings.manage')));
grant select, insert, delete on public.calendar_feed to authenticated, service_role;
grant update (last_read_at) on public.calendar_feed to service_role;

-- Whose calendar an address leads to. Runs as the owner: a calendar program signs in to no organisation.
create function private.calendar_feed_organization(hash text) returns uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.calendar_feed where token_hash = hash
$$;
revoke all on function private.calendar_feed_organization(text) from public;
grant execute on function private.calendar_feed_organization(text) to service_role;
