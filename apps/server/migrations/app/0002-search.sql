-- What is looked for, apart from the rows that change all the time. Tokens are made by the server (ASCII only, so
-- that no collation or parser of a particular installation has a say); the heap stays narrow because the vector is
-- kept out of line, and a search touches the heap of every hit but the vectors of few.

-- Lets an index of words hold the organisation and the month too, so that other people's and old hits cost nothing.
create extension if not exists btree_gin;

-- Counted from year 0, in UTC.
create function private.month_of(at timestamptz) returns integer language sql immutable as $$
  select (extract(year from at at time zone 'UTC') * 12 + extract(month from at at time zone 'UTC'))::integer
$$;

create table public.fax_search (
  fax_id uuid primary key references public.fax on delete cascade,
  organization_id uuid not null references public.organization,
  received_at timestamptz not null,
  month integer not null generated always as (private.month_of(received_at)) stored,
  -- What a search can be narrowed to, kept as the fax has it.
  status text not null,
  document_type text,
  bin_id uuid,
  patient_id uuid,
  document tsvector not null
) with (toast_tuple_target = 128, fillfactor = 80);
alter table public.fax_search alter column document set storage external;
create index fax_search_document on public.fax_search using gin (organization_id, month, document) with (fastupdate = off);
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
-- are asked of the index, a month first, then as many months as promise enough. The planner knows neither what it
-- costs to fetch a vector nor how new a hit is: `offset 0` keeps it from walking where the index is meant, and the
-- other way round. A phrase is told from its words only by the vector, so that is done to the newest, one by one.
create function private.find_faxes(
  wanted tsquery, document_types text[], statuses text[], bin uuid, patient uuid,
  since timestamptz, before_at timestamptz, before_id uuid, most integer
) returns table (fax_id uuid, received_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
  has_phrase boolean := position('<->' in wanted::text) > 0;
  words tsquery := replace(wanted::text, '<->', '&');
  owned text := concat(' from public.fax_search s where s.organization_id = $1',
    case when bin is not null then ' and s.bin_id = $9' end,
    case when patient is not null then ' and s.patient_id = $10' end);
  filter text := concat('true',
    case when document_types is not null then ' and s.document_type = any($7)' end,
    case when statuses is not null then ' and s.status = any($8)' end);
  stretch text := '(s.received_at, s.fax_id) < ($3, $4) and s.received_at >= $5';
  walk text := format('select w.fax_id, w.received_at, w.document @@ $2 as hit from (
      select s.fax_id, s.received_at, s.document, %s as is_chosen %s and %s
      order by s.received_at desc, s.fax_id desc offset 0
    ) w where w.is_chosen', filter, owned, stretch);
  ask text := format('select h.fax_id, h.received_at from (
      select s.* from (select s.* %s and %s and s.document @@ $11 %%s offset 0) s where %s
      order by s.received_at desc, s.fax_id desc offset 0
    ) h %s limit $6', owned, filter, stretch, case when has_phrase then 'where h.document @@ $2' end);
  fax record;
  walked integer := 0;
  missing integer := most;
  got integer;
  months integer := 1;
  edge timestamptz;
begin
  for fax in execute walk
    using organization, wanted, before_at, before_id, since, missing, document_types, statuses, bin, patient
  loop
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
  -- Fewer than a hundred: the walk has come to the end.
  if walked < 100 then
    return;
  end if;
  while missing > 0 and (edge is null or edge > since) loop
    edge := case when months <= 12
      then greatest(since, (date_trunc('month', before_at at time zone 'UTC') - (months - 1) * interval '1 month') at time zone 'UTC')
      else since end;
    return query execute format(ask, case when months <= 12 then 'and s.month = any($12)' end)
      using organization, wanted, before_at, before_id, edge, missing, document_types, statuses, bin, patient, words,
        array(select generate_series(private.month_of(before_at) - months + 1, private.month_of(before_at)));
    get diagnostics got = row_count;
    missing := missing - got;
    -- After a stretch without any, all the rest.
    months := case got when 0 then 13 else ceil(months * 1.5 * missing / got) end;
    before_at := edge - interval '1 microsecond';
    before_id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
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
