-- Whoever owns a schema can replace what is in it, auth.uid() too: the sign-in service may use its tables, no more.
alter schema auth owner to current_user;
grant usage on schema auth to supabase_auth_admin;

alter default privileges in schema auth revoke all on tables from supabase_auth_admin;
alter default privileges in schema auth grant select, insert, update, delete on tables to supabase_auth_admin;
alter default privileges in schema auth revoke all on sequences from supabase_auth_admin;
alter default privileges in schema auth grant usage on sequences to supabase_auth_admin;
revoke all on all tables in schema auth from supabase_auth_admin;
revoke all on all sequences in schema auth from supabase_auth_admin;
grant select, insert, update, delete on all tables in schema auth to supabase_auth_admin;
grant usage on all sequences in schema auth to supabase_auth_admin;
revoke update, delete on auth.audit_log_entries from supabase_auth_admin;
