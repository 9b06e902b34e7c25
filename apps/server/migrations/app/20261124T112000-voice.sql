-- Voice agents, what they said, and what a person makes of it. A call tells nothing and changes nothing by itself: the
-- flow decides what is said, and what is asked for waits as a proposal.

create table public.voice_agent (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  published_version integer,
  published_at timestamptz,
  -- Of the agent at the provider, once there is one.
  provider_agent_id text,
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((published_version is null) = (published_at is null))
);
create index voice_agent_name on public.voice_agent (organization_id, name, id) where removed_at is null;
create unique index voice_agent_provider on public.voice_agent (provider_agent_id) where provider_agent_id is not null;

-- What each version does. Calls name the one that they were made with, so that none ever changes.
create table public.voice_agent_version (
  organization_id uuid not null references public.organization,
  agent_id uuid not null,
  number integer not null,
  -- AgentContent of the contract
  content jsonb not null,
  created_by uuid references public.app_user,
  created_at timestamptz not null default now(),
  primary key (organization_id, agent_id, number),
  foreign key (organization_id, agent_id) references public.voice_agent (organization_id, id)
);
alter table public.voice_agent add foreign key (organization_id, id, published_version)
  references public.voice_agent_version (organization_id, agent_id, number);

-- Numbers at the provider, and the agent who answers each.
create table public.voice_number (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  number text not null unique check (number ~ '^\+[1-9]\d{6,14}$'),
  agent_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, agent_id) references public.voice_agent (organization_id, id)
);
create index voice_number_agent on public.voice_number (organization_id, agent_id) where agent_id is not null;

-- Calls that an agent is tried with, made by people: synthetic patients alone.
create table public.voice_scenario (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  agent_id uuid not null,
  name text not null,
  -- ScenarioFields of the contract
  fields jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, agent_id) references public.voice_agent (organization_id, id)
);
create index voice_scenario_agent on public.voice_scenario (organization_id, agent_id, name, id);

create table public.voice_suite_run (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  agent_id uuid not null,
  agent_version integer not null,
  tasks_passed integer not null,
  tasks_of integer not null,
  safety_passed integer not null,
  safety_of integer not null,
  milliseconds integer not null,
  -- Of synthetic patients alone.
  failed jsonb not null default '[]',
  created_by uuid references public.app_user,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, agent_id, agent_version) references public.voice_agent_version (organization_id, agent_id, number)
);
create index voice_suite_run_agent on public.voice_suite_run (organization_id, agent_id, created_at desc);

create table public.voice_call (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  agent_id uuid not null,
  agent_version integer not null,
  channel text not null check (channel in ('web','phone')),
  direction text not null check (direction in ('inbound','outbound')),
  purpose text not null check (purpose in ('reminder','waitlist','missing-information','call-back','rehearsal','inbound')),
  status text not null check (status in ('placing','unconfirmed','registered','ongoing','ended','not-connected','error')),
  outcome text check (outcome in ('proposed','handed-off','voicemail','unidentified','completed','not-reached','lost')),
  -- Why it was not made.
  refusal text,
  provider_call_id text,
  -- Made by whoever asks for a call, so that asking twice makes one.
  client_key uuid,
  -- Who is called, or who has identified themselves.
  patient_id uuid,
  is_identified boolean not null default false,
  appointment_id uuid,
  -- Of the visit, when its details were given.
  appointment_version integer,
  from_number text,
  to_number text,
  locale text not null,
  -- Of the engine while the call goes on; it is emptied with the call.
  state jsonb,
  -- Of the synthetic patients of a rehearsal.
  seed integer,
  placed_by uuid references public.app_user,
  -- Why it was made outside of the hours.
  override_reason text,
  recording_consent text not null default 'not-asked' check (recording_consent in ('not-asked','given','refused')),
  recording_key text,
  started_at timestamptz,
  ended_at timestamptz,
  -- In the provider's words.
  end_reason text,
  transferred_to text,
  cost_cents numeric(12,4),
  turns integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (state is null or status in ('placing','unconfirmed','registered','ongoing')),
  -- A rehearsal is about nobody.
  check (purpose <> 'rehearsal' or patient_id is null),
  check (recording_key is null or recording_consent = 'given'),
  foreign key (organization_id, agent_id, agent_version) references public.voice_agent_version (organization_id, agent_id, number),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, appointment_id) references public.appointment (organization_id, id)
);
create unique index voice_call_provider on public.voice_call (provider_call_id) where provider_call_id is not null;
create unique index voice_call_client_key on public.voice_call (organization_id, client_key) where client_key is not null;
create index voice_call_newest on public.voice_call (organization_id, created_at desc, id);
create index voice_call_agent on public.voice_call (organization_id, agent_id, created_at desc, id);
create index voice_call_patient on public.voice_call (organization_id, patient_id, created_at desc, id) where patient_id is not null;
create index voice_call_appointment on public.voice_call (organization_id, appointment_id) where appointment_id is not null;
create index voice_call_open on public.voice_call (organization_id, created_at) where status in ('placing','unconfirmed','registered','ongoing');

-- What was really said. The text is without what proves who somebody is; the other one needs a right, and expires.
create table public.voice_turn (
  organization_id uuid not null references public.organization,
  call_id uuid not null,
  number integer not null,
  who text not null check (who in ('caller','agent')),
  -- How the caller answered; null of the agent.
  by text check (by in ('voice','text','key')),
  text text not null,
  raw_text text,
  -- Where in the flow.
  at text not null,
  is_interrupted boolean not null default false,
  document tsvector not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, call_id, number),
  foreign key (organization_id, call_id) references public.voice_call (organization_id, id)
);
create index voice_turn_document on public.voice_turn using gin (document);
create index voice_turn_raw on public.voice_turn (organization_id, created_at) where raw_text is not null;
create index voice_turn_age on public.voice_turn (organization_id, created_at);

create table public.voice_proposal (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  call_id uuid not null,
  action text not null check (action in ('confirm','cancel','move','call-back','message')),
  -- {slot: value}, nothing that proves who asked.
  wanted jsonb not null default '{}',
  -- The turn of the caller that it follows from.
  turn integer not null,
  status text not null default 'open' check (status in ('open','accepted','dismissed')),
  patient_id uuid,
  appointment_id uuid,
  -- Of the visit that the caller heard of.
  appointment_version integer,
  note text,
  decided_by uuid references public.app_user,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((status = 'open') = (decided_at is null)),
  foreign key (organization_id, call_id) references public.voice_call (organization_id, id),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, appointment_id) references public.appointment (organization_id, id)
);
create index voice_proposal_open on public.voice_proposal (organization_id, created_at, id) where status = 'open';
create index voice_proposal_newest on public.voice_proposal (organization_id, created_at desc, id);
create index voice_proposal_call on public.voice_proposal (organization_id, call_id);
create index voice_proposal_patient on public.voice_proposal (organization_id, patient_id) where patient_id is not null;
create index voice_proposal_appointment on public.voice_proposal (organization_id, appointment_id) where appointment_id is not null;

-- Calls that are to be made. Nothing rings before the gate was passed in the transaction that claims it.
create table public.voice_queue (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  agent_id uuid not null,
  kind text not null check (kind in ('reminder','waitlist','missing-information','call-back')),
  status text not null default 'waiting' check (status in ('waiting','calling','done','withdrawn','failed','unconfirmed')),
  -- Why it waits or why it is not made.
  refusal text,
  patient_id uuid not null,
  appointment_id uuid,
  appointment_version integer,
  to_number text not null,
  not_before timestamptz not null default now(),
  expires_at timestamptz,
  attempts integer not null default 0,
  call_id uuid,
  created_by uuid references public.app_user,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, agent_id) references public.voice_agent (organization_id, id),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, appointment_id) references public.appointment (organization_id, id),
  foreign key (organization_id, call_id) references public.voice_call (organization_id, id)
);
create unique index voice_queue_once on public.voice_queue (organization_id, kind, patient_id, appointment_id) nulls not distinct where status in ('waiting','calling');
create index voice_queue_due on public.voice_queue (organization_id, not_before, id) where status = 'waiting';
create index voice_queue_newest on public.voice_queue (organization_id, created_at desc, id);
create index voice_queue_patient on public.voice_queue (organization_id, patient_id);
create index voice_queue_appointment on public.voice_queue (organization_id, appointment_id) where appointment_id is not null;
create index voice_queue_call on public.voice_queue (organization_id, call_id) where call_id is not null;

-- What was asked, and what was answered; never changed.
create table public.voice_recording_consent (
  organization_id uuid not null references public.organization,
  call_id uuid not null,
  is_given boolean not null,
  wording text not null,
  locale text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, call_id),
  foreign key (organization_id, call_id) references public.voice_call (organization_id, id)
);

-- When and how often agents may call, and how long is kept what was said.
create table public.voice_policy (
  organization_id uuid primary key references public.organization,
  is_paused boolean not null default false,
  weekday_from text not null default '09:00',
  weekday_until text not null default '20:00',
  weekend_from text not null default '10:00',
  weekend_until text not null default '18:00',
  per_day integer not null default 100 check (per_day between 0 and 10000),
  per_patient_per_day integer not null default 1 check (per_patient_per_day between 1 and 10),
  at_once integer not null default 2 check (at_once between 1 and 50),
  raw_days integer not null default 7 check (raw_days between 0 and 90),
  transcript_days integer not null default 3650 check (transcript_days between 1 and 3650),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The postal code of a Canadian address, in capitals and without a space; null when there is none.
create function private.postal_code_of(address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select pg_catalog.regexp_replace(pg_catalog.substring(pg_catalog.upper(address), '[A-Z][0-9][A-Z][ -]?[0-9][A-Z][0-9]'), '[ -]', '', 'g')
$$;
-- The last four digits of a health number.
create function private.last_four_of(number text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select pg_catalog.right(pg_catalog.regexp_replace(number, '\D', '', 'g'), 4)
$$;
grant execute on function private.postal_code_of, private.last_four_of to authenticated, service_role;
create index patient_postal_code on public.patient (organization_id, private.postal_code_of(address), private.last_four_of(health_number))
  where merged_into is null and address is not null;

do $$
declare
  t text;
  write_right text;
begin
  for t, write_right in values
    ('voice_agent', 'agents.manage'), ('voice_number', 'agents.manage'), ('voice_scenario', 'agents.manage'), ('voice_agent_version', 'agents.manage'), ('voice_suite_run', 'agents.manage'), ('voice_policy', 'agents.manage'),
    ('voice_call', 'calls.place'), ('voice_queue', 'calls.place'), ('voice_proposal', 'calls.place'), ('voice_turn', null), ('voice_recording_consent', null)
  loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy read_right on public.%I as restrictive for select to authenticated
      using ((select private.may(''calls.read'', ''calls.place'', ''agents.manage'', ''appointments.write'')))', t);
    -- What was said is written by the call alone.
    execute format('create policy insert_right on public.%I as restrictive for insert to authenticated with check (%s)', t,
      coalesce(format('(select private.may(%L))', write_right), 'false'));
    execute format('grant select, insert on public.%I to authenticated, service_role', t);
  end loop;
  foreach t in array array['voice_agent','voice_policy','voice_number','voice_scenario','voice_call','voice_queue','voice_proposal'] loop
    -- Whoever keeps the calendar accepts what a caller wants of a visit.
    execute format('create policy update_right on public.%I as restrictive for update to authenticated using ((select private.may(%s)))', t,
      case when t = 'voice_proposal' then '''appointments.write''' when t in ('voice_call','voice_queue') then '''calls.place''' else '''agents.manage''' end);
    execute format('grant update on public.%I to authenticated, service_role', t);
  end loop;
end $$;
create policy delete_right on public.voice_scenario as restrictive for delete to authenticated using ((select private.may('agents.manage')));
grant delete on public.voice_scenario to authenticated, service_role;
-- Turns are corrected to what was played, and forgotten in time.
grant update, delete on public.voice_turn to service_role;
-- The provider tells of a call before anybody knows whose it is.
create policy routing on public.voice_call for select to service_role using (true);
create policy routing on public.voice_agent for select to service_role using (true);
create policy routing on public.voice_number for select to service_role using (true);
-- A rehearsal is forgotten with its turns.
create policy delete_right on public.voice_call as restrictive for delete to authenticated using (false);
grant delete on public.voice_call, public.voice_proposal, public.voice_recording_consent to service_role;
