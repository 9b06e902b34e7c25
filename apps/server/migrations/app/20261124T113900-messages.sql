-- Texts in both directions. What was written between one number of ours and one of theirs is a conversation; whatever one
-- list shows of it stands in its row.
create table public.conversation (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  -- E.164
  ours text not null check (ours <> ''),
  theirs text not null check (theirs <> ''),
  -- Null for a number of nobody, and for one of several until somebody says whose it is.
  patient_id uuid,
  assignee_id uuid references public.app_user,
  claimed_by uuid references public.app_user,
  claimed_until timestamptz,
  snoozed_until timestamptz,
  closed_at timestamptz,
  labels text[] not null default '{}',
  flags text[] not null default '{}' check (flags <@ array['may-ask-to-stop','may-be-wrong-number']),
  last_at timestamptz not null default now(),
  last_text text,
  last_direction text check (last_direction in ('incoming','outgoing')),
  last_status text,
  unread_count integer not null default 0,
  troubled_count integer not null default 0,
  -- When a message last said who sends it and how to end it.
  terms_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, ours, theirs),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id)
);
create index conversation_last on public.conversation (organization_id, last_at desc, id);
create index conversation_unread on public.conversation (organization_id, last_at desc, id) where unread_count > 0;
create index conversation_attention on public.conversation (organization_id, last_at desc, id) where troubled_count > 0 or flags <> '{}';
create index conversation_assignee on public.conversation (organization_id, assignee_id, last_at desc, id) where assignee_id is not null;
create index conversation_snoozed on public.conversation (organization_id, last_at desc, id) where snoozed_until is not null;
create index conversation_labelled on public.conversation (organization_id, last_at desc, id) where labels <> '{}';
create index conversation_patient on public.conversation (organization_id, patient_id) where patient_id is not null;
create index conversation_theirs on public.conversation (organization_id, theirs);

-- Rules of what goes out before visits.
create table public.reminder_rule (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  -- A confirmation asks for an answer, 1 or 2.
  purpose text not null check (purpose in ('reminder','confirmation')),
  template_key text not null check (template_key <> ''),
  hours_before integer not null check (hours_before between 1 and 672),
  -- Null: the patient's.
  locale text,
  -- None: of any.
  visit_type_ids uuid[] not null default '{}',
  location_ids uuid[] not null default '{}',
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id)
);

create table public.message (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  conversation_id uuid not null,
  direction text not null check (direction in ('incoming','outgoing')),
  status text not null check (status in
    ('scheduled','queued','sending','sent','delivered','failed','unconfirmed','blocked','cancelled','received')),
  purpose text not null check (purpose in ('conversation','reminder','confirmation','missing-documents','waitlist-offer','notice')),
  body text not null,
  segments integer not null,
  -- Made by whoever asks for it, before the first try to ask: what is asked for twice is one message.
  client_key uuid not null default gen_random_uuid(),
  provider_id text,
  -- Whom it is meant for; null where nobody is known.
  patient_id uuid,
  locale text,
  template_id uuid,
  template_version integer,
  rule_id uuid,
  -- The visit that it speaks of, as it was when it was written.
  appointment_id uuid,
  appointment_version integer,
  waitlist_offer_id uuid,
  request_id uuid,
  not_before timestamptz,
  expires_at timestamptz,
  -- Why a person sends it within quiet hours.
  quiet_reason text check (quiet_reason <> ''),
  attempt integer not null default 0,
  block text,
  failure_reason text,
  -- Where it stands in the thread: when it was written, or is to go out, or went out.
  at timestamptz not null default now(),
  sent_at timestamptz,
  delivered_at timestamptz,
  -- Who dealt with one that went wrong, or took one back.
  settled_by uuid references public.app_user,
  settled_at timestamptz,
  author_id uuid references public.app_user,
  author_name text,
  search tsvector not null default ''::tsvector,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, client_key),
  unique (provider_id),
  check ((status = 'received') = (direction = 'incoming')),
  check ((status = 'blocked') = (block is not null)),
  check ((appointment_id is null) = (appointment_version is null)),
  foreign key (organization_id, conversation_id) references public.conversation (organization_id, id),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id),
  foreign key (organization_id, appointment_id) references public.appointment (organization_id, id),
  foreign key (organization_id, waitlist_offer_id) references public.waitlist_offer (organization_id, id),
  foreign key (organization_id, request_id) references public.request (organization_id, id)
);
create index message_thread on public.message (organization_id, conversation_id, at desc, id);
create index message_newest on public.message (organization_id, at desc, id);
create index message_patient on public.message (organization_id, patient_id, at desc, id) where patient_id is not null;
create index message_appointment on public.message (organization_id, appointment_id) where appointment_id is not null;
create index message_offer on public.message (organization_id, waitlist_offer_id) where waitlist_offer_id is not null;
create index message_request on public.message (organization_id, request_id) where request_id is not null;
create index message_waiting on public.message (organization_id, conversation_id, not_before) where status in ('scheduled','queued');
create index message_troubled on public.message (organization_id, conversation_id) where status in ('failed','unconfirmed','blocked') and settled_at is null;
create index message_incoming on public.message (organization_id, conversation_id, at desc) where direction = 'incoming';
-- A rule speaks of a visit once; what it withdrew itself may be made anew, what a person took back may not.
create unique index message_of_rule on public.message (organization_id, rule_id, appointment_id)
  where rule_id is not null and (status <> 'cancelled' or settled_by is not null);
create index message_search on public.message using gin (organization_id, search) with (fastupdate = off);

-- What numbers said about being texted. Nothing is changed or removed: the newest of each pair of kinds counts.
create table public.opt_out (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  number text not null check (number <> ''),
  kind text not null check (kind in ('stop','start','wrong-number','right-number')),
  source text not null check (source in ('message','provider','person')),
  wording text,
  message_id uuid,
  withdrawn_count integer not null default 0,
  actor_id uuid references public.app_user,
  actor_name text,
  at timestamptz not null default clock_timestamp(),
  unique (organization_id, id),
  foreign key (organization_id, message_id) references public.message (organization_id, id)
);
create index opt_out_number on public.opt_out (organization_id, number, at desc, id);
create index opt_out_newest on public.opt_out (organization_id, at desc, id);

-- Who has a conversation open.
create table public.conversation_viewer (
  organization_id uuid not null references public.organization,
  conversation_id uuid not null,
  user_id uuid not null references public.app_user,
  until timestamptz not null,
  primary key (conversation_id, user_id),
  foreign key (organization_id, conversation_id) references public.conversation (organization_id, id)
);

do $$
declare t text;
begin
  foreach t in array array['conversation','message','opt_out','reminder_rule','conversation_viewer'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy read_right on public.%I as restrictive for select to authenticated
      using ((select private.may(''messages.read'', ''messages.send'', ''settings.manage'')))', t);
  end loop;
  foreach t in array array['conversation','message','opt_out'] loop
    execute format('create policy send_insert on public.%I as restrictive for insert to authenticated
      with check ((select private.may(''messages.send'')))', t);
  end loop;
  foreach t in array array['conversation','message'] loop
    execute format('create policy send_update on public.%I as restrictive for update to authenticated
      using ((select private.may(''messages.send'')))', t);
    execute format('grant select, insert, update on public.%I to authenticated, service_role', t);
    execute format('revoke delete on public.%I from authenticated, service_role', t);
  end loop;
  foreach t in array array['insert','update','delete'] loop
    execute format('create policy manage_%1$s on public.reminder_rule as restrictive for %1$s to authenticated %2$s ((select private.may(''settings.manage'')))',
      t, case t when 'insert' then 'with check' else 'using' end);
  end loop;
end $$;
create policy own_insert on public.conversation_viewer as restrictive for insert to authenticated with check (user_id = auth.uid());
create policy own_update on public.conversation_viewer as restrictive for update to authenticated using (user_id = auth.uid());
create policy own_delete on public.conversation_viewer as restrictive for delete to authenticated using (user_id = auth.uid());
grant select, insert on public.opt_out to authenticated, service_role;
revoke update, delete on public.opt_out from authenticated, service_role;
grant select, insert, update, delete on public.reminder_rule, public.conversation_viewer to authenticated, service_role;

-- Whose a message is, by our id or the provider's, before an organisation is known.
create function private.message_organization(message_id uuid, provider text) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select m.organization_id from public.message m where m.provider_id = provider and m.direction = 'outgoing'),
    (select m.organization_id from public.message m where m.id = message_id and m.direction = 'outgoing'))
$$;
revoke all on function private.message_organization(uuid, text) from public;
grant execute on function private.message_organization(uuid, text) to service_role;

-- The charts that have one of these numbers. It runs as the owner, as operators of arrays are not leakproof and would be
-- tried on every row.
create function private.phone_owners(numbers text[]) returns table (number text, patient_id uuid)
language sql stable security definer set search_path = '' as $$
  select n.number, p.id
  from unnest(numbers) n (number)
  join public.patient p on p.organization_id = private.current_organization() and p.merged_into is null and p.phones @> array[n.number]
  where current_setting('role') = 'service_role' or private.may('messages.read', 'messages.send', 'patients.read')
$$;
revoke all on function private.phone_owners(text[]) from public;
grant execute on function private.phone_owners(text[]) to authenticated, service_role;

-- Withdraws what waits to speak of a visit that does not take place as it was; what still holds goes on. Whoever may
-- change the visit may do this, and sees of the messages in which conversation they are, and which was `told` already.
create function private.follow_visit_messages(visit uuid) returns table (conversation_id uuid, became text)
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointment;
begin
  select * into a from public.appointment v where v.id = visit and v.organization_id = private.current_organization();
  if a.id is null or not (current_setting('role') = 'service_role' or private.may('appointments.write', 'requests.write')) then
    return;
  end if;
  return query
    update public.message m
    set status = case when a.status in ('booked','pending') then m.status else 'cancelled' end,
      appointment_version = case when a.status in ('booked','pending') then a.version else m.appointment_version end,
      version = m.version + 1, updated_at = now()
    where m.organization_id = a.organization_id and m.appointment_id = a.id and m.status in ('scheduled','queued')
    returning m.conversation_id, case m.status when 'cancelled' then 'withdrawn' else 'kept' end;
  if a.status in ('cancelled') and a.starts_at > now() then
    return query
      select distinct m.conversation_id, 'told' from public.message m
      where m.organization_id = a.organization_id and m.appointment_id = a.id and m.status in ('sending','sent','delivered','unconfirmed');
  end if;
end $$;
revoke all on function private.follow_visit_messages(uuid) from public;
grant execute on function private.follow_visit_messages(uuid) to authenticated, service_role;

-- The newest messages that hold these words. A word that many messages hold is found by walking back from the newest
-- ones, one that few hold by the index: neither reads more than it has to.
create function private.find_messages(wanted tsquery, before_at timestamptz, before_id uuid, most integer) returns table (message_id uuid, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
  walked constant integer := 2000;
  counted constant integer := 3000;
  found_ids uuid[];
  many integer;
begin
  if not (current_setting('role') = 'service_role' or private.may('messages.read')) then
    return;
  end if;
  select array_agg(w.id), count(*) into found_ids, many from (
    select w.id from (
      select m.id, m.at, m.search from public.message m
      where m.organization_id = organization and (m.at < before_at or (m.at = before_at and m.id > before_id))
      order by m.at desc, m.id limit walked
    ) w where w.search @@ wanted order by w.at desc, w.id limit most
  ) w;
  if many < most then
    select array_agg(h.id), count(*) into found_ids, many from (
      select m.id from public.message m where m.organization_id = organization and m.search @@ wanted limit counted
    ) h;
    if many < counted then
      return query select m.id, m.at from public.message m
        where m.id = any (found_ids) and (m.at < before_at or (m.at = before_at and m.id > before_id))
        order by m.at desc, m.id limit most;
      return;
    end if;
    return query select m.id, m.at from public.message m
      where m.organization_id = organization and (m.at < before_at or (m.at = before_at and m.id > before_id)) and (m.search @@ wanted)
      order by m.at desc, m.id limit most;
    return;
  end if;
  return query select m.id, m.at from public.message m where m.id = any (found_ids) order by m.at desc, m.id;
end $$;
revoke all on function private.find_messages(tsquery, timestamptz, uuid, integer) from public;
grant execute on function private.find_messages(tsquery, timestamptz, uuid, integer) to authenticated, service_role;

-- What waits by a rule that is changed or removed; whoever manages rules may do this.
create function private.withdraw_rule_messages(rule uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  many integer;
begin
  if not private.may('settings.manage') then
    return 0;
  end if;
  update public.message m set status = 'cancelled', version = m.version + 1, updated_at = now()
  where m.organization_id = private.current_organization() and m.rule_id = rule and m.status in ('scheduled','queued');
  get diagnostics many = row_count;
  return many;
end $$;
revoke all on function private.withdraw_rule_messages(uuid) from public;
grant execute on function private.withdraw_rule_messages(uuid) to authenticated;
