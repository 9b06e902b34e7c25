-- Accounts of a telephone number: digits with the country's code first, as the protocol has them.
alter table auth.users
  -- The number that the user wants; it counts once it is proven.
  add column phone_change text,
  add column phone_change_sent_at timestamptz,
  add constraint users_phone_digits check (phone ~ '^[1-9][0-9]{1,14}$'),
  add constraint users_phone_change_digits check (phone_change ~ '^[1-9][0-9]{1,14}$');
create index users_phone_change on auth.users (phone_change) where phone_change is not null;
