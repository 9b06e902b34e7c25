-- A letter that asks for a reply brings it back to its referral for so long; afterwards a person decides.
alter table public.letter add column reply_expires_at timestamptz;
update public.letter set reply_expires_at = created_at + interval '180 days' where reply_token is not null;
create index letter_reply on public.letter (organization_id, reply_expires_at) where reply_token is not null;
alter table public.letter add check ((reply_token is null) = (reply_expires_at is null));

-- What the codes printed on a page say, where they are ours.
alter table public.page add column reply_codes text[] not null default '{}';

alter table public.request_event add unique (organization_id, id);

-- A fax that says to answer a letter, and what became of that.
create table public.fax_reply (
  organization_id uuid not null references public.organization,
  fax_id uuid not null,
  token text not null,
  -- null: no letter of the organisation has this token
  letter_id uuid,
  request_id uuid,
  state text not null check (state in ('attached','proposed','refused','unknown')),
  -- why a person has to look: sender, patient, several, expired, closed
  doubts text[] not null default '{}',
  -- the event that it moved the referral by
  event_id uuid,
  settled_by uuid references public.app_user,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (fax_id, token),
  check ((state = 'unknown') = (letter_id is null)),
  check ((letter_id is null) = (request_id is null)),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id),
  foreign key (organization_id, letter_id) references public.letter (organization_id, id),
  foreign key (organization_id, request_id) references public.request (organization_id, id),
  foreign key (organization_id, event_id) references public.request_event (organization_id, id)
);
create index fax_reply_request on public.fax_reply (organization_id, request_id, created_at) where request_id is not null;

alter table public.fax_reply enable row level security;
alter table public.fax_reply force row level security;
create policy organization on public.fax_reply to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy read_right on public.fax_reply as restrictive for select to authenticated
  using ((select private.may('faxes.read', 'faxes.triage', 'requests.read', 'requests.write')));
create policy settle_right on public.fax_reply as restrictive for update to authenticated
  using ((select private.may('requests.write')));
-- Only the server finds out what answers what; staff settle what it proposes.
grant select, update on public.fax_reply to authenticated;
grant select, insert, update, delete on public.fax_reply to service_role;
