-- E-mail as a second channel: the address of a conversation says by which its messages go, and is an e-mail address in
-- lower case where it holds an @. `ours` is then 'email', as every e-mail goes by the server of the installation.
alter table public.conversation add constraint conversation_line check ((ours = 'email') = (theirs like '%@%'));
alter table public.message
  add column channel text not null default 'sms' check (channel in ('sms','email')),
  -- Of an e-mail that came from another address than its conversation's.
  add column sender text check (sender <> ''),
  -- What an answer is addressed to: the SHA-256 of a token that the e-mail alone holds, until when it proves anything.
  add column reply_hash bytea unique,
  add column reply_until timestamptz,
  add constraint message_reply check ((reply_hash is null) = (reply_until is null));

alter table public.message drop constraint message_status_check, drop constraint message_check;
alter table public.message
  add constraint message_status_check check (status in
    ('scheduled','queued','sending','sent','delivered','failed','unconfirmed','blocked','cancelled','received','held')),
  -- What was held and is not the patient's is cancelled.
  add constraint message_direction check (case direction when 'incoming' then status in ('received','held','cancelled') else status not in ('received','held') end);
drop index public.message_troubled;
create index message_troubled on public.message (organization_id, conversation_id)
  where status in ('failed','unconfirmed','blocked','held') and settled_at is null;

alter table public.opt_out drop constraint opt_out_source_check;
alter table public.opt_out add constraint opt_out_source_check check (source in ('message','provider','person','link'));

-- 'any': by text where that may go out, else by e-mail.
alter table public.reminder_rule add column channel text not null default 'sms' check (channel in ('sms','email','any'));

-- The charts that have one of these numbers or e-mail addresses.
create index patient_mail on public.patient (organization_id, lower(email)) where email is not null and merged_into is null;
drop function private.phone_owners(text[]);
create function private.address_owners(addresses text[]) returns table (address text, patient_id uuid)
language sql stable security definer set search_path = '' as $$
  select n.address, p.id
  from unnest(addresses) n (address)
  join public.patient p on p.organization_id = private.current_organization() and p.merged_into is null and p.phones @> array[n.address]
  where current_setting('role') = 'service_role' or private.may('messages.read', 'messages.send', 'patients.read')
  union all
  select n.address, p.id
  from unnest(addresses) n (address)
  join public.patient p on p.organization_id = private.current_organization() and p.merged_into is null and p.email is not null and lower(p.email) = n.address
  where n.address like '%@%' and (current_setting('role') = 'service_role' or private.may('messages.read', 'messages.send', 'patients.read'))
$$;
revoke all on function private.address_owners(text[]) from public;
grant execute on function private.address_owners(text[]) to authenticated, service_role;

-- The e-mail that an answer is addressed to, before an organisation is known.
create function private.answered_mail(hash bytea) returns table (organization_id uuid, message_id uuid)
language sql stable security definer set search_path = '' as $$
  select m.organization_id, m.id from public.message m where m.reply_hash = hash
$$;
revoke all on function private.answered_mail(bytea) from public;
grant execute on function private.answered_mail(bytea) to service_role;
