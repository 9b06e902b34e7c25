-- Visits that were booked together and repeat (RFC 5545). Whom they are of stands with each visit alone.
create table public.appointment_series (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  -- RRULE, as it was agreed; visits are moved and left out one by one
  rule text not null check (rule ~ '^FREQ='),
  -- how many were booked
  visits integer not null check (visits >= 2),
  created_by uuid references public.app_user,
  created_at timestamptz not null default now(),
  unique (organization_id, id)
);

alter table public.appointment
  add column series_id uuid,
  -- which of them it is, from one; the visit that takes its place keeps it
  add column series_position integer check (series_position >= 1),
  add foreign key (organization_id, series_id) references public.appointment_series (organization_id, id),
  add check ((series_id is null) = (series_position is null));
create index appointment_series_visits on public.appointment (organization_id, series_id) where series_id is not null;

alter table public.appointment_series enable row level security;
alter table public.appointment_series force row level security;
create policy organization on public.appointment_series to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy read_right on public.appointment_series as restrictive for select to authenticated
  using ((select private.may('appointments.read', 'appointments.write', 'requests.write')));
create policy insert_right on public.appointment_series as restrictive for insert to authenticated
  with check ((select private.may('appointments.write')));
-- Nothing of it is ever written again, and nothing deletes it.
grant select, insert on public.appointment_series to authenticated, service_role;
