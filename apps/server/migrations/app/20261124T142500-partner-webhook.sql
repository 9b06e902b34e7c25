-- Where a partner is told what becomes of its referrals. The secret signs what it is told, and is shown once.
create table public.partner_webhook (
  partner_id uuid not null,
  organization_id uuid not null references public.organization,
  url text not null check (url ~ '^https?://'),
  secret bytea not null check (length(secret) >= 24),
  created_at timestamptz not null default now(),
  primary key (organization_id, partner_id),
  foreign key (organization_id, partner_id) references public.partner (organization_id, id)
);

-- What it was told, or is being told. Nothing in it says who the patient is.
create table public.partner_notice (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  partner_id uuid not null,
  request_id uuid not null,
  -- the clinic's own of the referral: who looks after partners may not be let see referrals
  reference text not null,
  from_status text not null,
  to_status text not null,
  occurred_at timestamptz not null default clock_timestamp(),
  state text not null default 'pending' check (state in ('pending','delivered','failed')),
  attempts integer not null default 0,
  -- of the last try: what the other side answered, or why there was none
  http_status integer,
  error text,
  delivered_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, partner_id) references public.partner (organization_id, id),
  foreign key (organization_id, request_id) references public.request (organization_id, id)
);
create index partner_notice_list on public.partner_notice (organization_id, partner_id, occurred_at desc, id);

do $$
declare
  t text;
begin
  foreach t in array array['partner_webhook','partner_notice'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy managed on public.%I as restrictive to authenticated
      using ((select private.may(''settings.manage''))) with check ((select private.may(''settings.manage'')))', t);
  end loop;
end $$;
-- Whoever looks after partners sets a secret and never reads one.
grant select (organization_id, partner_id, url, created_at), insert, delete on public.partner_webhook to authenticated;
grant update (url, secret, created_at) on public.partner_webhook to authenticated;
grant select on public.partner_webhook to service_role;
grant select on public.partner_notice to authenticated, service_role;
grant update (state, attempts, http_status, error, delivered_at) on public.partner_notice to authenticated, service_role;

-- Whatever changes the state of a referral that a partner made, tells the partner in the same transaction.
create function private.tell_partner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  notice uuid;
begin
  insert into public.partner_notice (organization_id, partner_id, request_id, reference, from_status, to_status)
  select r.organization_id, r.partner_id, new.id, new.reference, old.status, new.status
  from public.partner_referral r
  join public.partner p on p.id = r.partner_id and p.is_active
  join public.partner_webhook w on w.organization_id = r.organization_id and w.partner_id = r.partner_id
  where r.organization_id = new.organization_id and r.request_id = new.id
  returning id into notice;
  if notice is not null then
    insert into public.job (organization_id, kind, payload, max_attempts)
    values (new.organization_id, 'partner-notice', jsonb_build_object('noticeId', notice), 24);
    perform pg_notify('intake_job', 'partner-notice');
  end if;
  return null;
end $$;
create trigger request_tell_partner after update of status on public.request
  for each row when (old.status is distinct from new.status and new.source = 'partner') execute function private.tell_partner();
