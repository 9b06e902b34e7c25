-- Rules that ask again for what a referral still waits for. They have words of the server's own instead of a template, and
-- their hours count from when the patient was asked last, not before a visit.
alter table public.reminder_rule drop constraint reminder_rule_purpose_check;
alter table public.reminder_rule
  add constraint reminder_rule_purpose_check check (purpose in ('reminder','confirmation','missing-documents')),
  alter column template_key drop not null,
  add constraint reminder_rule_template check ((purpose = 'missing-documents') = (template_key is null)),
  add constraint reminder_rule_limits check (purpose <> 'missing-documents' or (visit_type_ids = '{}' and location_ids = '{}'));

-- Two servers that plan at the same time ask once; when it has gone out, the next time is another.
create unique index message_of_request_rule on public.message (organization_id, rule_id, request_id)
  where rule_id is not null and request_id is not null and status in ('scheduled','queued','sending');
