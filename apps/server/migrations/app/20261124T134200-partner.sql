-- Systems that call this one: each belongs to one organisation, and its id is its client id (RFC 7523).
create table public.partner (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  scopes text[] not null default '{}',
  -- what the scopes need; the restrictive policies ask for it
  permissions text[] not null default '{}',
  calls_per_minute integer not null default 120 check (calls_per_minute in (30, 120, 600)),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, name),
  unique (organization_id, id)
);
create index partner_name on public.partner (organization_id, name, id);

-- Public keys alone. A revoked one stays, so that what it signed can be told.
create table public.partner_key (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  partner_id uuid not null,
  kid text not null check (kid <> ''),
  label text not null check (label <> ''),
  algorithm text not null check (algorithm in ('RS384','ES384')),
  jwk jsonb not null,
  -- RFC 7638
  thumbprint text not null,
  created_by uuid references public.app_user,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  unique (organization_id, id),
  unique (organization_id, partner_id, kid),
  unique (organization_id, partner_id, thumbprint),
  foreign key (organization_id, partner_id) references public.partner (organization_id, id)
);

-- What a partner signed to sign in is taken once, until it would be refused for its age.
create table public.partner_assertion (
  organization_id uuid not null references public.organization,
  partner_id uuid not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (partner_id, jti),
  foreign key (organization_id, partner_id) references public.partner (organization_id, id)
);
create index partner_assertion_expiry on public.partner_assertion (organization_id, partner_id, expires_at);

-- Calls by day (UTC) and by what was called.
create table public.partner_use (
  organization_id uuid not null references public.organization,
  partner_id uuid not null,
  day date not null,
  operation text not null,
  calls integer not null default 0,
  errors integer not null default 0,
  last_error text,
  last_error_at timestamptz,
  last_call_at timestamptz not null default now(),
  primary key (organization_id, partner_id, day, operation),
  foreign key (organization_id, partner_id) references public.partner (organization_id, id)
);

-- Which referral a partner's own number stands for: the same number never makes two.
create table public.partner_referral (
  organization_id uuid not null references public.organization,
  partner_id uuid not null,
  reference text not null check (reference <> ''),
  -- SHA-256 of what was sent with it
  content_hash text not null,
  request_id uuid not null,
  documents integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, partner_id, reference),
  unique (organization_id, request_id),
  foreign key (organization_id, partner_id) references public.partner (organization_id, id),
  foreign key (organization_id, request_id) references public.request (organization_id, id)
);

-- Whether no person acts but a partner. Runs as the owner: a partner does not see itself.
create function private.is_partner() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.partner p where p.id = auth.uid())
$$;
revoke all on function private.is_partner() from public;
grant execute on function private.is_partner() to authenticated;

do $$
declare
  t text;
begin
  foreach t in array array['partner','partner_key','partner_assertion','partner_use','partner_referral'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
  end loop;
  foreach t in array array['partner','partner_key'] loop
    execute format('create policy managed on public.%I as restrictive to authenticated
      using ((select private.may(''settings.manage''))) with check ((select private.may(''settings.manage'')))', t);
  end loop;
end $$;
create policy managed on public.partner_use as restrictive to authenticated using ((select private.may('settings.manage')));
-- A partner sees what it referred, and nobody else's; a person who may read requests sees where they came from.
create policy own on public.partner_referral as restrictive to authenticated
  using (partner_id = (select auth.uid()) or not (select private.is_partner()))
  with check (partner_id = (select auth.uid()));
create policy readable on public.partner_referral as restrictive for select to authenticated
  using ((select private.may('requests.read', 'requests.write')));

grant select, insert, update on public.partner, public.partner_key to authenticated;
grant select on public.partner to service_role;
grant select on public.partner_key to service_role;
grant update (last_used_at) on public.partner_key to service_role;
grant select, insert, delete on public.partner_assertion to service_role;
grant select on public.partner_use to authenticated;
grant select, insert, update, delete on public.partner_use to service_role;
grant select, insert on public.partner_referral to authenticated;
grant select on public.partner_referral to service_role;

-- Whose a client id is, before anybody acts for an organisation. Runs as the owner: row level security shows none of them yet.
create function private.partner_standing(client uuid)
returns table (organization_id uuid, name text, scopes text[], permissions text[], calls_per_minute integer)
language sql stable security definer set search_path = '' as $$
  select p.organization_id, p.name, p.scopes, p.permissions, p.calls_per_minute
  from public.partner p where p.id = client and p.is_active
$$;
revoke all on function private.partner_standing(uuid) from public;
grant execute on function private.partner_standing(uuid) to service_role;

-- A partner acts as a member does, with the rights of its scopes and under the same policies. It is no user: it belongs to
-- its organisation alone, and to none once it is stopped.
create or replace function private.current_organization() returns uuid
language sql stable security definer set search_path = '' as $$
  select nullif(current_setting('request.organization_id', true), '')::uuid
  where coalesce(current_setting('request.jwt.claims', true), '')::text <> ''
    and ((current_setting('request.jwt.claims', true)::jsonb ->> 'role') = 'service_role'
      or exists (
        select 1 from public.mapping m
        where m.user_id = auth.uid()
          and m.organization_id = nullif(current_setting('request.organization_id', true), '')::uuid
      )
      or exists (select 1 from public.app_user u where u.id = auth.uid() and u.is_super_admin and u.status = 'active')
      or exists (
        select 1 from public.partner p
        where p.id = auth.uid() and p.is_active
          and p.organization_id = nullif(current_setting('request.organization_id', true), '')::uuid
      ))
$$;

create or replace function private.may(variadic wanted text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.app_user u where u.id = auth.uid() and u.is_super_admin and u.status = 'active')
    or exists (
      select from public.mapping m join public.role r on r.id = m.role_id
      where m.user_id = auth.uid() and m.organization_id = private.current_organization() and r.permissions && wanted
    )
    or exists (
      select from public.partner p
      where p.id = auth.uid() and p.is_active and p.organization_id = private.current_organization() and p.permissions && wanted
    )
$$;
