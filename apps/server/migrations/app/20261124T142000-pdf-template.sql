-- Forms of senders: the printed words that identify them, and where their fields are.
create table public.pdf_template (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  status text not null check (status in ('proposed','draft','on','off','dismissed')),
  -- E.164
  fax_numbers text[] not null default '{}',
  clinic_id uuid,
  document_type text,
  -- the number of its newest version, and of the one that reads faxes while it is on
  latest integer not null default 1,
  published integer,
  -- of a proposal: what persons had to correct, and on how many faxes the form was seen
  corrected text[] not null default '{}',
  seen_faxes integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (status <> 'on' or published is not null),
  foreign key (organization_id, clinic_id) references public.clinic (organization_id, id) on delete set null (clinic_id)
);
create index pdf_template_sender on public.pdf_template using gin (fax_numbers);
create index pdf_template_clinic on public.pdf_template (organization_id, clinic_id) where clinic_id is not null;

create table public.pdf_template_version (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  template_id uuid not null,
  number integer not null,
  source text not null check (source in ('human','learned')),
  -- the page on which it was drawn
  sample_fax_id uuid,
  sample_page integer not null,
  -- height of that page in page widths
  aspect real not null,
  -- [{text, box}], [{field, kind, box}]: boxes in 0..1 of the page
  anchors jsonb not null,
  zones jsonb not null,
  -- {samples, fitted, fields: {field: {right, wrong, abstained, blank, unknown}}}; no value of any fax
  trial jsonb,
  tried_at timestamptz,
  published_at timestamptz,
  created_by uuid references public.app_user,
  created_at timestamptz not null default now(),
  unique (organization_id, template_id, number),
  foreign key (organization_id, template_id) references public.pdf_template (organization_id, id) on delete cascade,
  foreign key (organization_id, sample_fax_id) references public.fax (organization_id, id)
);

-- The filed faxes of a sender, which a template is tried on and learnt from.
create index fax_sender_filed on public.fax (organization_id, from_number, completed_at desc)
  where status = 'completed' and direction = 'inbound';

do $$
declare
  t text;
begin
  foreach t in array array['pdf_template', 'pdf_template_version'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy readable on public.%I as restrictive for select to authenticated
      using ((select private.may(''faxes.read'')) or (select private.may(''settings.manage'')))', t);
    execute format('create policy managed_insert on public.%I as restrictive for insert to authenticated
      with check ((select private.may(''settings.manage'')))', t);
    execute format('create policy managed_update on public.%I as restrictive for update to authenticated
      using ((select private.may(''settings.manage'')))', t);
    execute format('create policy managed_delete on public.%I as restrictive for delete to authenticated
      using ((select private.may(''settings.manage'')))', t);
    execute format('grant select, insert, update, delete on public.%I to authenticated, service_role', t);
  end loop;
end;
$$;
