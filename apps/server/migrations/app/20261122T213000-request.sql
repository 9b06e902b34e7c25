-- What is asked of the clinic (FHIR Task): referrals, check-ins, internal projects. One table, so that nothing has a list
-- of its own in which it could be forgotten.
create table public.request (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  kind text not null check (kind in ('referral','check-in','project')),
  reference text not null,
  status text not null default 'requested' check (status in
    ('draft','requested','received','accepted','booking','booked','in-progress','on-hold','completed','rejected','cancelled')),
  priority text not null default 'routine' check (priority in ('routine','urgent','asap','stat')),
  priority_rank smallint not null generated always as (
    case priority when 'stat' then 0 when 'asap' then 1 when 'urgent' then 2 else 3 end
  ) stored,
  source text not null check (source in ('fax','hand','requisition','partner')),
  title text,
  patient_id uuid,
  physician_id uuid,
  modality_id uuid,
  location_id uuid,
  category text check (category in ('A','B','C','D','E')),
  reason text,
  note text,
  missing text[] not null default '{}',
  requester text,
  due_on date,
  -- [{text, isDone}]
  checklist jsonb not null default '[]',
  -- what the patient says of themselves at check-in
  stated jsonb,
  expected_wait_weeks integer,
  decline_reason text,
  redirected_to text,
  assignee_id uuid references public.app_user,
  claimed_by uuid references public.app_user,
  claimed_until timestamptz,
  next_step text,
  next_step_on date,
  received_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  decided_at timestamptz,
  closed_at timestamptz,
  -- The running clock that ends first, kept with each change of the clocks, so that a list is one range of one index.
  clock_at_risk_at timestamptz not null default 'infinity',
  clock_due_at timestamptz not null default 'infinity',
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, reference),
  check (kind <> 'project' or title <> ''),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, modality_id) references public.modality (organization_id, id),
  foreign key (organization_id, location_id) references public.location (organization_id, id)
);
create index request_open on public.request (organization_id, kind, priority_rank, clock_due_at, received_at, id)
  where status not in ('completed','rejected','cancelled');
create index request_closed on public.request (organization_id, kind, closed_at desc, id)
  where status in ('completed','rejected','cancelled');
create index request_clock_due on public.request (organization_id, kind, clock_at_risk_at) where clock_due_at < 'infinity';
create index request_status on public.request (organization_id, kind, status, priority_rank, clock_due_at, received_at, id)
  where status not in ('completed','rejected','cancelled');
create index request_assignee on public.request (organization_id, kind, assignee_id, priority_rank, clock_due_at, received_at, id)
  where status not in ('completed','rejected','cancelled');
create index request_patient on public.request (organization_id, patient_id, received_at desc) where patient_id is not null;

-- The documents that a request came with, or that came for it.
create table public.request_fax (
  organization_id uuid not null references public.organization,
  request_id uuid not null,
  fax_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (request_id, fax_id),
  foreign key (organization_id, request_id) references public.request (organization_id, id),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id)
);
create index request_fax_fax on public.request_fax (organization_id, fax_id);

-- A duty with a last moment. Its rule is frozen when it starts: another preset does not rewrite what was promised.
create table public.request_clock (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  request_id uuid not null,
  clock text not null check (clock in ('acknowledge','decide','contact','visit','report','due')),
  stops text[] not null,
  started_at timestamptz not null,
  at_risk_at timestamptz not null,
  due_at timestamptz not null,
  stopped_at timestamptz,
  -- one of its stops, or 'withdrawn' when the request ended without it
  stopped_by text,
  unique (request_id, clock),
  check ((stopped_at is null) = (stopped_by is null)),
  foreign key (organization_id, request_id) references public.request (organization_id, id)
);
create index request_clock_running on public.request_clock (organization_id, due_at) where stopped_at is null;

create table public.request_note (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  request_id uuid not null,
  author_id uuid not null references public.app_user,
  body text not null check (body <> ''),
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  foreign key (organization_id, request_id) references public.request (organization_id, id)
);
create index request_note_request on public.request_note (request_id, created_at);

-- What happened to a request, and what it was before, so that the last event can be taken back.
create table public.request_event (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  request_id uuid not null,
  event text not null,
  from_status text not null,
  to_status text not null,
  actor_id uuid references public.app_user,
  actor_name text not null,
  -- {request, clocks}: columns as they were
  before jsonb not null default '{}',
  -- the version of the request after it
  request_version integer not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (organization_id, request_id) references public.request (organization_id, id)
);
create index request_event_request on public.request_event (request_id, created_at desc);

-- Which clocks run, by which calendar: {preset, own, region}.
alter table public.organization add column request_policy jsonb not null default '{"preset":"ontario","own":[],"region":"ON"}';

do $$
declare
  t text;
  command text;
begin
  foreach t in array array['request','request_fax','request_clock','request_note','request_event'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy managed_select on public.%I as restrictive for select to authenticated
      using ((select private.may(''requests.read'', ''requests.write'', ''faxes.triage'')))', t);
    foreach command in array array['insert', 'update', 'delete'] loop
      execute format('create policy %I on public.%I as restrictive for %s to authenticated %s ((select private.may(''requests.write'', ''faxes.triage'')))',
        'managed_' || command, t, command, case command when 'insert' then 'with check' else 'using' end);
    end loop;
    execute format('grant select, insert, update, delete on public.%I to authenticated, service_role', t);
  end loop;
end $$;
-- Nothing that was asked is ever removed, and what happened stays as it happened.
revoke delete on public.request, public.request_clock, public.request_note, public.request_event from authenticated, service_role;
