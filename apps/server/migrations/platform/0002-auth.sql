-- The embedded sign-in service. Tables and columns carry the names that Supabase Auth gives them, so that
-- accounts can move to the hosted service as they are. Only supabase_auth_admin may touch them.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (email = lower(email)),
  encrypted_password text,
  -- The server's own record; user metadata can be written by the user.
  password_changed_at timestamptz,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  phone text unique,
  phone_confirmed_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on auth.users (email);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  -- The provider's own id of the person; for email the user's id.
  provider_id text not null,
  identity_data jsonb not null default '{}',
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- [{method, timestamp}], newest first
  amr jsonb not null default '[]',
  refresh_token_hmac_key bytea not null,
  refresh_token_counter bigint not null default 0,
  refreshed_at timestamptz not null default now(),
  -- The session ends then, however busy it is.
  not_after timestamptz not null,
  user_agent text,
  ip inet,
  created_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id);

-- Codes that were mailed; only a hash of address and code is kept.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null,
  token_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, token_type)
);
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);

create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  -- From then on nothing is signed with it; what it signed stays valid until it expires.
  retired_at timestamptz
);
create unique index signing_keys_current on auth.signing_keys ((true)) where retired_at is null;

create table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on auth.rate_limits (expire);

create table auth.audit_log_entries (
  id bigint generated always as identity primary key,
  user_id uuid,
  action text not null,
  traits jsonb not null default '{}',
  ip_address inet,
  created_at timestamptz not null default now()
);
create index audit_log_entries_user on auth.audit_log_entries (user_id, id desc);

create function auth.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only' using errcode = '42501';
end $$;
create trigger audit_log_append_only before update or delete on auth.audit_log_entries
  for each row execute function auth.refuse_audit_change();
create trigger audit_log_no_truncate before truncate on auth.audit_log_entries
  for each statement execute function auth.refuse_audit_change();

-- Whether an access token of this session still opens anything. The API asks on every request.
create function auth.session_is_live(session_id uuid, session_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session_id and s.user_id = session_user_id and s.not_after > now()
      and (u.banned_until is null or u.banned_until <= now())
  )
$$;
revoke all on function auth.session_is_live(uuid, uuid) from public;
grant execute on function auth.session_is_live(uuid, uuid) to service_role;
revoke update, delete, truncate on auth.audit_log_entries from supabase_auth_admin;
