-- What was sent is found beside what was received, and by itself.
alter table public.fax_search add column direction text not null default 'inbound';
update public.fax_search s set direction = fax.direction from public.fax where fax.id = s.fax_id and fax.direction <> 'inbound';

drop function private.find_faxes(tsquery, text[], text[], uuid, uuid, timestamptz, timestamptz, uuid, integer);

-- As before, and narrowed to a direction (`way`) where one is given.
create function private.find_faxes(
  wanted tsquery, document_types text[], statuses text[], way text, bin uuid, patient uuid,
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
    case when statuses is not null then ' and s.status = any($8)' end,
    case when way is not null then ' and s.direction = $13' end);
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
    using organization, wanted, before_at, before_id, since, missing, document_types, statuses, bin, patient, words, null::integer[], way
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
        array(select generate_series(private.month_of(before_at) - months + 1, private.month_of(before_at))), way;
    get diagnostics got = row_count;
    missing := missing - got;
    -- After a stretch without any, all the rest.
    months := case got when 0 then 13 else ceil(months * 1.5 * missing / got) end;
    before_at := edge - interval '1 microsecond';
    before_id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  end loop;
end $$;

revoke all on function private.find_faxes(tsquery, text[], text[], text, uuid, uuid, timestamptz, timestamptz, uuid, integer) from public;
grant execute on function private.find_faxes(tsquery, text[], text[], text, uuid, uuid, timestamptz, timestamptz, uuid, integer)
  to authenticated, service_role;
