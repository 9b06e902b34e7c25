-- What a patient said about being reached by each channel, one row for each time. Nothing is changed or removed: what is
-- in force follows from the rows.
create table public.consent (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  patient_id uuid not null,
  channel text not null check (channel in ('sms','email','voice')),
  act text not null check (act in ('given','withdrawn')),
  kind text check (kind in ('express','implied-care','implied-inquiry')),
  source text not null check (source in ('form','in-person','phone','message','web','other')),
  -- What the patient read or was told.
  wording text,
  note text,
  effective_at timestamptz not null,
  -- Consent that is implied ends by itself.
  expires_at timestamptz,
  -- The charts whose rows this one answers. A consent of another chart that was merged in later does not end a withdrawal here.
  covers uuid[] not null,
  actor_id uuid references public.app_user,
  actor_name text not null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((act = 'given') = (kind is not null)),
  check (kind is distinct from 'express' or wording is not null),
  check (act = 'given' or expires_at is null),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id)
);
create index consent_patient on public.consent (organization_id, patient_id, channel, effective_at desc, created_at desc);

alter table public.consent enable row level security;
alter table public.consent force row level security;
create policy organization on public.consent to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy managed_select on public.consent as restrictive for select to authenticated
  using ((select private.may('patients.read', 'patients.write', 'messages.send', 'calls.place')));
create policy managed_insert on public.consent as restrictive for insert to authenticated
  with check ((select private.may('patients.write')));
grant select, insert on public.consent to authenticated, service_role;
