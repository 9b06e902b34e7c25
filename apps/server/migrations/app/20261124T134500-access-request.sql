-- People with an account that belongs nowhere, who ask an organisation to let them in. They name it themselves: nobody is
-- told which organisations there are, nor whether one of that name is here. Nothing of it is deleted.
create table public.access_request (
  id uuid primary key default gen_random_uuid(),
  -- Of the account; the product's own record of the person is made when they are let in.
  user_id uuid not null,
  -- The proven address of the account when they asked.
  email text not null check (email = lower(email)),
  display_name text not null,
  -- As they typed it.
  organization_name text not null,
  -- Whom it names, where that is one organisation and no other; a super administrator sees the rest.
  organization_id uuid references public.organization,
  note text,
  locale text not null check (locale in ('en','zh','fr','ja')),
  status text not null default 'requested' check (status in ('requested','granted','declined','withdrawn')),
  -- Why it was declined, as the person was told.
  reason text,
  role_id uuid,
  decided_by uuid references public.app_user on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'granted') = (role_id is not null)),
  check (status <> 'granted' or organization_id is not null),
  check ((status = 'declined') = (reason is not null))
);
-- One at a time.
create unique index access_request_waiting on public.access_request (user_id) where status = 'requested';
create index access_request_own on public.access_request (user_id, created_at desc, id desc);
create index access_request_order on public.access_request (organization_id, created_at desc, id desc) where status = 'requested';
create index access_request_decided_by on public.access_request (decided_by);
alter table public.access_request enable row level security;
alter table public.access_request force row level security;
create policy service on public.access_request to service_role using (true) with check (true);
create policy organization on public.access_request for select to authenticated
  using (organization_id = (select private.current_organization()));
create policy managed_select on public.access_request as restrictive for select to authenticated
  using ((select private.may('users.manage')));
grant select, insert, update on public.access_request to service_role;
grant select on public.access_request to authenticated;

-- Who an account is by its proven address: the server asks it for somebody of whom it has no record yet.
create function private.account(account_id uuid) returns table (email text, display_name text)
language sql stable security definer set search_path = '' as $$
  select u.email, coalesce(u.raw_user_meta_data ->> 'display_name', u.raw_user_meta_data ->> 'full_name', u.raw_user_meta_data ->> 'name', '')
  from auth.users u
  where u.id = account_id and u.email is not null and u.email_confirmed_at is not null
$$;
revoke all on function private.account(uuid) from public;
grant execute on function private.account(uuid) to service_role;

-- The organisations that a name may mean: their own, or that of one of their locations. Signs and case say nothing.
create function private.organizations_named(typed text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select o.id from public.organization o
  where lower(regexp_replace(o.name, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(typed, '[^[:alnum:]]', '', 'g'))
  union
  select l.organization_id from public.location l
  where lower(regexp_replace(l.name, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(typed, '[^[:alnum:]]', '', 'g'))
$$;
revoke all on function private.organizations_named(text) from public;
grant execute on function private.organizations_named(text) to service_role;
