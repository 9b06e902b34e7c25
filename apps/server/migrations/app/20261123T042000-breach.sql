-- A fax that was meant for somebody else is locked away: with it whatever holds its pages.
alter table public.fax add column locked_at timestamptz;
create index fax_locked on public.fax (organization_id, id) where locked_at is not null;

-- Bytes that nobody may open by an address that was handed out before.
create table public.locked_file (
  organization_id uuid not null references public.organization,
  file_key text not null,
  primary key (organization_id, file_key)
);

-- The register of privacy incidents. It says nothing of what a document says of whom.
create table public.breach (
  id uuid primary key,
  organization_id uuid not null references public.organization,
  fax_id uuid not null,
  -- what was locked with it: the same content, what it was cut from, what was cut from it or sent on
  fax_ids uuid[] not null,
  from_number text,
  sender_name text,
  page_count integer,
  received_at timestamptz not null,
  description text not null,
  information text[] not null default '{}',
  people_count integer not null,
  disposal text not null check (disposal in ('destroy','return')),
  due_on date not null,
  -- how whoever sent it was told; null: not yet
  notice text check (notice in ('letter','told')),
  notified_at timestamptz,
  letter_id uuid,
  contained_at timestamptz,
  contained_by uuid references public.app_user,
  -- it was ours after all
  withdrawn_at timestamptz,
  withdrawn_by uuid references public.app_user,
  note text,
  reported_by uuid not null references public.app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (organization_id, id),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id),
  foreign key (organization_id, letter_id) references public.letter (organization_id, id)
);
create index breach_created on public.breach (organization_id, created_at desc, id);
create index breach_open on public.breach (organization_id, due_on, id) where contained_at is null and withdrawn_at is null;
create unique index breach_fax on public.breach (organization_id, fax_id) where withdrawn_at is null;

alter table public.breach enable row level security;
alter table public.breach force row level security;
alter table public.locked_file enable row level security;
alter table public.locked_file force row level security;
create policy organization on public.breach to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy organization on public.locked_file to service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy read_right on public.breach as restrictive for select to authenticated
  using ((select private.may('privacy.manage')));
create policy report_right on public.breach as restrictive for insert to authenticated
  with check ((select private.may('faxes.triage')) and reported_by = (select auth.uid()));
create policy act_right on public.breach as restrictive for update to authenticated
  using ((select private.may('privacy.manage')));
grant select, insert, update on public.breach to authenticated, service_role;
grant select on public.locked_file to service_role;

-- The faxes of the caller's organisation that are locked away. Runs as the owner: nobody else sees all of them.
create function private.locked_faxes() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.fax where locked_at is not null and organization_id = private.current_organization()
$$;
revoke all on function private.locked_faxes() from public;
grant execute on function private.locked_faxes() to authenticated;

create policy unlocked on public.fax as restrictive to authenticated
  using (locked_at is null or (select private.may('privacy.manage')))
  with check (locked_at is null or (select private.may('privacy.manage')));
do $$
declare t text;
begin
  foreach t in array array['document','page','extraction','candidate','fax_search','fax_reply','request_fax'] loop
    execute format('create policy unlocked on public.%I as restrictive to authenticated
      using ((select private.may(''privacy.manage'')) or fax_id not in (select private.locked_faxes()))', t);
  end loop;
end $$;

-- Locks a fax away with whatever holds its pages; answers all of them. For whoever may reject faxes, in their own organisation.
create function private.lock_fax(misdirected uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
  family uuid[];
begin
  if organization is null or not private.may('faxes.triage') then
    raise exception 'only who triages faxes locks one away' using errcode = '42501';
  end if;
  with recursive same as (
    select f.id, f.parent_fax_id from public.fax f
    where f.organization_id = organization
      and (f.id = misdirected or (f.direction = 'inbound' and f.sha256 = (select o.sha256 from public.fax o where o.id = misdirected and o.organization_id = organization)))
  ), above as (
    select s.id, s.parent_fax_id from same s
    union
    select f.id, f.parent_fax_id from public.fax f join above a on f.id = a.parent_fax_id where f.organization_id = organization
  ), below as (
    select s.id from same s
    union
    select f.id from public.fax f join below b on f.parent_fax_id = b.id where f.organization_id = organization
  )
  select array_agg(id) into family from (select id from above union select id from below) one;
  if family is null then
    return '{}';
  end if;
  update public.fax set locked_at = now() where id = any(family);
  delete from public.fax_search where fax_id = any(family);
  insert into public.locked_file (organization_id, file_key)
    select organization, key from (
      select unnest(array[p.image_key, p.thumbnail_key]) as key from public.page p where p.fax_id = any(family)
      union select d.file_key from public.document d where d.fax_id = any(family)
    ) files
    on conflict do nothing;
  return family;
end $$;
revoke all on function private.lock_fax(uuid) from public;
grant execute on function private.lock_fax(uuid) to authenticated;

-- Opens faxes again, for whoever keeps the register; bytes that another locked fax has stay closed.
create function private.unlock_faxes(family uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
begin
  if organization is null or not private.may('privacy.manage') then
    raise exception 'only who keeps the register opens what is locked away' using errcode = '42501';
  end if;
  update public.fax set locked_at = null where id = any(family) and organization_id = organization;
  delete from public.locked_file l where l.organization_id = organization and not exists (
    select from public.fax f
    where f.organization_id = organization and f.locked_at is not null
      and (exists (select from public.page p where p.fax_id = f.id and l.file_key in (p.image_key, p.thumbnail_key))
        or exists (select from public.document d where d.fax_id = f.id and d.file_key = l.file_key)));
end $$;
revoke all on function private.unlock_faxes(uuid[]) from public;
grant execute on function private.unlock_faxes(uuid[]) to authenticated;

-- Whether the caller may not open these bytes.
create function private.is_locked_file(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.locked_file where organization_id = private.current_organization() and file_key = wanted)
    and not private.may('privacy.manage')
$$;
revoke all on function private.is_locked_file(text) from public;
grant execute on function private.is_locked_file(text) to authenticated;

-- Whoever may do everything keeps the register too.
update public.role set permissions = permissions || '{privacy.manage}'
where permissions @> '{users.manage,settings.manage,audit.read}' and not 'privacy.manage' = any (permissions);
