-- Letters and deliveries are about referrals of their own organisation, and of none that there is not.
update public.letter set referral_id = null
  where referral_id is not null and not exists (select from public.request where request.organization_id = letter.organization_id and request.id = letter.referral_id);
update public.fax_delivery set referral_id = null
  where referral_id is not null and not exists (select from public.request where request.organization_id = fax_delivery.organization_id and request.id = fax_delivery.referral_id);
alter table public.letter add foreign key (organization_id, referral_id) references public.request (organization_id, id);
alter table public.fax_delivery add foreign key (organization_id, referral_id) references public.request (organization_id, id);
create index fax_delivery_referral on public.fax_delivery (organization_id, referral_id, created_at desc, fax_id) where referral_id is not null;

-- The letter that an event went out with: what has left cannot be taken back.
alter table public.request_event add column letter_id uuid;
alter table public.request_event add foreign key (organization_id, letter_id) references public.letter (organization_id, id);
