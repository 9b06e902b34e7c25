-- Addresses that asked for news of the installation. Only those who keep it see them, through the server.
create table public.subscription (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  locale text not null check (locale in ('en','zh','fr','ja')),
  status text not null default 'pending' check (status in ('pending','subscribed','unsubscribed')),
  -- Each mail that asks for proof makes those before it old.
  asked integer not null default 1,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'subscribed' or confirmed_at is not null)
);
create index subscription_order on public.subscription (created_at desc, id desc);
create index subscription_recipients on public.subscription (id) where status = 'subscribed';
alter table public.subscription enable row level security;
alter table public.subscription force row level security;
create policy service on public.subscription to service_role using (true) with check (true);
grant select, insert, update on public.subscription to service_role;

-- What was sent to them: a key that was seen before sends nothing again.
create table public.news (
  id uuid primary key,
  texts jsonb not null,
  recipients integer not null,
  sent_by uuid references public.app_user on delete set null,
  created_at timestamptz not null default now()
);
create index news_sent_by on public.news (sent_by);
alter table public.news enable row level security;
alter table public.news force row level security;
create policy service on public.news to service_role using (true) with check (true);
grant select, insert on public.news to service_role;

-- How a mail program ends them in one click.
alter table public.mail add column headers jsonb not null default '{}';
