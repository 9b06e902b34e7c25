-- What was destroyed or returned is erased here too: rows at once, bytes by a job that says when it is done.
alter table public.breach add column erased_at timestamptz;

-- Takes away everything that says what locked faxes hold; answers the keys of their bytes. The faxes stay as empty rows,
-- so that the register and the audit trail have what they refer to. For whoever keeps the register, in their own organisation.
create function private.erase_faxes(family uuid[]) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.current_organization();
  ours uuid[];
  keys text[];
begin
  if organization is null or not private.may('privacy.manage') then
    raise exception 'only who keeps the register erases what is locked away' using errcode = '42501';
  end if;
  select array_agg(id) into ours from public.fax where id = any(family) and organization_id = organization and locked_at is not null;
  if ours is null then
    return '{}';
  end if;
  select array_agg(distinct key) into keys from (
    select unnest(array[p.image_key, p.thumbnail_key]) as key from public.page p where p.fax_id = any(ours)
    union select d.file_key from public.document d where d.fax_id = any(ours)
    union select u.file_key from public.upload u where u.fax_id = any(ours) and u.file_key not like 'tmp/%'
  ) files;
  delete from public.fax_search where fax_id = any(ours);
  delete from public.extraction where fax_id = any(ours);
  delete from public.candidate where fax_id = any(ours);
  delete from public.request_fax where fax_id = any(ours);
  delete from public.page where fax_id = any(ours);
  update public.page set source_document_id = null where source_document_id in (select id from public.document where fax_id = any(ours));
  delete from public.document where fax_id = any(ours);
  update public.action set before = '{}', undone_at = coalesce(undone_at, now()) where fax_id = any(ours);
  update public.upload set filename = '', file_key = null, sha256 = null where fax_id = any(ours);
  update public.webhook_event w set payload = w.payload #- '{media_url}' #- '{data,payload,media_url}'
    where w.organization_id = organization and exists (
      select from public.fax f where f.id = any(ours) and f.provider_fax_id in (w.payload ->> 'fax_id', w.payload #>> '{data,payload,fax_id}'));
  update public.fax set
    original_name = null, document_type = null, patient_id = null, physician_id = null, modality_id = null, patient_name = null,
    physician_name = null, reason = null, next_step = null, note = null, warnings = '[]'
    where id = any(ours);
  return keys;
end $$;
revoke all on function private.erase_faxes(uuid[]) from public;
grant execute on function private.erase_faxes(uuid[]) to authenticated;
