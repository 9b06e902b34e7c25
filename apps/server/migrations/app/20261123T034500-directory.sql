-- Clinics that refer or take referrals, and the sites at which physicians work: a fax has to reach the right office.
alter table public.clinic
  add column kind text not null default 'referring' check (kind in ('referring','partner')),
  add column email text,
  add column note text,
  add column name_keys text[] not null default '{}';
create index clinic_organization on public.clinic (organization_id, name, id);

alter table public.physician add column province text;

create table public.physician_site (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  physician_id uuid not null,
  clinic_id uuid,
  -- As it was read or typed, until somebody says which clinic it is.
  clinic_name text check (clinic_name <> ''),
  -- Null: those of the clinic.
  fax_number text,
  phone text,
  position integer not null default 0,
  unique (organization_id, id),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, clinic_id) references public.clinic (organization_id, id),
  check (num_nonnulls(clinic_id, clinic_name) <= 1)
);
create index physician_site_physician on public.physician_site (organization_id, physician_id, position);
create index physician_site_clinic on public.physician_site (organization_id, clinic_id) where clinic_id is not null;

insert into public.physician_site (organization_id, physician_id, clinic_id, clinic_name, fax_number, phone, position)
select p.organization_id, p.id, p.clinic_id, case when p.clinic_id is null then nullif(p.clinic_name, '') end, p.fax_numbers[place], p.phones[place], place - 1
from public.physician p, generate_series(1, greatest(cardinality(p.fax_numbers), cardinality(p.phones), 1)) place
where p.clinic_id is not null or nullif(p.clinic_name, '') is not null or cardinality(p.fax_numbers) > 0 or cardinality(p.phones) > 0;
alter table public.physician drop column clinic_id;

-- What matching and lists ask of a physician in one look: the first clinic, and every number that reaches them.
create function private.follow_sites(physicians uuid[]) returns void
language sql set search_path = '' as $$
  update public.physician p
  set clinic_name = s.clinic_name, fax_numbers = s.fax_numbers, phones = s.phones
  from unnest(physicians) followed (id)
  cross join lateral (
    with site as (
      select s.position, coalesce(c.name, s.clinic_name) as name, coalesce(s.fax_number, c.fax_numbers[1]) as fax, coalesce(s.phone, c.phone) as phone
      from public.physician_site s
      left join public.clinic c on c.organization_id = s.organization_id and c.id = s.clinic_id
      where s.physician_id = followed.id
    )
    select
      (select name from site where name is not null order by position limit 1) as clinic_name,
      array(select fax from site where fax is not null group by fax order by min(position)) as fax_numbers,
      array(select phone from site where phone is not null group by phone order by min(position)) as phones
  ) s
  where p.id = followed.id
$$;
revoke all on function private.follow_sites(uuid[]) from public;
grant execute on function private.follow_sites(uuid[]) to authenticated, service_role;

create function private.sites_came() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.follow_sites(array(select distinct physician_id from came));
  return null;
end $$;
create function private.sites_changed() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.follow_sites(array(select physician_id from came union select physician_id from went));
  return null;
end $$;
create function private.sites_went() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.follow_sites(array(select distinct physician_id from went));
  return null;
end $$;
create function private.clinics_changed() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.follow_sites(array(
    select distinct s.physician_id from public.physician_site s join came c on s.organization_id = c.organization_id and s.clinic_id = c.id
  ));
  return null;
end $$;
create trigger follow_insert after insert on public.physician_site
  referencing new table as came for each statement execute function private.sites_came();
create trigger follow_update after update on public.physician_site
  referencing old table as went new table as came for each statement execute function private.sites_changed();
create trigger follow_delete after delete on public.physician_site
  referencing old table as went for each statement execute function private.sites_went();
create trigger follow_update after update on public.clinic
  referencing new table as came for each statement execute function private.clinics_changed();

-- From which numbers faxes of a physician came: what was filed is the source, so that undoing it takes it back.
create index fax_filed_from on public.fax (organization_id, from_number, physician_id)
  where status = 'completed' and physician_id is not null and from_number is not null;
create index fax_filed_physician on public.fax (organization_id, physician_id)
  where status = 'completed' and physician_id is not null and from_number is not null;

do $$
declare
  t text;
  command text;
begin
  alter table public.physician_site enable row level security;
  alter table public.physician_site force row level security;
  create policy organization on public.physician_site to authenticated, service_role
    using (organization_id = (select private.current_organization()))
    with check (organization_id = (select private.current_organization()));
  grant select, insert, update, delete on public.physician_site to authenticated, service_role;
  foreach t in array array['clinic','physician_site'] loop
    execute format('create policy managed_select on public.%I as restrictive for select to authenticated
      using ((select private.may(''patients.read'', ''patients.write'')))', t);
    foreach command in array array['insert', 'update', 'delete'] loop
      execute format('create policy %I on public.%I as restrictive for %s to authenticated %s ((select private.may(''patients.write'')))',
        'managed_' || command, t, command, case command when 'insert' then 'with check' else 'using' end);
    end loop;
  end loop;
end $$;
