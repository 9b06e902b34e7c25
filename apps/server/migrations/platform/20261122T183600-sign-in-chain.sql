-- What happened at the sign-in service is chained like everything else: each link covers an entry and the link before it.
create table auth.audit_chain (
  sequence bigint primary key,
  entry_id bigint not null unique references auth.audit_log_entries,
  previous_hash text not null,
  hash text not null
);
revoke insert, update, delete on auth.audit_chain from supabase_auth_admin;
grant select on auth.audit_chain to service_role;
grant select on auth.audit_log_entries to service_role;
create trigger audit_chain_append_only before update or delete on auth.audit_chain
  for each row execute function auth.refuse_audit_change();
create trigger audit_chain_no_truncate before truncate on auth.audit_chain
  for each statement execute function auth.refuse_audit_change();

-- What a link's hash covers of its entry.
create function auth.audit_text(entry auth.audit_log_entries) returns text
language sql stable set search_path = '' as $$
  select jsonb_build_array(entry.id, entry.user_id, entry.action, entry.traits, host(entry.ip_address),
    to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
$$;

create function auth.link_audit_entry(entry auth.audit_log_entries) returns void
language plpgsql set search_path = '' as $$
declare
  head record;
begin
  perform pg_advisory_xact_lock(hashtextextended('intake.log.sign-ins', 0));
  select coalesce(max(c.sequence), 0) as sequence into head from auth.audit_chain c;
  insert into auth.audit_chain (sequence, entry_id, previous_hash, hash)
  select head.sequence + 1, entry.id, previous.hash,
    encode(sha256(convert_to((head.sequence + 1) || E'\n' || previous.hash || E'\n' || auth.audit_text(entry), 'UTF8')), 'hex')
  from (select coalesce((select c.hash from auth.audit_chain c where c.sequence = head.sequence), '') as hash) previous;
end $$;
revoke all on function auth.link_audit_entry(auth.audit_log_entries) from public;

create function auth.chain_audit_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform auth.link_audit_entry(new);
  return null;
end $$;
revoke all on function auth.chain_audit_entry() from public;

do $$
declare
  entry auth.audit_log_entries;
begin
  for entry in select * from auth.audit_log_entries order by id loop
    perform auth.link_audit_entry(entry);
  end loop;
end $$;

-- At the end of the transaction, when it waits for nothing else: sign-ins do not hold each other up, nor lock each other out.
create constraint trigger audit_log_chained after insert on auth.audit_log_entries
  deferrable initially deferred for each row execute function auth.chain_audit_entry();
