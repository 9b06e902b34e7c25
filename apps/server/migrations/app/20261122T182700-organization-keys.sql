-- A foreign key is not held by the policies, so each carries the organisation: what belongs to one refers to its own.
do $$
declare
  key record;
begin
  for key in
    select c.oid, c.conname, c.conrelid, c.confrelid, c.confdeltype, own.relname as source, target.relname as target, a.attname as source_column
    from pg_constraint c
    join pg_class own on own.oid = c.conrelid
    join pg_class target on target.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and own.relnamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
      and exists (select from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'organization_id')
      and exists (select from pg_attribute o where o.attrelid = c.confrelid and o.attname = 'organization_id')
  loop
    if key.confdeltype not in ('a', 'c') then
      raise 'the foreign key % does something that its composite would not', key.conname;
    end if;
    if not exists (
      select from pg_constraint u
      where u.conrelid = key.confrelid and u.contype = 'u'
        and (select array_agg(attname::text order by attname) from pg_attribute where attrelid = u.conrelid and attnum = any (u.conkey))
          = array['id', 'organization_id']
    ) then
      execute format('alter table public.%I add unique (organization_id, id)', key.target);
    end if;
    execute format('alter table public.%I drop constraint %I', key.source, key.conname);
    if not exists (
      select from pg_constraint c
      where c.conrelid = key.conrelid and c.confrelid = key.confrelid and c.contype = 'f'
        and (select array_agg(attname::text order by attname) from pg_attribute where attrelid = c.conrelid and attnum = any (c.conkey))
          = (select array_agg(name order by name) from unnest(array[key.source_column, 'organization_id']::text[]) name)
    ) then
      execute format(
        'alter table public.%I add constraint %I foreign key (organization_id, %I) references public.%I (organization_id, id) %s',
        key.source, key.source || '_' || key.source_column || '_organization_fkey', key.source_column, key.target,
        case key.confdeltype when 'c' then 'on delete cascade' else '' end);
    end if;
  end loop;
end $$;
-- Without an organisation the pair would not be looked at.
alter table public.job add check (fax_id is null or organization_id is not null);
