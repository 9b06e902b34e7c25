-- What is looked for, apart from the rows that change all the time. Tokens are made by the server (ASCII only, so
-- that no collation or parser of a particular installation has a say); the heap stays narrow because the vector is
-- kept out of line, and a search touches the heap of every hit but the vectors of few.

-- Lets an index of words lead with the organisation, so that other organisations' hits cost nothing.
create extension if not exists btree_gin;

create table public.fax_search (
  fax_id uuid primary key references public.fax on delete cascade,
  organization_id uuid not null references public.organization,
  received_at timestamptz not null,
  -- What a search can be narrowed to, kept as the fax has it.
  status text not null,
  document_type text,
  bin_id uuid,
  patient_id uuid,
  document tsvector not null
) with (toast_tuple_target = 128, fillfactor = 80);
alter table public.fax_search alter column document set storage external;
create index fax_search_document on public.fax_search using gin (organization_id, document) with (fastupdate = off);
create index fax_search_received on public.fax_search (organization_id, received_at desc, fax_id desc);
create index fax_search_bin on public.fax_search (organization_id, bin_id, received_at desc, fax_id desc);
create index fax_search_patient on public.fax_search (organization_id, patient_id, received_at desc, fax_id desc)
  where patient_id is not null;

create function private.follow_fax() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.fax_search s
  set status = new.status, document_type = new.document_type, bin_id = new.bin_id, patient_id = new.patient_id
  where s.fax_id = new.id;
  return null;
end $$;
create trigger follow_fax after update of status, document_type, bin_id, patient_id on public.fax
  for each row when ((old.status, old.document_type, old.bin_id, old.patient_id)
    is distinct from (new.status, new.document_type, new.bin_id, new.patient_id))
  execute function private.follow_fax();

-- Names with one letter left out, each way: two names that differ by a typing error share one of them.
alter table public.patient add column name_keys text[] not null default '{}';
alter table public.physician add column name_keys text[] not null default '{}';
create index patient_name_keys on public.patient using gin (organization_id, name_keys) with (fastupdate = off);
create index physician_name_keys on public.physician using gin (organization_id, name_keys) with (fastupdate = off);

alter table public.fax_search enable row level security;
alter table public.fax_search force row level security;
create policy organization on public.fax_search to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
grant select, insert, update, delete on public.fax_search to authenticated, service_role;

-- Under row level security Postgres looks at every row of the organisation before it compares words, because the
-- operators of words are not leakproof, and so uses no index of them. These functions run as the owner and keep to
-- the caller's organisation themselves. What they answer is read through the policies as always.

-- The newest faxes that have the words and meet the filters, from a position on, not older than `since`. A null
-- filter asks for nothing. Words that are in many faxes are met soon by walking back from the newest; all the others
-- are asked of the index, first for the stretch of time that promises enough of them. The planner knows neither what
-- it costs to fetch a vector nor how new a hit is, so `offset 0` keeps it from walking where the index is meant.
create function private.find_faxes(
  wanted tsquery, document_types text[], statuses text[], bin uuid, patient uuid,
  since timestamptz, before_at timestamptz, before_id uuid, most integer
) returns table (fax_id uuid, received_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
  chosen text := concat(' from public.fax_search s
    where s.organization_id = $1 and (s.received_at, s.fax_id) < ($3, $4) and s.received_at >= $5',
    case when document_types is not null then ' and s.document_type = any($7)' end,
    case when statuses is not null then ' and s.status = any($8)' end,
    case when bin is not null then ' and s.bin_id = $9' end,
    case when patient is not null then ' and s.patient_id = $10' end);
  walk text := 'select s.fax_id, s.received_at, s.document @@ $2 as hit' || chosen
    || ' order by s.received_at desc, s.fax_id desc';
  ask text := 'select * from (select s.fax_id, s.received_at' || chosen
    || ' and s.document @@ $2 offset 0) hit order by received_at desc, fax_id desc limit $6';
  fax record;
  first_at timestamptz;
  edge timestamptz;
  span interval;
  walked integer := 0;
  missing integer := most;
  got integer;
begin
  for fax in execute walk
    using organization, wanted, before_at, before_id, since, missing, document_types, statuses, bin, patient
  loop
    first_at := coalesce(first_at, fax.received_at);
    walked := walked + 1;
    before_at := fax.received_at;
    before_id := fax.fax_id;
    if fax.hit then
      fax_id := fax.fax_id;
      received_at := fax.received_at;
      return next;
      missing := missing - 1;
    end if;
    exit when missing = 0 or (walked >= 100 and (most - missing) * 5 < walked);
  end loop;
  got := most - missing;
  -- Fewer than a hundred: the walk has come to the end.
  if missing = 0 or walked < 100 then
    return;
  end if;
  edge := before_at;
  span := first_at - before_at;
  while missing > 0 and edge > since loop
    -- After a stretch without any, the rest is asked at once.
    span := case when got > 0 then least(span * (1.5 * missing / got), interval '100 years') end;
    edge := greatest(edge - span, since);
    return query execute ask
      using organization, wanted, before_at, before_id, edge, missing, document_types, statuses, bin, patient;
    get diagnostics got = row_count;
    missing := missing - got;
    before_at := edge;
    before_id := '00000000-0000-0000-0000-000000000000';
  end loop;
end $$;

-- Patients or physicians, those first who have all of `exact`, then those who have one of each of `near` (array
-- literals); both by name.
create function private.find_people(kind text, exact text[], near text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  statement text := format('select id from (select id, family_name, given_name from public.%I where organization_id = $1', kind)
    || case kind when 'patient' then ' and merged_into is null' else '' end
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

revoke all on function private.find_faxes(tsquery, text[], text[], uuid, uuid, timestamptz, timestamptz, uuid, integer) from public;
revoke all on function private.find_people(text, text[], text[], integer) from public;
grant execute on function private.find_faxes(tsquery, text[], text[], uuid, uuid, timestamptz, timestamptz, uuid, integer)
  to authenticated, service_role;
grant execute on function private.find_people(text, text[], text[], integer) to authenticated, service_role;
