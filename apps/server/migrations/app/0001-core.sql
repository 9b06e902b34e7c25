-- The product's tables. They call auth.uid() and never redefine it, so that the same file runs on
-- embedded Postgres, plain Postgres and Supabase.

create schema if not exists private;
grant usage on schema private to authenticated, service_role;

-- Organisations and people -------------------------------------------------------------------

create table public.organization (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  telnyx_from text,
  time_zone text not null default 'America/Toronto',
  locale text not null default 'en',
  -- duplicates: refuse | allow; cloud: per-provider switches, default off
  settings jsonb not null default '{"duplicates":"refuse","cloud":{}}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.location (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  time_zone text not null default 'America/Toronto',
  fax_numbers text[] not null default '{}',
  phone text,
  address text,
  is_urgent boolean not null default false,
  is_billing boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, name),
  unique (organization_id, id)
);

-- What belongs to an organisation refers to what is its own: a foreign key is not held by the policies.
create table public.bin (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  location_id uuid not null,
  name text not null check (name <> ''),
  fax_number text,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, location_id, name),
  unique (organization_id, id),
  foreign key (organization_id, location_id) references public.location (organization_id, id)
);

create table public.role (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  permissions text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, name)
);

-- id is the sign-in service's user id; no foreign key, because that service may be hosted elsewhere.
create table public.app_user (
  id uuid primary key,
  email text not null,
  display_name text not null,
  is_super_admin boolean not null default false,
  is_physician boolean not null default false,
  status text not null default 'active' check (status in ('invited','active','locked','suspended','deactivated')),
  locale text not null default 'en',
  theme jsonb not null default '{}',
  password_last_updated_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index app_user_email on public.app_user (lower(email));

create table public.mapping (
  user_id uuid not null references public.app_user on delete cascade,
  organization_id uuid not null references public.organization,
  role_id uuid not null references public.role,
  location_id uuid references public.location,
  created_at timestamptz not null default now(),
  primary key (user_id, organization_id)
);
create index mapping_organization on public.mapping (organization_id);

-- The chart -----------------------------------------------------------------------------------

create table public.clinic (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  fax_numbers text[] not null default '{}',
  phone text,
  address text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.physician (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  clinic_id uuid references public.clinic,
  user_id uuid references public.app_user,
  family_name text not null check (family_name <> ''),
  given_name text not null default '',
  licence_number text,
  billing_number text,
  specialty text,
  clinic_name text,
  fax_numbers text[] not null default '{}',
  phones text[] not null default '{}',
  is_internal boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index physician_organization on public.physician (organization_id, family_name, id);
create index physician_fax on public.physician using gin (fax_numbers);

create table public.patient (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  family_name text not null check (family_name <> ''),
  given_name text not null default '',
  birth_date date,
  sex text check (sex in ('female','male','other','unknown')),
  health_number text,
  version_code text,
  province text,
  phones text[] not null default '{}',
  email text,
  address text,
  language text,
  merged_into uuid references public.patient,
  source_fax_id uuid,
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index patient_organization on public.patient (organization_id, family_name, given_name, id) where merged_into is null;
create index patient_health_number on public.patient (organization_id, health_number) where health_number is not null;
create index patient_birth_date on public.patient (organization_id, birth_date);

create table public.modality (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  code text,
  terms text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, name)
);

create table public.keyword (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  term text not null check (term <> ''),
  sets_type text,
  sets_priority text check (sets_priority in ('routine','urgent','asap','stat')),
  sets_bin_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, term),
  foreign key (organization_id, sets_bin_id) references public.bin (organization_id, id)
);

-- Faxes ---------------------------------------------------------------------------------------

create table public.fax (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  location_id uuid,
  bin_id uuid,
  direction text not null default 'inbound' check (direction in ('inbound','outbound')),
  source text not null check (source in ('telnyx','email','folder','upload','demo')),
  provider_fax_id text,
  from_number text,
  to_number text,
  sender_name text,
  original_name text,
  media_type text,
  sha256 text not null,
  size bigint not null,
  page_count integer,
  partial_content boolean not null default false,
  document_type text,
  priority text not null default 'routine' check (priority in ('routine','urgent','asap','stat')),
  priority_rank smallint not null generated always as (
    case priority when 'stat' then 0 when 'asap' then 1 when 'urgent' then 2 else 3 end
  ) stored,
  status text not null default 'received' check (status in
    ('received','processing','ready','claimed','completed','failed','on-hold','rejected','entered-in-error')),
  stage text check (stage in ('receive','render','read','extract','match')),
  -- {stage, code, attempts}; never text of the document
  failure jsonb,
  claimed_by uuid references public.app_user,
  claimed_until timestamptz,
  patient_id uuid references public.patient,
  physician_id uuid references public.physician,
  modality_id uuid references public.modality,
  patient_name text,
  physician_name text,
  reason text,
  next_step text check (next_step in ('file','referral','check-in','appointment')),
  note text,
  -- [{code, pages}]: what extraction noticed and the person who files should know
  warnings jsonb not null default '[]',
  duplicate_of uuid references public.fax,
  parent_fax_id uuid references public.fax,
  document_version integer not null default 1,
  received_at timestamptz not null default now(),
  due_at timestamptz,
  completed_at timestamptz,
  completed_by uuid references public.app_user,
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (organization_id, location_id) references public.location (organization_id, id),
  foreign key (organization_id, bin_id) references public.bin (organization_id, id)
);
create unique index fax_provider on public.fax (organization_id, source, provider_fax_id) where provider_fax_id is not null;
create index fax_sha256 on public.fax (organization_id, sha256);
create index fax_open on public.fax (organization_id, priority_rank, received_at, id)
  where status in ('received','processing','ready','claimed','failed','on-hold');
create index fax_open_bin on public.fax (organization_id, bin_id, priority_rank, received_at, id)
  where status in ('received','processing','ready','claimed','failed','on-hold');
create index fax_open_received on public.fax (organization_id, received_at desc, id)
  where status in ('received','processing','ready','claimed','failed','on-hold');
create index fax_open_status on public.fax (organization_id, status, priority_rank, received_at, id)
  where status in ('received','processing','ready','claimed','failed','on-hold');
create index fax_open_duplicate on public.fax (organization_id, priority_rank, received_at, id)
  where status in ('received','processing','ready','claimed','failed','on-hold') and duplicate_of is not null;
create index fax_received on public.fax (organization_id, received_at desc, id);
create index fax_completed on public.fax (organization_id, completed_at desc, id) where status = 'completed';
create index fax_patient on public.fax (organization_id, patient_id, received_at desc, id) where patient_id is not null;

-- Version 1 is what was received, byte for byte. Rotate, split, merge and delete add a version.
create table public.document (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  fax_id uuid not null references public.fax,
  version integer not null,
  kind text not null check (kind in ('original','edited')),
  file_key text not null,
  media_type text not null,
  size bigint not null,
  page_count integer,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (fax_id, version)
);

create table public.page (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  document_id uuid not null references public.document,
  fax_id uuid not null references public.fax,
  number integer not null,
  -- degrees clockwise that were applied to the received page to make it upright
  rotation smallint not null default 0 check (rotation in (0,90,180,270)),
  image_key text not null,
  thumbnail_key text not null,
  width integer not null,
  height integer not null,
  dpi integer not null,
  -- [{text, box:[x0,y0,x1,y1] in 0..1 of the page, confidence, line, block}]
  words jsonb,
  text text,
  text_source text check (text_source in ('layer','ocr')),
  confidence real,
  perceptual_hash text,
  -- where the page came from: received document's page number (for composing new versions)
  source_document_id uuid references public.document,
  source_number integer,
  unique (document_id, number)
);
create index page_fax on public.page (fax_id, number);

create table public.extraction (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  fax_id uuid not null references public.fax,
  field text not null,
  value text,
  confidence real not null,
  page integer,
  box real[],
  source text not null check (source in ('template','rule','model','human')),
  flags text[] not null default '{}',
  alternatives text[] not null default '{}',
  accepted_by uuid references public.app_user,
  created_at timestamptz not null default now()
);
create index extraction_fax on public.extraction (fax_id, field);

create table public.candidate (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  fax_id uuid not null references public.fax,
  kind text not null check (kind in ('patient','physician')),
  patient_id uuid references public.patient,
  physician_id uuid references public.physician,
  score real not null,
  -- [{code, agrees, weight}]
  reasons jsonb not null default '[]',
  chosen boolean not null default false,
  check (num_nonnulls(patient_id, physician_id) = 1)
);
create index candidate_fax on public.candidate (fax_id, kind, score desc);

-- What a person did last, so that it can be taken back as one.
create table public.action (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  user_id uuid not null references public.app_user,
  kind text not null check (kind in ('file','reject','hold','split','edit')),
  fax_id uuid not null references public.fax,
  before jsonb not null,
  fax_version integer not null,
  undone_at timestamptz,
  created_at timestamptz not null default now()
);
create index action_user on public.action (organization_id, user_id, created_at desc) where undone_at is null;

-- What arrived but could not be taken as a fax: kept, shown, never dropped.
create table public.quarantine (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  source text not null,
  original_name text,
  file_key text,
  code text not null,
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);

-- A file on its way in: announced, then stored, then made a fax of. Completing twice makes one fax.
create table public.upload (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  created_by uuid not null references public.app_user,
  filename text not null,
  file_key text,
  sha256 text,
  size bigint,
  fax_id uuid references public.fax,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- Each event of a provider is handled once.
create table public.webhook_event (
  provider text not null,
  event_id text not null,
  organization_id uuid references public.organization,
  event_type text not null,
  payload jsonb not null,
  occurred_at timestamptz,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- Plumbing ------------------------------------------------------------------------------------

create table public.job (
  id bigint generated always as identity primary key,
  organization_id uuid references public.organization,
  fax_id uuid references public.fax,
  kind text not null,
  payload jsonb not null default '{}',
  priority smallint not null default 5,
  status text not null default 'queued' check (status in ('queued','running','done','failed')),
  attempts integer not null default 0,
  max_attempts integer not null default 5,
  run_at timestamptz not null default now(),
  lease_token uuid,
  leased_until timestamptz,
  last_error jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_due on public.job (priority, run_at, id) where status = 'queued';
create index job_lease on public.job (leased_until) where status = 'running';
create index job_fax on public.job (fax_id);

-- Keys that every node shares and nobody else sees, made when first needed.
create table public.secret (
  name text primary key,
  value bytea not null
);

create table public.event (
  id bigint generated always as identity primary key,
  organization_id uuid not null references public.organization,
  topic text not null,
  entity text not null,
  entity_id uuid,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index event_organization on public.event (organization_id, id);

create table public.audit_event (
  organization_id uuid not null references public.organization,
  sequence bigint not null,
  recorded_at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null check (action in ('C','R','U','D','E')),
  entity text not null,
  entity_id uuid,
  patient_id uuid,
  outcome text not null check (outcome in ('success','refused','failure')),
  detail jsonb not null default '{}',
  previous_hash text not null,
  hash text not null,
  primary key (organization_id, sequence)
);
create index audit_patient on public.audit_event (organization_id, patient_id, sequence desc) where patient_id is not null;
create index audit_actor on public.audit_event (organization_id, actor_id, sequence desc);
create index audit_entity on public.audit_event (organization_id, entity_id, sequence desc);

-- The newest link of each chain, locked while the next is made.
create table public.audit_head (
  organization_id uuid primary key references public.organization,
  sequence bigint not null,
  hash text not null
);

create function private.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are append-only' using errcode = '42501';
end $$;
create trigger audit_event_append_only before update or delete on public.audit_event
  for each row execute function private.refuse_change();
create trigger audit_event_no_truncate before truncate on public.audit_event
  for each statement execute function private.refuse_change();

-- Row level security ---------------------------------------------------------------------------

-- The organisation of this transaction: what the caller asked for, if the caller belongs to it.
create function private.current_organization() returns uuid
language sql stable security definer set search_path = '' as $$
  select nullif(current_setting('request.organization_id', true), '')::uuid
  where coalesce(current_setting('request.jwt.claims', true), '')::text <> ''
    and ((current_setting('request.jwt.claims', true)::jsonb ->> 'role') = 'service_role'
      or exists (
        select 1 from public.mapping m
        where m.user_id = auth.uid()
          and m.organization_id = nullif(current_setting('request.organization_id', true), '')::uuid
      )
      or exists (select 1 from public.app_user u where u.id = auth.uid() and u.is_super_admin and u.status = 'active'))
$$;
revoke all on function private.current_organization() from public;
grant execute on function private.current_organization() to authenticated, service_role;

do $$
declare t text;
begin
  foreach t in array array['location','bin','role','clinic','physician','patient','modality','keyword','fax',
    'document','page','extraction','candidate','action','quarantine','upload','event','audit_event','audit_head']
  loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
  end loop;
  foreach t in array array['organization','app_user','mapping','webhook_event','job','secret']
  loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    -- The worker and the receivers find out whose a thing is before they can name the organisation.
    execute format('create policy service on public.%I to service_role using (true) with check (true)', t);
  end loop;
end $$;

create policy member on public.organization to authenticated
  using (id = (select private.current_organization()))
  with check (id = (select private.current_organization()));
create policy self on public.app_user to authenticated
  using (id = (select auth.uid()) or id in (
    select m.user_id from public.mapping m where m.organization_id = (select private.current_organization())))
  with check (id = (select auth.uid()) or id in (
    select m.user_id from public.mapping m where m.organization_id = (select private.current_organization())));
create policy member on public.mapping to authenticated
  using (user_id = auth.uid() or organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy member on public.job to authenticated
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));

-- Routing asks by number before an organisation is known.
create policy routing on public.location for select to service_role using (true);
create policy routing on public.bin for select to service_role using (true);
create policy service on public.quarantine for insert to service_role with check (true);

grant usage on schema public to authenticated, service_role;
grant select, insert, update, delete on all tables in schema public to authenticated, service_role;
grant usage on all sequences in schema public to authenticated, service_role;
revoke update, delete, truncate on public.audit_event from authenticated, service_role;
revoke delete on public.fax, public.document, public.patient, public.physician from authenticated, service_role;
-- A person may change their own name and settings, never their rank.
revoke insert, update, delete on public.app_user from authenticated;
grant update (display_name, locale, theme, version, updated_at) on public.app_user to authenticated;
