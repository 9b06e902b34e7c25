-- Numbers are taken by an update in the transaction that issues, so that what is rolled back leaves no hole.
create table public.invoice_counter (
  organization_id uuid not null references public.organization,
  kind text not null check (kind in ('invoice', 'credit-note')),
  last integer not null default 0,
  primary key (organization_id, kind)
);

create table public.invoice (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  kind text not null check (kind in ('invoice', 'credit-note')),
  status text not null default 'draft' check (status in ('draft', 'issued', 'balanced', 'cancelled', 'entered-in-error')),
  number text,
  location_id uuid,
  buyer_name text not null,
  buyer_lines text[] not null default '{}',
  buyer_email text,
  buyer_fax text,
  -- place of supply
  province text not null,
  locale text not null,
  period_from date,
  period_until date,
  terms_days integer not null check (terms_days between 0 and 365),
  issued_on date,
  due_on date,
  note text,
  subtotal bigint not null default 0,
  total bigint not null default 0,
  -- with what was paid and credited since
  paid bigint not null default 0,
  credited bigint not null default 0,
  taxes jsonb not null default '[]',
  -- as it was called when it was issued
  seller jsonb,
  -- of a credit note: what it takes back
  credits_id uuid,
  reason text,
  file_key text,
  sha256 text,
  page_count integer,
  sent_at timestamptz,
  version integer not null default 1,
  created_by uuid references public.app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, kind, number),
  foreign key (organization_id, location_id) references public.location (organization_id, id),
  foreign key (organization_id, credits_id) references public.invoice (organization_id, id),
  check ((status in ('draft', 'entered-in-error')) = (number is null)),
  check ((number is null) = (issued_on is null)),
  check ((kind = 'credit-note') = (credits_id is not null))
);
create index invoice_list on public.invoice (organization_id, created_at desc, id);
create index invoice_due on public.invoice (organization_id, due_on) where status = 'issued' and kind = 'invoice';
create index invoice_credits on public.invoice (organization_id, credits_id) where credits_id is not null;

create table public.invoice_line (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  invoice_id uuid not null,
  position integer not null,
  description text not null check (description <> ''),
  -- thousandths
  quantity integer not null,
  -- hundredths of a cent
  unit_price integer not null,
  net bigint not null,
  tax text not null check (tax in ('standard', 'zero', 'exempt')),
  -- what was used, where the line bills use
  cause text check (cause in ('fax-in', 'fax-out', 'text', 'call')),
  -- of a credit note: which line it takes back
  credits_line_id uuid,
  unique (organization_id, id),
  unique (organization_id, invoice_id, position),
  foreign key (organization_id, invoice_id) references public.invoice (organization_id, id) on delete cascade,
  foreign key (organization_id, credits_line_id) references public.invoice_line (organization_id, id)
);

-- The faxes, texts and calls that a line bills: each is billed once, until its invoice is cancelled.
create table public.invoice_use (
  organization_id uuid not null references public.organization,
  line_id uuid not null,
  sequence bigint not null,
  is_released boolean not null default false,
  primary key (organization_id, line_id, sequence),
  foreign key (organization_id, line_id) references public.invoice_line (organization_id, id) on delete cascade,
  foreign key (organization_id, sequence) references public.credit_entry (organization_id, sequence)
);
create unique index invoice_use_once on public.invoice_use (organization_id, sequence) where not is_released;

create table public.invoice_payment (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  invoice_id uuid not null,
  -- below zero for what is given back
  amount bigint not null check (amount <> 0),
  paid_on date not null,
  method text not null check (method in ('transfer', 'card', 'cheque', 'cash', 'refund', 'write-off')),
  reference text,
  -- the same line of a bank's file is booked once
  key text not null check (key <> ''),
  created_by uuid references public.app_user,
  created_at timestamptz not null default now(),
  unique (organization_id, key),
  foreign key (organization_id, invoice_id) references public.invoice (organization_id, id)
);
create index invoice_payment_of on public.invoice_payment (organization_id, invoice_id, paid_on);

create table public.invoice_event (
  id bigint generated always as identity primary key,
  organization_id uuid not null references public.organization,
  invoice_id uuid not null,
  event text not null,
  detail jsonb not null default '{}',
  created_by uuid references public.app_user,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, invoice_id) references public.invoice (organization_id, id)
);
create index invoice_event_of on public.invoice_event (organization_id, invoice_id, id);

-- What was issued says for ever what it said. Its state, what was paid and credited, its file and when it was sent go on.
create function private.keep_issued() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.number is null then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'an invoice that was issued stays' using errcode = 'IV001';
  end if;
  if (to_jsonb(new) - array['status', 'paid', 'credited', 'reason', 'file_key', 'sha256', 'page_count', 'sent_at', 'version', 'updated_at'])
      is distinct from (to_jsonb(old) - array['status', 'paid', 'credited', 'reason', 'file_key', 'sha256', 'page_count', 'sent_at', 'version', 'updated_at'])
    or (old.sha256 is not null and (new.file_key, new.sha256, new.page_count) is distinct from (old.file_key, old.sha256, old.page_count)) then
    raise exception 'an invoice that was issued is frozen' using errcode = 'IV001';
  end if;
  return new;
end $$;
create trigger invoice_kept before update or delete on public.invoice for each row execute function private.keep_issued();

create function private.keep_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  line record := case tg_op when 'DELETE' then old else new end;
begin
  if exists (select from public.invoice i where i.organization_id = line.organization_id and i.id = line.invoice_id and i.number is not null) then
    raise exception 'an invoice that was issued is frozen' using errcode = 'IV001';
  end if;
  return line;
end $$;
create trigger invoice_line_kept before insert or update or delete on public.invoice_line for each row execute function private.keep_lines();

create function private.keep_uses() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  used record := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and (new.organization_id, new.line_id, new.sequence) is not distinct from (old.organization_id, old.line_id, old.sequence) then
    return new;
  end if;
  if exists (select from public.invoice_line l join public.invoice i on i.organization_id = l.organization_id and i.id = l.invoice_id
      where l.organization_id = used.organization_id and l.id = used.line_id and i.number is not null) then
    raise exception 'an invoice that was issued is frozen' using errcode = 'IV001';
  end if;
  return used;
end $$;
create trigger invoice_use_kept before insert or update or delete on public.invoice_use for each row execute function private.keep_uses();

-- Payments stay: one that was wrong is taken back by another.
create trigger invoice_payment_kept before update or delete on public.invoice_payment for each row execute function private.keep_entries();

do $$
declare
  t text;
begin
  foreach t in array array['invoice_counter', 'invoice', 'invoice_line', 'invoice_use', 'invoice_payment', 'invoice_event'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy readable on public.%I as restrictive for select to authenticated
      using ((select private.may(''billing.read'', ''billing.write'')))', t);
    execute format('create policy managed_insert on public.%I as restrictive for insert to authenticated
      with check ((select private.may(''billing.write'')))', t);
    execute format('create policy managed_update on public.%I as restrictive for update to authenticated
      using ((select private.may(''billing.write'')))', t);
    execute format('create policy managed_delete on public.%I as restrictive for delete to authenticated
      using ((select private.may(''billing.write'')))', t);
  end loop;
end;
$$;
grant select, insert, update on public.invoice_counter, public.invoice to authenticated, service_role;
grant select, insert, update, delete on public.invoice_line, public.invoice_use to authenticated, service_role;
grant select, insert on public.invoice_payment, public.invoice_event to authenticated, service_role;
