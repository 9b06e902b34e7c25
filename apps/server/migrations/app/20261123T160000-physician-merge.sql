-- Physicians who were entered twice are found, merged and parted as charts are.

alter table public.physician add column compared_version integer;
create index physician_uncompared on public.physician (organization_id, id) where merged_into is null and compared_version is distinct from version;
create index physician_merged on public.physician (organization_id, merged_into) where merged_into is not null;

-- Pairs are of two charts, or of two physicians.
alter table public.duplicate add column kind text not null default 'patient' check (kind in ('patient','physician'));
alter table public.duplicate alter column kind drop default;
alter table public.duplicate
  drop constraint duplicate_organization_id_a_id_fkey,
  drop constraint duplicate_organization_id_b_id_fkey,
  add column a_patient_id uuid generated always as (case kind when 'patient' then a_id end) stored,
  add column b_patient_id uuid generated always as (case kind when 'patient' then b_id end) stored,
  add column a_physician_id uuid generated always as (case kind when 'physician' then a_id end) stored,
  add column b_physician_id uuid generated always as (case kind when 'physician' then b_id end) stored,
  add foreign key (organization_id, a_patient_id) references public.patient (organization_id, id),
  add foreign key (organization_id, b_patient_id) references public.patient (organization_id, id),
  add foreign key (organization_id, a_physician_id) references public.physician (organization_id, id),
  add foreign key (organization_id, b_physician_id) references public.physician (organization_id, id);
drop index public.duplicate_open;
create index duplicate_open on public.duplicate (organization_id, kind, score desc, id) where status = 'open';

-- A site that both physicians have is kept whole and removed, like a candidate that both charts have; nothing else is new.
create or replace function private.move_references(merge_id uuid) returns void
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
    if reference.source = 'physician_site' then
      update public.merge_row r set found = 'removed', row = to_jsonb(t)
      from public.physician_site t
      where r.merge_id = m.id and r.table_name = 'physician_site' and r.row_id = t.id and t.organization_id = m.organization_id and t.physician_id = m.merged_id
        and exists (select from public.physician_site k where k.organization_id = m.organization_id and k.physician_id = m.kept_id
          and (k.clinic_id, k.clinic_name, k.fax_number, k.phone) is not distinct from (t.clinic_id, t.clinic_name, t.fax_number, t.phone));
      delete from public.physician_site t using public.merge_row r
      where r.merge_id = m.id and r.table_name = 'physician_site' and r.found = 'removed' and t.id = r.row_id;
    end if;
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

-- A site goes by its clinic, or its fax.
create or replace function private.later_references(merge_id uuid) returns table (source text, link text, row_id uuid, at timestamptz, label text)
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.merge;
  reference record;
begin
  select * into m from public.merge g
  where g.id = merge_id and g.organization_id = private.current_organization() and g.state = 'done' and private.may('patients.write');
  for reference in select * from private.references_to(m.kind) loop
    return query execute format('select %1$L, %2$L, t.id, coalesce(to_jsonb(t) ->> ''received_at'', to_jsonb(t) ->> ''created_at'')::timestamptz,
        coalesce(to_jsonb(t) ->> ''reference'', case %1$L when ''physician_site'' then coalesce(
          to_jsonb(t) ->> ''clinic_name'', (select c.name from public.clinic c where c.id = (to_jsonb(t) ->> ''clinic_id'')::uuid), to_jsonb(t) ->> ''fax_number'') end)
      from public.%1$I t where t.organization_id = $1 and t.%2$I = $2
        and not exists (select from public.merge_row r where r.merge_id = $3 and r.table_name = %1$L and r.column_name = %2$L and r.row_id = t.id)
      order by 4, 3', reference.source, reference.link) using m.organization_id, m.kept_id, m.id;
  end loop;
end $$;

-- Who was merged is found by the name of whoever took their place alone.
create or replace function private.find_people(kind text, exact text[], near text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  statement text := format('select id from (select id, family_name, given_name from public.%I where organization_id = $1 and merged_into is null', kind)
    || ' and %s offset 0) person order by family_name, given_name, id limit $3';
  everyone text := (select string_agg(format('name_keys && %L::text[]', keys), ' and ') from unnest(near) keys);
  got integer;
begin
  if kind not in ('patient', 'physician') then
    raise 'there are no people called %', kind;
  end if;
  return query execute format(statement, 'name_keys @> $2') using private.current_organization(), exact, most;
  get diagnostics got = row_count;
  if got < most then
    return query execute format(statement, everyone || ' and not name_keys @> $2')
      using private.current_organization(), exact, most - got;
  end if;
end $$;

-- What the server found of physicians goes with them as well.
create or replace function private.remove_imported(kind text, ids uuid[], versions integer[]) returns setof uuid
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
  delete from public.duplicate d where d.organization_id = organization and (d.a_id = any (free) or d.b_id = any (free));
  if kind = 'physician' then
    delete from public.physician_site s where s.organization_id = organization and s.physician_id = any (free);
  end if;
  return query execute format('delete from public.%I where organization_id = $1 and id = any ($2) returning id', kind) using organization, free;
end $$;
