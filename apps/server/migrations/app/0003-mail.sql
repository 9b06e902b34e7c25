-- Mail on its way out. It is written in the transaction that it is about and sent by a job.
create table public.mail (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text not null,
  -- Worth nothing afterwards, so it is not sent any more.
  expires_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
alter table public.mail enable row level security;
alter table public.mail force row level security;
create policy service on public.mail to service_role using (true) with check (true);
grant select, insert, update, delete on public.mail to service_role;
