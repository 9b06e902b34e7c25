-- Files that go with a message of ours. The provider fetches each at an address that nobody can guess: `ticket_hash` is the
-- SHA-256 of what stands in it, drawn in the transaction that claims the message, and opens that one file till `ticket_until`.
create table public.message_file (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  message_id uuid not null,
  position integer not null check (position >= 0),
  name text not null check (name <> ''),
  media_type text not null check (media_type in ('image/jpeg','image/png','image/gif','application/pdf')),
  size integer not null check (size > 0),
  file_key text not null check (file_key <> ''),
  ticket_hash bytea unique,
  ticket_until timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, message_id, position),
  check ((ticket_hash is null) = (ticket_until is null)),
  foreign key (organization_id, message_id) references public.message (organization_id, id)
);
create index message_file_key on public.message_file (organization_id, file_key);
alter table public.message_file enable row level security;
alter table public.message_file force row level security;
create policy organization on public.message_file to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy read_right on public.message_file as restrictive for select to authenticated
  using ((select private.may('messages.read', 'messages.send', 'settings.manage')));
create policy send_insert on public.message_file as restrictive for insert to authenticated with check ((select private.may('messages.send')));
grant select, insert on public.message_file to authenticated, service_role;
grant update on public.message_file to service_role;
revoke update, delete on public.message_file from authenticated;
revoke delete on public.message_file from service_role;

-- The number that the provider carries pictures from, as it said last; another one carries none until it is asked.
alter table public.organization add column media_from text check (media_from <> '');

-- What a ticket opens, before an organisation is known: only while the message that it was drawn for is under way.
create function private.ticket_file(hash bytea, asked_at timestamptz) returns table (file_key text, media_type text)
language sql stable security definer set search_path = '' as $$
  select f.file_key, f.media_type from public.message_file f join public.message m on m.id = f.message_id
  where f.ticket_hash = hash and f.ticket_until > asked_at and m.status in ('sending','sent','unconfirmed')
$$;
revoke all on function private.ticket_file(bytea, timestamptz) from public;
grant execute on function private.ticket_file(bytea, timestamptz) to service_role;
