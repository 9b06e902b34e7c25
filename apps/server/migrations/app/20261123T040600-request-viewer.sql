-- Who has a request open now, so that two people do not answer it without knowing of each other. A row that ran out says nothing.
create table public.request_viewer (
  organization_id uuid not null references public.organization,
  request_id uuid not null,
  user_id uuid not null references public.app_user,
  until timestamptz not null,
  primary key (request_id, user_id),
  foreign key (organization_id, request_id) references public.request (organization_id, id)
);

alter table public.request_viewer enable row level security;
alter table public.request_viewer force row level security;
create policy organization on public.request_viewer to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy read_right on public.request_viewer as restrictive for select to authenticated
  using ((select private.may('requests.read', 'requests.write', 'faxes.triage')));
create policy own_insert on public.request_viewer as restrictive for insert to authenticated with check (user_id = (select auth.uid()));
create policy own_update on public.request_viewer as restrictive for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_delete on public.request_viewer as restrictive for delete to authenticated using (user_id = (select auth.uid()));
grant select, insert, update, delete on public.request_viewer to authenticated, service_role;
