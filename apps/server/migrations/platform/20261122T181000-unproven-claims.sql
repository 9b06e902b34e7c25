-- Whoever knows an address can sign it up. Password and metadata from there are theirs until the mail of that sign-up
-- proves the address; proven in any other way, the account loses them.
alter table auth.users add column is_unproven_claim boolean not null default false;

-- Who was invited after somebody had signed up their address starts without what that somebody left.
update auth.users set encrypted_password = null, password_changed_at = null, raw_user_meta_data = '{}'
where email_confirmed_at is null and invited_at is not null and encrypted_password is not null;
update auth.users set is_unproven_claim = true where email_confirmed_at is null and invited_at is null;
