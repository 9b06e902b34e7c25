-- Lists of patients and physicians that come as a file: what each row would become, what became of it, and how it was before.
create table public.import (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  kind text not null check (kind in ('patient','physician')),
  state text not null default 'announced'
    check (state in ('announced','uploaded','checking','checked','running','stopped','done','undoing','undone')),
  file_name text not null,
  -- A temporary file: it goes once its rows are read for good, or after a day.
  file_key text,
  size bigint not null,
  -- How the file is read and what its columns are.
  settings jsonb,
  -- Names of the columns, as they stood in the file.
  header text[] not null default '{}',
  -- Bytes of the file, or rows, that the running step is through with, of how many.
  done bigint not null default 0,
  total bigint not null default 0,
  -- {create, update, skip, error, warning, made, changed, left, removed, restored, kept}
  counts jsonb not null default '{}',
  -- Why the last step ended before its time.
  failure text,
  failure_line integer,
  created_by uuid not null references public.app_user,
  started_by uuid references public.app_user,
  started_at timestamptz,
  finished_at timestamptz,
  undone_by uuid references public.app_user,
  undone_at timestamptz,
  -- Rows, with what they held and how charts were before, are kept until then.
  rows_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id)
);
create index import_newest on public.import (organization_id, created_at desc, id);

create table public.import_row (
  organization_id uuid not null references public.organization,
  import_id uuid not null,
  -- From 1, without the header.
  number integer not null,
  -- Where it begins in the file, from 1.
  line integer not null,
  -- What is to become of it.
  outcome text not null check (outcome in ('create','update','skip','error')),
  has_warning boolean not null default false,
  -- What became of it: made or changed, left as what it met was there meanwhile; and after an undo removed, restored or kept.
  result text check (result in ('made','changed','left','removed','restored','kept')),
  -- [{code, field, other}]
  reasons jsonb not null default '[]',
  cells text[] not null,
  fields jsonb,
  -- The chart that it meets by its number, and afterwards the one that it made or changed. Not a reference: it is a note of
  -- what was done, and follows no merge.
  entity_id uuid,
  -- The version that the import left.
  entity_version integer,
  -- Of a changed chart: {before, after}, by column.
  change jsonb,
  primary key (import_id, number),
  foreign key (organization_id, import_id) references public.import (organization_id, id) on delete cascade
);
create index import_row_planned on public.import_row (import_id, number) where result is null and outcome in ('create','update');
create index import_row_entity on public.import_row (organization_id, entity_id) where entity_version is not null;
create index import_row_outcome on public.import_row (import_id, outcome, number);

do $$
declare
  t text;
  command text;
begin
  foreach t in array array['import','import_row'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    foreach command in array array['select', 'insert', 'update', 'delete'] loop
      execute format('create policy %I on public.%I as restrictive for %s to authenticated %s ((select private.may(''patients.write'')))',
        'managed_' || command, t, command, case command when 'insert' then 'with check' else 'using' end);
    end loop;
    execute format('grant select, insert, update, delete on public.%I to authenticated, service_role', t);
  end loop;
end $$;

-- Links of the trail in their order, in one step: a batch of an import writes as many as it has rows. Each entry is
-- {recorded, actor, name, action, entity, id, patient, outcome, detail, canonical}.
create function private.append_audits(organization uuid, entries jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  head record;
  entry jsonb;
  sequences bigint[] := '{}';
  previous text[] := '{}';
  hashes text[] := '{}';
  at bigint;
  last text;
begin
  if organization is distinct from private.current_organization() then
    raise exception 'this is the trail of another organisation' using errcode = '42501';
  end if;
  if current_setting('role') = 'authenticated' then
    raise exception 'the server alone writes many at once' using errcode = '42501';
  end if;
  -- As in append_audit.
  perform pg_advisory_xact_lock(hashtextextended('intake.log.' || organization, 0));
  select coalesce(max(h.sequence), 0) as sequence, coalesce(max(h.hash), '') as hash into head
  from public.audit_head h where h.organization_id = organization;
  at := head.sequence;
  last := head.hash;
  for entry in select e from jsonb_array_elements(entries) e loop
    at := at + 1;
    sequences := sequences || at;
    previous := previous || last;
    last := encode(sha256(convert_to(at || E'\n' || last || E'\n' || (entry ->> 'canonical'), 'UTF8')), 'hex');
    hashes := hashes || last;
  end loop;
  if at = head.sequence then
    return;
  end if;
  insert into public.audit_event (organization_id, sequence, recorded_at, actor_id, actor_name, action, entity, entity_id,
    patient_id, outcome, detail, previous_hash, hash)
  select organization, s.sequence, (e.value ->> 'recorded')::timestamptz, (e.value ->> 'actor')::uuid, e.value ->> 'name', e.value ->> 'action',
    e.value ->> 'entity', (e.value ->> 'id')::uuid, (e.value ->> 'patient')::uuid, e.value ->> 'outcome', e.value -> 'detail', s.previous, s.hash
  from jsonb_array_elements(entries) with ordinality e (value, place)
  join unnest(sequences, previous, hashes) with ordinality s (sequence, previous, hash, place) using (place);
  insert into public.audit_head (organization_id, sequence, hash) values (organization, at, last)
  on conflict (organization_id) do update set sequence = excluded.sequence, hash = excluded.hash;
end $$;

-- Removes those of these patients or physicians that are as an import left them and that nothing refers to. What the
-- server itself found of them goes with them. Answers who is gone.
create function private.remove_imported(kind text, ids uuid[], versions integer[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
  free uuid[];
  used uuid[];
  reference record;
begin
  if organization is null or current_setting('role') <> 'service_role' or kind not in ('patient', 'physician') then
    raise exception 'the server alone removes what an import made' using errcode = '42501';
  end if;
  -- Whoever is about to refer to one of them waits, and then finds that it is gone.
  execute format('select coalesce(array_agg(found.id), ''{}'') from (
      select p.id from public.%I p join unnest($1, $2) made (id, version) on made.id = p.id and made.version = p.version
      where p.organization_id = $3 and p.merged_into is null order by p.id for update of p) found', kind)
    into free using ids, versions, organization;
  for reference in
    select * from private.references_to(kind) r where r.source <> 'physician_site'
    union all select 'merge', 'kept_id' union all select 'merge', 'merged_id' union all select kind, 'merged_into'
  loop
    execute format('select coalesce(array_agg(distinct %2$I), ''{}'') from public.%1$I where organization_id = $1 and %2$I = any ($2)',
      reference.source, reference.link) into used using organization, free;
    free := array(select f from unnest(free) f where not f = any (used));
  end loop;
  if kind = 'patient' then
    delete from public.duplicate d where d.organization_id = organization and (d.a_id = any (free) or d.b_id = any (free));
  else
    delete from public.physician_site s where s.organization_id = organization and s.physician_id = any (free);
  end if;
  return query execute format('delete from public.%I where organization_id = $1 and id = any ($2) returning id', kind) using organization, free;
end $$;

revoke all on function private.append_audits(uuid, jsonb), private.remove_imported(text, uuid[], integer[]) from public;
grant execute on function private.append_audits(uuid, jsonb), private.remove_imported(text, uuid[], integer[]) to service_role;

-- Licence and billing numbers as they are compared, however they are written.
alter table public.physician
  add column licence_key text generated always as (upper(regexp_replace(licence_number, '[^[:alnum:]]', '', 'g'))) stored,
  add column billing_key text generated always as (upper(regexp_replace(billing_number, '[^[:alnum:]]', '', 'g'))) stored;
create index physician_licence on public.physician (organization_id, licence_key) where licence_key is not null;
create index physician_billing on public.physician (organization_id, billing_key) where billing_key is not null;

-- Physicians who share a number, or nearly the name, with each of those that are asked for:
-- [{licence, billing, families, givens}]. It runs as the owner for the same reason as find_likely.
create function private.find_likely_physicians(asked jsonb, most integer) returns table (place integer, id uuid)
language sql stable security definer set search_path = '' as $$
  select a.place::integer, found.id
  from jsonb_array_elements(asked) with ordinality a (one, place)
  cross join lateral (
    (select p.id from public.physician p where p.organization_id = private.current_organization() and p.merged_into is null
      and p.licence_key = a.one ->> 'licence' limit most)
    union
    (select p.id from public.physician p where p.organization_id = private.current_organization() and p.merged_into is null
      and p.billing_key = a.one ->> 'billing' limit most)
    union
    (select p.id from public.physician p where p.organization_id = private.current_organization() and p.merged_into is null
      and p.name_keys && array(select jsonb_array_elements_text(a.one -> 'families'))
      and p.name_keys && array(select jsonb_array_elements_text(a.one -> 'givens')) limit most)
  ) found
$$;
revoke all on function private.find_likely_physicians(jsonb, integer) from public;
grant execute on function private.find_likely_physicians(jsonb, integer) to authenticated, service_role;
