-- Who waits for a visit or for an earlier one, and the times that were offered to them, one at a time.
create table public.waitlist_entry (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  status text not null default 'waiting' check (status in ('waiting','booked','removed')),
  remove_reason text check (remove_reason in ('not-wanted','unreachable','elsewhere','other')),
  patient_id uuid not null,
  visit_type_id uuid not null,
  -- wishes: null, or none, for any
  physician_id uuid,
  location_id uuid,
  -- ISO 8601: 1 is Monday
  weekdays smallint[] not null default '{}' check (weekdays <@ array[1,2,3,4,5,6,7]::smallint[]),
  from_time text check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until_time text check (until_time ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'),
  first_day date,
  last_day date check (last_day >= first_day),
  priority text not null check (priority in ('stat','asap','urgent','routine')),
  -- How long before a visit the patient has to know.
  notice_hours integer not null default 0 check (notice_hours between 0 and 336),
  -- How long the patient is on the way; null: not known.
  travel_minutes integer check (travel_minutes between 0 and 1440),
  note text,
  waiting_since timestamptz not null,
  request_id uuid,
  -- The visit that an earlier one takes the place of.
  appointment_id uuid,
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((from_time is null) = (until_time is null) and until_time > from_time),
  check ((status = 'removed') = (remove_reason is not null)),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, visit_type_id) references public.visit_type (organization_id, id),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, location_id) references public.location (organization_id, id),
  foreign key (organization_id, request_id) references public.request (organization_id, id),
  foreign key (organization_id, appointment_id) references public.appointment (organization_id, id)
);
create index waitlist_entry_waiting on public.waitlist_entry (organization_id, waiting_since, id) where status = 'waiting';
create index waitlist_entry_patient on public.waitlist_entry (organization_id, patient_id);
create index waitlist_entry_physician on public.waitlist_entry (organization_id, physician_id) where physician_id is not null;
create index waitlist_entry_request on public.waitlist_entry (organization_id, request_id) where request_id is not null;
create index waitlist_entry_appointment on public.waitlist_entry (organization_id, appointment_id) where appointment_id is not null;

-- A time that is kept for one of them until it expires. Who has it is a row of the calendar, which lets nobody else in.
create table public.waitlist_offer (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  entry_id uuid not null,
  channel text not null check (channel in ('call')),
  physician_id uuid,
  resource_id uuid,
  location_id uuid not null,
  starts_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= starts_at),
  -- The hold; once it has run out whoever books its time deletes it.
  hold_id uuid,
  -- null: not answered, which after `expires_at` is as good as none
  outcome text check (outcome in ('accepted','declined','no-answer','withdrawn','expired')),
  note text,
  appointment_id uuid,
  answered_at timestamptz,
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (coalesce(outcome = 'accepted', false) = (appointment_id is not null)),
  check ((outcome is null) = (answered_at is null)),
  foreign key (organization_id, entry_id) references public.waitlist_entry (organization_id, id),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, resource_id) references public.resource (organization_id, id),
  foreign key (organization_id, location_id) references public.location (organization_id, id),
  foreign key (organization_id, hold_id) references public.appointment (organization_id, id) on delete set null (hold_id),
  foreign key (organization_id, appointment_id) references public.appointment (organization_id, id)
);
create unique index waitlist_offer_open on public.waitlist_offer (organization_id, entry_id) where outcome is null;
create index waitlist_offer_entry on public.waitlist_offer (organization_id, entry_id);
create index waitlist_offer_hold on public.waitlist_offer (organization_id, hold_id) where hold_id is not null;
create index waitlist_offer_appointment on public.waitlist_offer (organization_id, appointment_id) where appointment_id is not null;
create index waitlist_offer_physician on public.waitlist_offer (organization_id, physician_id) where physician_id is not null;

-- What was freed, and for whom it is looked for.
create index appointment_freed on public.appointment (organization_id, ends_at) where status in ('cancelled','noshow');

do $$
declare
  t text;
begin
  foreach t in array array['waitlist_entry','waitlist_offer'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy read_right on public.%I as restrictive for select to authenticated
      using ((select private.may(''appointments.read'', ''appointments.write'')))', t);
    execute format('create policy insert_right on public.%I as restrictive for insert to authenticated
      with check ((select private.may(''appointments.write'')))', t);
    execute format('create policy update_right on public.%I as restrictive for update to authenticated
      using ((select private.may(''appointments.write'')))', t);
    -- Neither is deleted: an entry is removed with its reason, an offer has an outcome.
    execute format('grant select, insert, update on public.%I to authenticated, service_role', t);
  end loop;
end $$;
