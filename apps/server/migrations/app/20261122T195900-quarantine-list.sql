-- What was set aside is listed, and dealt with by somebody.
alter table public.quarantine
  -- E.164, where a line named them
  add column from_number text,
  add column to_number text,
  add column settled_by uuid references public.app_user;
create index quarantine_list on public.quarantine (organization_id, (resolved_at is null) desc, created_at desc, id desc);

-- The name of a file may be that of a patient: it is for those who triage. Nobody sets aside or removes by SQL.
revoke insert, update, delete on public.quarantine from authenticated;
grant update (resolved_at, settled_by) on public.quarantine to authenticated;
create policy triage_select on public.quarantine as restrictive for select to authenticated
  using ((select private.may('faxes.triage')));
create policy triage_update on public.quarantine as restrictive for update to authenticated
  using ((select private.may('faxes.triage'))) with check (settled_by = (select auth.uid()));
