-- What patients answered by text of late.
create index waitlist_offer_said on public.waitlist_offer (organization_id, answered_at desc) where channel = 'text' and outcome in ('accepted','declined');
