-- What stopped half-way before it had a day on which it is erased gets one.
insert into public.job (organization_id, kind, payload, run_at)
  select organization_id, 'import', jsonb_build_object('importId', id, 'step', 'forget'), now() + interval '30 days'
  from public.import where state = 'stopped' and rows_until is null;
update public.import set rows_until = now() + interval '30 days' where state = 'stopped' and rows_until is null;
