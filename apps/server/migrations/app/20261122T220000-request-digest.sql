-- The morning's reminder of what is late went out for this day: once, whichever process comes first.
create table public.request_digest (
  organization_id uuid not null references public.organization,
  day date not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, day)
);
alter table public.request_digest enable row level security;
alter table public.request_digest force row level security;
create policy organization on public.request_digest to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
grant select, insert on public.request_digest to service_role;
revoke all on public.request_digest from authenticated;
