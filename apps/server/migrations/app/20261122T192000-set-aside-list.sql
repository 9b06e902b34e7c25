-- What was set aside is listed beside what was completed, by when that was.
update public.fax set completed_at = updated_at where status = 'rejected' and completed_at is null;
drop index public.fax_completed;
create index fax_completed on public.fax (organization_id, completed_at desc, id) where status in ('completed','rejected');
