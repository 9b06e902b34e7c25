-- What an organisation has letters say instead of the wording that comes along.
create table public.letter_template (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  kind text not null,
  locale text not null,
  subject text not null,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, kind, locale)
);

create table public.letterhead (
  organization_id uuid primary key references public.organization,
  -- Address and numbers, a line each.
  lines text[] not null default '{}',
  phone text,
  fax text,
  logo_key text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- As it was sent: neither its file nor its row changes any more.
create table public.letter (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  kind text not null,
  locale text not null,
  -- 0: the wording that comes along
  template_version integer not null,
  subject text not null,
  recipient_name text,
  recipient_clinic text,
  recipient_fax text,
  physician_id uuid,
  patient_id uuid,
  referral_id uuid,
  -- Brings an answer on paper back to its letter; says nothing of anybody.
  reply_token text unique,
  file_key text not null,
  sha256 text not null,
  size bigint not null,
  page_count integer not null,
  created_by uuid not null references public.app_user,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, physician_id) references public.physician (organization_id, id),
  foreign key (organization_id, patient_id) references public.patient (organization_id, id)
);
create index letter_created on public.letter (organization_id, created_at desc, id);
create index letter_patient on public.letter (organization_id, patient_id, created_at desc, id) where patient_id is not null;
create index letter_referral on public.letter (organization_id, referral_id, created_at desc, id) where referral_id is not null;

do $$
declare t text;
begin
  foreach t in array array['letter_template', 'letterhead', 'letter'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
  end loop;
  foreach t in array array['letter_template', 'letterhead'] loop
    execute format('create policy managed_insert on public.%I as restrictive for insert to authenticated
      with check ((select private.may(''settings.manage'')))', t);
    execute format('create policy managed_update on public.%I as restrictive for update to authenticated
      using ((select private.may(''settings.manage'')))', t);
    execute format('create policy managed_delete on public.%I as restrictive for delete to authenticated
      using ((select private.may(''settings.manage'')))', t);
  end loop;
end $$;
create policy read_right on public.letter as restrictive for select to authenticated
  using ((select private.may('messages.read', 'messages.send')));
create policy send_right on public.letter as restrictive for insert to authenticated
  with check ((select private.may('messages.send')) and created_by = (select auth.uid()));

grant select, insert, update, delete on public.letter_template, public.letterhead to authenticated, service_role;
grant select, insert on public.letter to authenticated, service_role;
