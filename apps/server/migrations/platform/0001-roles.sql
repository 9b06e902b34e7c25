-- What Supabase brings along and a plain Postgres lacks: its roles, its schemas, auth.uid() and auth.jwt().
-- Roles belong to the whole server, so they may exist already.

do $$
declare name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
  -- The server connects as authenticator, who may do nothing until a transaction takes one of the roles.
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end $$;
grant anon, authenticated, service_role, supabase_auth_admin to authenticator;

create schema if not exists private;
create schema if not exists extensions;
create schema if not exists auth authorization supabase_auth_admin;
grant usage on schema extensions to anon, authenticated, service_role, supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role;
alter default privileges in schema auth grant all on tables to supabase_auth_admin;
alter default privileges in schema auth grant all on sequences to supabase_auth_admin;

-- The claims of the token that this transaction acts for, null outside of one.
create or replace function auth.jwt() returns jsonb language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;

create or replace function auth.uid() returns uuid language sql stable
as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;

create or replace function auth.role() returns text language sql stable
as $$ select auth.jwt() ->> 'role' $$;

grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;
