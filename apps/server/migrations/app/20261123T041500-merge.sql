-- Two charts of one person become one, and can become two again. What refers to a person is asked of the catalogue, so
-- that no table can be forgotten.

alter table public.physician add column merged_into uuid;
alter table public.physician add foreign key (organization_id, merged_into) references public.physician (organization_id, id);

-- The version that was last compared with everybody else's: what changed since is compared again.
alter table public.patient add column compared_version integer;
create index patient_uncompared on public.patient (organization_id, id) where merged_into is null and compared_version is distinct from version;
create index patient_phones on public.patient using gin (organization_id, phones) with (fastupdate = off);
create index patient_merged on public.patient (organization_id, merged_into) where merged_into is not null;
create index candidate_patient on public.candidate (organization_id, patient_id) where patient_id is not null;
create index candidate_physician on public.candidate (organization_id, physician_id) where physician_id is not null;
create index letter_physician on public.letter (organization_id, physician_id) where physician_id is not null;
create index request_physician on public.request (organization_id, physician_id) where physician_id is not null;
create index request_redirected on public.request (organization_id, redirected_physician_id) where redirected_physician_id is not null;
create index fax_physician on public.fax (organization_id, physician_id) where physician_id is not null;

-- Two charts that may be one person's; the one with the smaller id stands first.
create table public.duplicate (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  a_id uuid not null,
  b_id uuid not null,
  -- per mille
  score smallint not null,
  -- [{code, degree, agrees, weight}]
  reasons jsonb not null,
  status text not null default 'open' check (status in ('open','not-same')),
  decided_by uuid references public.app_user,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, a_id, b_id),
  check (a_id < b_id),
  foreign key (organization_id, a_id) references public.patient (organization_id, id),
  foreign key (organization_id, b_id) references public.patient (organization_id, id)
);
create index duplicate_open on public.duplicate (organization_id, score desc, id) where status = 'open';
create index duplicate_b on public.duplicate (organization_id, b_id);

-- One chart that took another in, or is to do so once a second person agrees.
create table public.merge (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  kind text not null check (kind in ('patient','physician')),
  kept_id uuid not null,
  merged_id uuid not null,
  state text not null check (state in ('proposed','done','undone','refused')),
  -- Why a second person has to agree; empty when nobody has to.
  second_person text[] not null default '{}',
  -- {field: kept | merged | both}
  choices jsonb not null,
  -- What whoever chose had before them.
  kept_version integer not null,
  merged_version integer not null,
  -- Whole rows, so that both can be restored.
  kept_before jsonb,
  kept_after jsonb,
  merged_before jsonb,
  proposed_by uuid not null references public.app_user,
  proposed_at timestamptz not null default now(),
  decided_by uuid references public.app_user,
  decided_at timestamptz,
  undone_by uuid references public.app_user,
  undone_at timestamptz,
  kept_patient_id uuid generated always as (case kind when 'patient' then kept_id end) stored,
  merged_patient_id uuid generated always as (case kind when 'patient' then merged_id end) stored,
  kept_physician_id uuid generated always as (case kind when 'physician' then kept_id end) stored,
  merged_physician_id uuid generated always as (case kind when 'physician' then merged_id end) stored,
  unique (organization_id, id),
  check (kept_id <> merged_id),
  check (state not in ('done','undone') or num_nonnulls(kept_before, kept_after, merged_before) = 3),
  -- Who proposed it does not agree to it for a second person.
  check (state not in ('done','undone') or second_person = '{}' or decided_by <> proposed_by),
  foreign key (organization_id, kept_patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, merged_patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, kept_physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, merged_physician_id) references public.physician (organization_id, id)
);
create unique index merge_standing on public.merge (organization_id, merged_id) where state in ('proposed','done');
create index merge_kept on public.merge (organization_id, kept_id, decided_at desc);

-- What a merge found: rows that it moved, those that were the kept chart's own, and those that said the same twice.
create table public.merge_row (
  organization_id uuid not null references public.organization,
  merge_id uuid not null,
  table_name text not null,
  column_name text not null,
  row_id uuid not null,
  found text not null check (found in ('moved','own','removed')),
  -- The whole row that was removed.
  row jsonb,
  primary key (merge_id, table_name, column_name, row_id),
  check ((found = 'removed') = (row is not null)),
  foreign key (organization_id, merge_id) references public.merge (organization_id, id)
);

-- Every column that refers to a patient or a physician, but for where they went themselves, the pairs that were
-- compared, and what is computed.
create function private.references_to(kind text) returns table (source text, link text)
language sql stable set search_path = '' as $$
  select own.relname::text, a.attname::text
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_class own on own.oid = c.conrelid
  cross join lateral unnest(c.conkey, c.confkey) as k (own, target)
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
  join pg_catalog.pg_attribute t on t.attrelid = c.confrelid and t.attnum = k.target
  where c.contype = 'f' and kind in ('patient', 'physician') and c.confrelid = pg_catalog.to_regclass('public.' || kind)
    and own.relnamespace = 'public'::regnamespace and t.attname = 'id' and a.attgenerated = ''
    and a.attname <> 'merged_into' and own.relname <> 'duplicate'
  order by 1, 2
$$;

create function private.count_references(kind text, person uuid) returns table (source text, rows bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  reference record;
begin
  if not private.may('patients.read', 'patients.write') then
    raise exception 'counting needs the right to read charts' using errcode = '42501';
  end if;
  for reference in select r.source, array_agg(r.link) as links from private.references_to(kind) r group by r.source order by r.source loop
    source := reference.source;
    execute format('select count(*) from public.%I where organization_id = $1 and (%s)', source,
      (select string_agg(format('%I = $2', link), ' or ') from unnest(reference.links) link))
      into rows using private.current_organization(), person;
    return next;
  end loop;
end $$;

-- Moves every row that refers to the merged one, and notes it. A row that the kept one has already is noted whole and
-- removed where that loses nothing; elsewhere the merge is refused with the name of the table.
create function private.move_references(merge_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  m public.merge;
  reference record;
  one uuid;
begin
  select * into m from public.merge g
  where g.id = merge_id and g.organization_id = private.current_organization() and g.state = 'done' and private.may('patients.write');
  if m.id is null then
    raise exception 'there is no such merge' using errcode = '42501';
  end if;
  for reference in select * from private.references_to(m.kind) loop
    execute format('insert into public.merge_row (organization_id, merge_id, table_name, column_name, row_id, found)
      select $1, $2, %1$L, %2$L, id, case %2$I when $3 then ''own'' else ''moved'' end from public.%1$I
      where organization_id = $1 and %2$I in ($3, $4)', reference.source, reference.link)
      using m.organization_id, m.id, m.kept_id, m.merged_id;
    begin
      execute format('update public.%1$I set %2$I = $3 where organization_id = $1 and %2$I = $2', reference.source, reference.link)
        using m.organization_id, m.merged_id, m.kept_id;
    exception
      when exclusion_violation then
        raise exception 'both charts have an entry that excludes the other' using errcode = 'MG001', table = reference.source;
      when unique_violation then
        if reference.source <> 'candidate' then
          raise exception 'both charts have an entry that excludes the other' using errcode = 'MG001', table = reference.source;
        end if;
        for one in execute format('select id from public.%1$I where organization_id = $1 and %2$I = $2', reference.source, reference.link)
          using m.organization_id, m.merged_id
        loop
          begin
            execute format('update public.%1$I set %2$I = $1 where id = $2', reference.source, reference.link) using m.kept_id, one;
          exception when unique_violation then
            execute format('update public.merge_row set found = ''removed'', row = (select to_jsonb(t) from public.%1$I t where t.id = $2)
              where merge_id = $1 and table_name = %1$L and row_id = $2', reference.source) using m.id, one;
            execute format('delete from public.%1$I where id = $1', reference.source) using one;
          end;
        end loop;
    end;
  end loop;
end $$;

-- Rows of the kept one that came after the merge, with when they did and the number they go by, where they have one.
create function private.later_references(merge_id uuid) returns table (source text, link text, row_id uuid, at timestamptz, label text)
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.merge;
  reference record;
begin
  select * into m from public.merge g
  where g.id = merge_id and g.organization_id = private.current_organization() and g.state = 'done' and private.may('patients.write');
  for reference in select * from private.references_to(m.kind) loop
    return query execute format('select %1$L, %2$L, t.id, coalesce(to_jsonb(t) ->> ''received_at'', to_jsonb(t) ->> ''created_at'')::timestamptz,
        to_jsonb(t) ->> ''reference''
      from public.%1$I t where t.organization_id = $1 and t.%2$I = $2
        and not exists (select from public.merge_row r where r.merge_id = $3 and r.table_name = %1$L and r.column_name = %2$L and r.row_id = t.id)
      order by 4, 3', reference.source, reference.link) using m.organization_id, m.kept_id, m.id;
  end loop;
end $$;

-- Gives back what was moved and is still where the merge put it, what was removed, and of what came later the rows that
-- are named: [{source, link, row}].
create function private.restore_references(merge_id uuid, later jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  m public.merge;
  reference record;
  removed record;
  columns text;
begin
  select * into m from public.merge g
  where g.id = merge_id and g.organization_id = private.current_organization() and g.state = 'undone' and private.may('patients.write');
  if m.id is null then
    raise exception 'there is no such merge' using errcode = '42501';
  end if;
  for reference in select * from private.references_to(m.kind) loop
    execute format('update public.%1$I t set %2$I = $3 where t.organization_id = $1 and t.%2$I = $2 and t.id in (
        select r.row_id from public.merge_row r where r.merge_id = $4 and r.table_name = %1$L and r.column_name = %2$L and r.found = ''moved''
        union all select (l ->> ''row'')::uuid from jsonb_array_elements($5) l where l ->> ''source'' = %1$L and l ->> ''link'' = %2$L)',
      reference.source, reference.link) using m.organization_id, m.kept_id, m.merged_id, m.id, later;
    for removed in select r.row from public.merge_row r
      where r.merge_id = m.id and r.table_name = reference.source and r.column_name = reference.link and r.found = 'removed'
    loop
      select string_agg(format('%I', a.attname), ', ' order by a.attnum) into columns from pg_catalog.pg_attribute a
      where a.attrelid = pg_catalog.to_regclass(format('public.%I', reference.source)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
      execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict do nothing',
        reference.source, columns) using removed.row;
    end loop;
  end loop;
end $$;

-- An old id leads to the kept one, also when whoever writes it does not know yet. The lock makes one who writes while
-- the two are merged wait, and then see it.
create function private.follow_merged() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind text := tg_argv[0];
  link text := tg_argv[1];
  person uuid := (to_jsonb(new) ->> tg_argv[1])::uuid;
  successor uuid;
  is_changed boolean := false;
begin
  loop
    if kind = 'patient' then
      select p.merged_into into successor from public.patient p where p.organization_id = new.organization_id and p.id = person for key share;
    else
      select p.merged_into into successor from public.physician p where p.organization_id = new.organization_id and p.id = person for key share;
    end if;
    exit when successor is null;
    person := successor;
    is_changed := true;
  end loop;
  return case when is_changed then jsonb_populate_record(new, jsonb_build_object(link, person)) else new end;
end $$;

-- Hangs that trigger on every column that refers to a person. The server calls it after it has applied migrations.
create function private.follow_merged_everywhere() returns void
language plpgsql set search_path = '' as $$
declare
  reference record;
begin
  for reference in select k.kind, r.* from unnest(array['patient', 'physician']) k (kind) cross join lateral private.references_to(k.kind) r loop
    execute format('create or replace trigger %I before insert or update of %I on public.%I for each row when (new.%I is not null)
      execute function private.follow_merged(%L, %L)',
      'follow_merged_' || reference.link, reference.link, reference.source, reference.link, reference.kind, reference.link);
  end loop;
end $$;
select private.follow_merged_everywhere();

-- Charts that share a number, a phone, the birth date (also with day and month exchanged) or nearly the name; those
-- that share most come first. It runs as the owner, as operators of arrays are not leakproof and would be tried on
-- every row; what it answers is read through the policies as always.
create function private.find_likely(number text, days date[], numbers text[], families text[], givens text[], most integer) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with found as (
    (select id, 4 as worth from public.patient where organization_id = private.current_organization() and merged_into is null
      and health_number = number limit most)
    union all
    (select id, 2 from public.patient where organization_id = private.current_organization() and merged_into is null
      and birth_date = any (days) limit most)
    union all
    (select id, 2 from public.patient where organization_id = private.current_organization() and merged_into is null
      and phones && numbers limit most)
    union all
    (select id, 2 from public.patient where organization_id = private.current_organization() and merged_into is null
      and name_keys && families and name_keys && givens limit most)
  )
  select id from found group by id order by sum(worth) desc, id limit most
$$;

do $$
declare
  t text;
  command text;
begin
  foreach t in array array['duplicate','merge','merge_row'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy read_right on public.%I as restrictive for select to authenticated
      using ((select private.may(''patients.read'', ''patients.write'')))', t);
    foreach command in array array['insert', 'update', 'delete'] loop
      execute format('create policy %I on public.%I as restrictive for %s to authenticated %s ((select private.may(''patients.write'')))',
        'managed_' || command, t, command, case command when 'insert' then 'with check' else 'using' end);
    end loop;
  end loop;
end $$;
grant select, insert, update, delete on public.duplicate to authenticated, service_role;
-- What happened stays as it happened.
grant select, insert, update on public.merge to authenticated;
grant select on public.merge_row to authenticated;

revoke all on function private.references_to(text), private.count_references(text, uuid), private.move_references(uuid), private.later_references(uuid),
  private.restore_references(uuid, jsonb), private.follow_merged_everywhere(), private.find_likely(text, date[], text[], text[], text[], integer) from public;
grant execute on function private.count_references(text, uuid), private.move_references(uuid), private.later_references(uuid),
  private.restore_references(uuid, jsonb), private.find_likely(text, date[], text[], text[], text[], integer) to authenticated;
grant execute on function private.find_likely(text, date[], text[], text[], text[], integer) to service_role;
