-- A fax number leads to one organisation. To name it in the settings is a claim; it is proven by being the only
-- organisation of the installation, or by a decision of who runs that. Where nothing is proven, nothing is delivered.
create table public.fax_number (
  -- E.164
  number text primary key check (number ~ '^\+[1-9]\d{6,14}$'),
  organization_id uuid not null references public.organization,
  proven_at timestamptz not null default now()
);
create index fax_number_organization on public.fax_number (organization_id);
alter table public.fax_number enable row level security;
alter table public.fax_number force row level security;
create policy service on public.fax_number for select to service_role using (true);
create policy member on public.fax_number for select to authenticated
  using (organization_id = (select private.current_organization()));
grant select on public.fax_number to authenticated, service_role;

create function private.claimed_numbers(claimant uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.telnyx_from from public.organization o where o.id = claimant and o.telnyx_from is not null
  union select unnest(l.fax_numbers) from public.location l where l.organization_id = claimant
  union select b.fax_number from public.bin b where b.organization_id = claimant and b.fax_number is not null
$$;
revoke all on function private.claimed_numbers(uuid) from public;

-- A decision of who runs the installation; it counts for a number that the organisation claims and nobody has.
create function private.prove_number(wanted text, claimant uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.fax_number (number, organization_id)
  select c.number, claimant from private.claimed_numbers(claimant) c (number)
  where c.number = wanted and c.number ~ '^\+[1-9]\d{6,14}$' and exists (select from public.organization o where o.id = claimant)
  on conflict do nothing
$$;
revoke all on function private.prove_number(text, uuid) from public;
grant execute on function private.prove_number(text, uuid) to service_role;

create function private.settle_numbers() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  now_named jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  once_named jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  claimant uuid := case tg_table_name when 'organization' then coalesce(now_named ->> 'id', once_named ->> 'id')
    else coalesce(now_named ->> 'organization_id', once_named ->> 'organization_id') end;
  role text := current_setting('role');
  is_decided boolean;
  added text;
begin
  is_decided := role = 'none'
    or (select count(*) = 1 from (select from public.organization limit 2) o)
    or (role = 'authenticated' and exists (select from public.app_user u where u.id = auth.uid() and u.is_super_admin and u.status = 'active'));
  delete from public.fax_number f
  where f.organization_id = claimant and not exists (select from private.claimed_numbers(claimant) c (number) where c.number = f.number);
  if is_decided then
    perform private.prove_number(number, claimant) from private.numbers_in(now_named) number;
  end if;
  for added in
    select number from private.numbers_in(now_named) number except select number from private.numbers_in(once_named) number
  loop
    if exists (select from public.fax_number f where f.number = added and f.organization_id <> claimant) then
      raise exception 'another organisation has this fax number' using errcode = '23P01', constraint = 'fax_number_owner';
    end if;
  end loop;
  return null;
end $$;
revoke all on function private.settle_numbers() from public;

create function private.numbers_in(named jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select number from (
    select named ->> 'telnyx_from' as number
    union all select named ->> 'fax_number'
    union all select jsonb_array_elements_text(coalesce(named -> 'fax_numbers', '[]'))
  ) numbers where number is not null
$$;

-- What only one organisation has named so far is its own.
insert into public.fax_number (number, organization_id)
select c.number, min(o.id::text)::uuid
from public.organization o, private.claimed_numbers(o.id) c (number)
where c.number ~ '^\+[1-9]\d{6,14}$'
group by c.number having count(*) = 1;

create trigger settle_numbers after insert or update of telnyx_from on public.organization for each row execute function private.settle_numbers();
create trigger settle_numbers after insert or update of fax_numbers or delete on public.location for each row execute function private.settle_numbers();
create trigger settle_numbers after insert or update of fax_number or delete on public.bin for each row execute function private.settle_numbers();
