-- The calendar: what can be booked, when somebody works, and who comes (FHIR Schedule, Slot and Appointment).
create extension if not exists btree_gist;

-- A kind of visit of a service: how long it takes, and the room that it needs before and after.
create table public.visit_type (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  -- the service that it belongs to; null for any
  modality_id uuid,
  minutes integer not null check (minutes between 5 and 480),
  buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes integer not null default 0 check (buffer_after_minutes between 0 and 120),
  -- what the patient is told before the visit
  preparation text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, name),
  foreign key (organization_id, modality_id) references public.modality (organization_id, id)
);

-- A room or a device that one visit takes at a time.
create table public.resource (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  location_id uuid not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('room','device')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, location_id, name),
  foreign key (organization_id, location_id) references public.location (organization_id, id)
);

-- A stretch of the week, by the clock on the wall of the location. What lies between two stretches is a break.
create table public.working_hours (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  physician_id uuid,
  resource_id uuid,
  location_id uuid not null,
  -- ISO 8601: 1 is Monday
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1,2,3,4,5,6,7]::smallint[]),
  from_time text not null check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until_time text not null check (until_time ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' and until_time > from_time),
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (num_nonnulls(physician_id, resource_id) = 1),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, resource_id) references public.resource (organization_id, id),
  foreign key (organization_id, location_id) references public.location (organization_id, id)
);
create index working_hours_location on public.working_hours (organization_id, location_id);

-- Days on which it is otherwise: holidays, leave, an evening more. Of everybody and everywhere where it names nobody and nothing.
create table public.hours_exception (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  physician_id uuid,
  location_id uuid,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- null for whole days
  from_time text check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until_time text check (until_time ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' and until_time > from_time),
  is_open boolean not null default false,
  reason text not null check (reason <> ''),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((from_time is null) = (until_time is null)),
  -- Somebody is there at certain hours of a certain place.
  check (not is_open or (physician_id is not null and location_id is not null and from_time is not null)),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, location_id) references public.location (organization_id, id)
);
create index hours_exception_days on public.hours_exception (organization_id, last_day);

create table public.appointment (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  status text not null check (status in
    ('proposed','pending','booked','arrived','checked-in','fulfilled','noshow','cancelled','waitlist','entered-in-error')),
  visit_type_id uuid not null,
  patient_id uuid,
  physician_id uuid,
  resource_id uuid,
  location_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- With what the visit needs before and after: what nobody else can have.
  busy_from timestamptz not null check (busy_from <= starts_at),
  busy_until timestamptz not null check (busy_until >= ends_at),
  -- What the patient was told: the clock on the wall, in the zone of the location. When the rules of a zone change, the two disagree.
  time_zone text not null,
  starts_local timestamp not null,
  is_overbooked boolean not null default false,
  overbook_reason text check (overbook_reason <> ''),
  -- Of a time that somebody is filling in a form for: afterwards it is free again, whatever becomes of the row.
  held_until timestamptz,
  held_by uuid references public.app_user,
  fax_id uuid,
  request_id uuid,
  rescheduled_from uuid,
  reason text,
  note text,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('staff','patient')),
  cancel_reason text check (cancel_reason in ('patient','clinic','weather','duplicate','rescheduled','other')),
  cancel_note text,
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (num_nonnulls(physician_id, resource_id) >= 1),
  check (is_overbooked = (overbook_reason is not null)),
  check ((confirmed_at is null) = (confirmed_by is null)),
  check (patient_id is not null or held_until is not null),
  foreign key (organization_id, visit_type_id) references public.visit_type (organization_id, id),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, resource_id) references public.resource (organization_id, id),
  foreign key (organization_id, location_id) references public.location (organization_id, id),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id),
  foreign key (organization_id, request_id) references public.request (organization_id, id),
  foreign key (organization_id, rescheduled_from) references public.appointment (organization_id, id),
  -- Nobody and nothing is in two visits at once. What was overbooked on purpose says so and why.
  constraint appointment_physician_free exclude using gist
    (organization_id with =, physician_id with =, tstzrange(busy_from, busy_until) with &&)
    where (status in ('proposed','pending','booked','arrived','checked-in') and not is_overbooked),
  constraint appointment_resource_free exclude using gist
    (organization_id with =, resource_id with =, tstzrange(busy_from, busy_until) with &&)
    where (status in ('proposed','pending','booked','arrived','checked-in') and not is_overbooked),
  constraint appointment_patient_free exclude using gist
    (organization_id with =, patient_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('proposed','pending','booked','arrived','checked-in') and not is_overbooked)
);
create index appointment_days on public.appointment (organization_id, starts_at, id);
create index appointment_physician on public.appointment (organization_id, physician_id, busy_from) where physician_id is not null;
create index appointment_resource on public.appointment (organization_id, resource_id, busy_from) where resource_id is not null;
create index appointment_patient on public.appointment (organization_id, patient_id, starts_at) where patient_id is not null;
create index appointment_fax on public.appointment (organization_id, fax_id) where fax_id is not null;
create index appointment_request on public.appointment (organization_id, request_id) where request_id is not null;
create index appointment_successor on public.appointment (organization_id, rescheduled_from) where rescheduled_from is not null;
create index appointment_held on public.appointment (organization_id, held_until) where status = 'proposed';

-- What happened to an appointment, and what it was before, so that the last event can be taken back.
create table public.appointment_event (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  appointment_id uuid not null,
  event text not null,
  from_status text not null,
  to_status text not null,
  actor_id uuid references public.app_user,
  actor_name text not null,
  -- the columns as they were
  before jsonb not null default '{}',
  appointment_version integer not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (organization_id, appointment_id) references public.appointment (organization_id, id)
);
create index appointment_event_appointment on public.appointment_event (appointment_id, created_at desc);

do $$
declare
  managed record;
  command text;
begin
  for managed in
    select * from (values
      ('visit_type', array['settings.manage']),
      ('resource', array['settings.manage']),
      ('working_hours', array['settings.manage']),
      ('hours_exception', array['settings.manage']),
      -- A check-in says that the patient of an appointment is here.
      ('appointment', array['appointments.write', 'requests.write']),
      ('appointment_event', array['appointments.write', 'requests.write'])
    ) as t (name, permissions)
  loop
    execute format('alter table public.%I enable row level security', managed.name);
    execute format('alter table public.%I force row level security', managed.name);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', managed.name);
    execute format('create policy read_right on public.%I as restrictive for select to authenticated
      using ((select private.may(variadic ''{appointments.read}''::text[] || %L::text[])))', managed.name, managed.permissions);
    foreach command in array array['insert', 'update', 'delete'] loop
      execute format('create policy %I on public.%I as restrictive for %s to authenticated %s ((select private.may(variadic %L::text[])))',
        command || '_right', managed.name, command,
        case command when 'insert' then 'with check' else 'using' end, managed.permissions);
    end loop;
    execute format('grant select, insert, update, delete on public.%I to authenticated, service_role', managed.name);
  end loop;
end $$;
-- An appointment is never removed: it is cancelled, or entered in error. A hold that nobody used is none.
create policy holds_alone on public.appointment as restrictive for delete to authenticated, service_role
  using (status = 'proposed' and held_until is not null);
revoke delete on public.appointment_event from authenticated, service_role;
-- When and with whom stays as it was made: who moves a visit makes another one.
revoke update on public.appointment from authenticated;
grant update (status, reason, note, confirmed_at, confirmed_by, cancel_reason, cancel_note, updated_by, updated_at, version) on public.appointment to authenticated;
-- Overbooking takes a right of its own.
create policy overbook_right on public.appointment as restrictive for insert to authenticated
  with check (not is_overbooked or (select private.may('appointments.overbook')));
update public.role set permissions = permissions || '{appointments.overbook}'
  where name in ('Administrator','Physician') and 'appointments.write' = any (permissions) and not 'appointments.overbook' = any (permissions);
