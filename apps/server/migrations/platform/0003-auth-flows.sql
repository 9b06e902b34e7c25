-- What signing in needs beyond a password: addresses that are proven, flows that leave the page, second factors.

alter table auth.users
  -- The address that the user wants; it counts once it is proven.
  add column email_change text check (email_change = lower(email_change)),
  add column email_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column deleted_at timestamptz;

-- A sign-in that is under way elsewhere: in a mailbox, or at another identity provider.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  -- Known once the way back has been taken.
  user_id uuid references auth.users on delete cascade,
  -- Of the code that the page exchanges for a session; used once.
  auth_code_hash text unique,
  -- S256 of the page's secret; without one the session comes back in the fragment of the address.
  code_challenge text,
  authentication_method text not null,
  redirect_to text not null,
  -- The rest is for another identity provider alone.
  provider text,
  provider_code_verifier text,
  provider_nonce text,
  provider_access_token text,
  provider_refresh_token text,
  -- The signed-in user who wants to sign in with that provider too.
  linking_user_id uuid references auth.users on delete cascade,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null default now()
);
create index flow_state_created on auth.flow_state (created_at);

-- A link carries a secret of its own: what is stored is never what opens anything.
alter table auth.one_time_tokens
  add column link_hash text,
  add column flow_state_id uuid references auth.flow_state on delete cascade;
drop index auth.one_time_tokens_hash;
create unique index one_time_tokens_link on auth.one_time_tokens (link_hash);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  -- The 30 seconds whose code was used last; neither it nor an earlier one opens anything again.
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mfa_factors_user on auth.mfa_factors (user_id);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip_address inet,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);

-- What a session opens: 'live' everything, 'second-factor' nothing until the second factor was shown, null nothing at all.
create function auth.session_standing(session_id uuid, session_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when s.aal = 'aal1' and exists (
      select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ) then 'second-factor'
    else 'live'
  end
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = session_id and s.user_id = session_user_id and s.not_after > now()
    and (u.banned_until is null or u.banned_until <= now())
$$;
revoke all on function auth.session_standing(uuid, uuid) from public;
grant execute on function auth.session_standing(uuid, uuid) to service_role;
drop function auth.session_is_live(uuid, uuid);
