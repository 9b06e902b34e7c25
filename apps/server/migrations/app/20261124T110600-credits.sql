-- What an organisation has to spend on pages, texts and calls, and every change of it. One row is the balance; each entry
-- says what it was afterwards. Nothing is ever corrected in place.
create table public.account (
  organization_id uuid primary key references public.organization,
  plan text not null default 'standard' check (plan <> ''),
  -- given on the first use of each local month, and gone at its end
  monthly_credits integer not null default 0 check (monthly_credits >= 0),
  balance bigint not null default 0,
  sequence bigint not null default 0,
  -- whether what is sent waits for credits, or goes on and is owed
  at_zero text not null default 'continue' check (at_zero in ('continue', 'stop')),
  -- how far below zero it may go before it stops
  floor bigint not null default 0 check (floor <= 0),
  low_at bigint not null default 0 check (low_at >= 0),
  price_fax_in integer not null default 1 check (price_fax_in >= 0),
  price_fax_out integer not null default 2 check (price_fax_out >= 0),
  price_text integer not null default 1 check (price_text >= 0),
  price_call integer not null default 5 check (price_call >= 0),
  -- what invoices say of who sends them
  gst_number text,
  qst_number text,
  terms_days integer not null default 30 check (terms_days between 0 and 365),
  payment_text text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Credits that were given: spent by priority, then whichever expires first, gifts before what was paid for, then by age.
create table public.credit_grant (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.account,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining between 0 and amount),
  priority integer not null default 5 check (priority between 1 and 9),
  is_gift boolean not null default false,
  expires_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (organization_id, id)
);
create index credit_grant_spent on public.credit_grant (organization_id, priority, expires_at nulls last, is_gift desc, created_at) where remaining > 0;

create table public.credit_entry (
  organization_id uuid not null references public.account,
  sequence bigint not null check (sequence > 0),
  kind text not null check (kind in ('grant', 'use', 'reserve', 'settle', 'release', 'expire', 'correct')),
  amount bigint not null,
  balance bigint not null,
  -- where it stops, as it was then; null where it goes on
  floor bigint,
  -- what has happened already is written down whatever is left
  is_forced boolean not null,
  cause text check (cause in ('fax-in', 'fax-out', 'text', 'call')),
  units integer check (units >= 0),
  object_id uuid,
  location_id uuid,
  grant_id uuid,
  -- the reservation that this one ends
  closes bigint,
  taken jsonb not null default '[]',
  key text not null check (key <> ''),
  note text,
  created_by uuid references public.app_user,
  created_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, sequence),
  unique (organization_id, key),
  unique (organization_id, closes),
  foreign key (organization_id, location_id) references public.location (organization_id, id),
  foreign key (organization_id, grant_id) references public.credit_grant (organization_id, id),
  foreign key (organization_id, closes) references public.credit_entry (organization_id, sequence),
  check (amount >= 0 or floor is null or is_forced or kind = 'expire' or balance >= floor),
  check ((cause is null) = (units is null))
);
create index credit_entry_object on public.credit_entry (organization_id, cause, object_id) where object_id is not null;
create index credit_entry_day on public.credit_entry (organization_id, created_at);

create function private.keep_entries() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'what stands in the ledger stays: a correction is an entry of its own' using errcode = '42501';
end $$;
create trigger credit_entry_kept before update or delete on public.credit_entry for each row execute function private.keep_entries();
create trigger credit_entry_whole before truncate on public.credit_entry for each statement execute function private.keep_entries();

-- Writes one entry: the account row is changed and the entry inserted by one statement, so that no balance is ever read twice.
create function private.write_credit(
  organization uuid, entry_kind text, credits bigint, entry_cause text, entry_units integer, object uuid, location uuid, given uuid,
  ends bigint, spent jsonb, entry_key text, entry_note text, forced boolean, actor uuid
) returns bigint
language sql security definer set search_path = '' as $$
  with account as (
    update public.account a set balance = a.balance + credits, sequence = a.sequence + 1
    where a.organization_id = organization
    returning a.balance, a.sequence, case a.at_zero when 'stop' then a.floor end as floor
  )
  insert into public.credit_entry (organization_id, sequence, kind, amount, balance, floor, is_forced, cause, units, object_id, location_id, grant_id, closes, taken, key, note, created_by)
  select organization, a.sequence, entry_kind, credits, a.balance, a.floor, forced, entry_cause, entry_units, object, location, given, ends, spent, entry_key, entry_note, actor
  from account a
  returning sequence
$$;
revoke all on function private.write_credit(uuid, text, bigint, text, integer, uuid, uuid, uuid, bigint, jsonb, text, text, boolean, uuid) from public;

create function private.give_credits(organization uuid, credits bigint, weight integer, gift boolean, until timestamptz, entry_key text, entry_note text, actor uuid)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  owed bigint := greatest(0, -(select a.balance from public.account a where a.organization_id = organization));
  given uuid;
begin
  insert into public.credit_grant (organization_id, amount, remaining, priority, is_gift, expires_at)
  values (organization, credits, credits - least(owed, credits), weight, gift, until) returning id into given;
  return private.write_credit(organization, 'grant', credits, null, null, null, null, given, null, '[]', entry_key, entry_note, true, actor);
end $$;
revoke all on function private.give_credits(uuid, bigint, integer, boolean, timestamptz, text, text, uuid) from public;

-- What time does to an account, done before anything else is: grants expire, a month brings its own.
create function private.refresh_credits(organization uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  over record;
  zone text;
  month timestamp;
  monthly integer;
begin
  if organization is distinct from private.current_organization() then
    raise exception 'this is the account of another organisation' using errcode = '42501';
  end if;
  -- Also held by whoever writes the trail and publishes: the log and the account are taken in one order.
  perform pg_advisory_xact_lock(hashtextextended('intake.log.' || organization, 0));
  insert into public.account (organization_id) values (organization) on conflict do nothing;
  select a.monthly_credits into monthly from public.account a where a.organization_id = organization for update;
  for over in
    select * from public.credit_grant g where g.organization_id = organization and g.remaining > 0 and g.expires_at <= clock_timestamp() order by g.expires_at, g.id
  loop
    update public.credit_grant g set remaining = 0 where g.id = over.id;
    -- Given back after it had expired, it expires once more.
    perform private.write_credit(organization, 'expire', -over.remaining, null, null, null, null, over.id, null, '[]',
      'expire:' || over.id || ':' || (select count(*) from public.credit_entry e where e.organization_id = organization and e.grant_id = over.id and e.kind = 'expire'),
      null, true, null);
  end loop;
  if monthly > 0 then
    select o.time_zone into zone from public.organization o where o.id = organization;
    month := date_trunc('month', clock_timestamp() at time zone zone);
    if not exists (select from public.credit_entry e where e.organization_id = organization and e.key = 'month:' || to_char(month, 'YYYY-MM')) then
      perform private.give_credits(organization, monthly, 5, true, (month + interval '1 month') at time zone zone, 'month:' || to_char(month, 'YYYY-MM'), null, null);
    end if;
  end if;
end $$;
revoke all on function private.refresh_credits(uuid) from public;
grant execute on function private.refresh_credits(uuid) to authenticated, service_role;

-- Spends, holds, settles or gives back. The same key is the same entry, however often it is asked for.
create function private.post_credit(
  entry_kind text, credits bigint, entry_cause text, entry_units integer, object uuid, location uuid, ends bigint, entry_key text, forced boolean
) returns table (sequence bigint, balance bigint, is_new boolean, became_low boolean)
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
  account public.account;
  known public.credit_entry;
  held public.credit_entry;
  given record;
  wanted bigint;
  part bigint;
  spent jsonb := '[]';
begin
  if organization is null or entry_kind not in ('use', 'reserve', 'settle', 'release') then
    raise exception 'this is not how credits are spent' using errcode = '42501';
  end if;
  perform private.refresh_credits(organization);
  select * into account from public.account a where a.organization_id = organization;
  select * into known from public.credit_entry e where e.organization_id = organization and e.key = entry_key;
  if known.sequence is not null then
    return query select known.sequence, known.balance, false, false;
    return;
  end if;
  if ends is not null then
    select * into held from public.credit_entry e where e.organization_id = organization and e.sequence = ends and e.kind = 'reserve';
    if held.sequence is null then
      raise exception 'there is no such reservation' using errcode = 'CR002';
    end if;
  end if;
  if credits < 0 then
    if account.at_zero = 'stop' and not forced and account.balance + credits < account.floor then
      raise exception 'there are not enough credits' using errcode = 'CR001';
    end if;
    wanted := -credits;
    for given in
      select g.id, g.remaining from public.credit_grant g where g.organization_id = organization and g.remaining > 0
      order by g.priority, g.expires_at nulls last, g.is_gift desc, g.created_at, g.id
    loop
      exit when wanted = 0;
      part := least(wanted, given.remaining);
      update public.credit_grant g set remaining = g.remaining - part where g.id = given.id;
      spent := spent || jsonb_build_object('grant', given.id, 'credits', part);
      wanted := wanted - part;
    end loop;
  elsif credits > 0 then
    -- What was owed is paid back first; the rest goes to where it came from, last taken first.
    wanted := greatest(0, least(credits, account.balance + credits));
    for given in
      select (t.value ->> 'grant')::uuid as id, (t.value ->> 'credits')::bigint as credits
      from jsonb_array_elements(held.taken) with ordinality t (value, position) order by t.position desc
    loop
      exit when wanted = 0;
      select least(wanted, given.credits, g.amount - g.remaining) into part from public.credit_grant g where g.id = given.id;
      update public.credit_grant g set remaining = g.remaining + part where g.id = given.id;
      wanted := wanted - part;
    end loop;
    -- What later credits had paid of it goes back to them.
    for given in
      select g.id, g.amount - g.remaining as room from public.credit_grant g
      where g.organization_id = organization and g.remaining < g.amount and wanted > 0 order by g.created_at desc, g.id
    loop
      exit when wanted = 0;
      part := least(wanted, given.room);
      update public.credit_grant g set remaining = g.remaining + part where g.id = given.id;
      wanted := wanted - part;
    end loop;
  end if;
  sequence := private.write_credit(organization, entry_kind, credits, entry_cause, entry_units, object, location, null, ends, spent, entry_key, null, forced, auth.uid());
  balance := account.balance + credits;
  is_new := true;
  became_low := account.low_at > 0 and account.balance >= account.low_at and account.balance + credits < account.low_at;
  return next;
end $$;
revoke all on function private.post_credit(text, bigint, text, integer, uuid, uuid, bigint, text, boolean) from public;
grant execute on function private.post_credit(text, bigint, text, integer, uuid, uuid, bigint, text, boolean) to authenticated, service_role;

-- What is held for one thing, and how often it was written down: also for those who send and read no ledger.
create function private.held_credit(entry_cause text, object uuid)
returns table (sequence bigint, amount bigint, units integer, key text, latest_kind text, entries integer)
language sql stable security definer set search_path = '' as $$
  with own as (
    select e.* from public.credit_entry e
    where e.organization_id = private.current_organization() and e.cause = entry_cause and e.object_id = object
  ), held as (
    select o.* from own o where o.kind = 'reserve' and not exists (select from own c where c.closes = o.sequence) order by o.sequence desc limit 1
  )
  select h.sequence, h.amount, h.units, h.key, (select o.kind from own o order by o.sequence desc limit 1), (select count(*)::integer from own)
  from (select 1) one left join held h on true
$$;
revoke all on function private.held_credit(text, uuid) from public;
grant execute on function private.held_credit(text, uuid) to authenticated, service_role;

-- What a person books by hand: credits that are given, or an entry that puts another right.
create function private.book_credit(credits bigint, weight integer, gift boolean, until timestamptz, entry_key text, entry_note text)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
  known public.credit_entry;
  given record;
  wanted bigint := -credits;
  part bigint;
begin
  if organization is null or (current_setting('role') = 'authenticated' and not private.may('billing.write')) then
    raise exception 'this takes the right to write invoices and credits' using errcode = '42501';
  end if;
  perform private.refresh_credits(organization);
  select * into known from public.credit_entry e where e.organization_id = organization and e.key = entry_key;
  if known.sequence is not null then
    if known.amount <> credits then
      raise exception 'this key is of another entry' using errcode = 'CR003';
    end if;
    return known.sequence;
  end if;
  if credits > 0 then
    return private.give_credits(organization, credits, weight, gift, until, entry_key, entry_note, auth.uid());
  end if;
  for given in
    select g.id, g.remaining from public.credit_grant g where g.organization_id = organization and g.remaining > 0
    order by g.priority, g.expires_at nulls last, g.is_gift desc, g.created_at, g.id
  loop
    exit when wanted = 0;
    part := least(wanted, given.remaining);
    update public.credit_grant g set remaining = g.remaining - part where g.id = given.id;
    wanted := wanted - part;
  end loop;
  return private.write_credit(organization, 'correct', credits, null, null, null, null, null, null, '[]', entry_key, entry_note, true, auth.uid());
end $$;
revoke all on function private.book_credit(bigint, integer, boolean, timestamptz, text, text) from public;
grant execute on function private.book_credit(bigint, integer, boolean, timestamptz, text, text) to authenticated, service_role;

do $$
declare
  t text;
begin
  foreach t in array array['account', 'credit_grant', 'credit_entry'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
  end loop;
  foreach t in array array['credit_grant', 'credit_entry'] loop
    execute format('create policy readable on public.%I as restrictive for select to authenticated
      using ((select private.may(''billing.read'', ''billing.write'', ''stats.read'')))', t);
  end loop;
end;
$$;
create policy managed_update on public.account as restrictive for update to authenticated
  using ((select private.may('settings.manage')));
grant select on public.account, public.credit_grant, public.credit_entry to authenticated, service_role;
-- The balance and the sequence are moved by an entry alone.
grant update (plan, monthly_credits, at_zero, floor, low_at, price_fax_in, price_fax_out, price_text, price_call, gst_number, qst_number, terms_days,
  payment_text, version, updated_at)
  on public.account to authenticated, service_role;
