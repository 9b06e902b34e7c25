-- Who else has to do with a patient: family, a guardian, the pharmacy, the insurer; and whether the clinic may talk with them.
create table public.contact (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  patient_id uuid not null,
  role text not null check (role in ('family','guardian','caregiver','pharmacy','insurer','other')),
  name text not null check (name <> ''),
  relationship text,
  phone text,
  fax_number text,
  email text,
  note text,
  -- The patient agrees that the clinic talks with them, or the law says so.
  may_discuss boolean not null default false,
  -- How that is known: said by whom, on which form.
  consent_note text,
  name_keys text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id)
);
create index contact_patient on public.contact (organization_id, patient_id, name);
-- Pharmacies and insurers are entered again and again; people are not proposed to other charts.
create index contact_place on public.contact (organization_id, role, name) where role in ('pharmacy','insurer');

alter table public.contact enable row level security;
alter table public.contact force row level security;
create policy organization on public.contact to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy managed_select on public.contact as restrictive for select to authenticated
  using ((select private.may('patients.read', 'patients.write')));
create policy managed_insert on public.contact as restrictive for insert to authenticated
  with check ((select private.may('patients.write')));
create policy managed_update on public.contact as restrictive for update to authenticated
  using ((select private.may('patients.write')));
create policy managed_delete on public.contact as restrictive for delete to authenticated
  using ((select private.may('patients.write')));
grant select, insert, update, delete on public.contact to authenticated, service_role;
