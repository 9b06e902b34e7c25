import { randomUUID } from 'node:crypto';
import type { Account } from './account.ts';
import type { IdentityRow, UserRow } from '../authTables.ts';
import { providersOf } from './ownIdentities.ts';

/** An account as a sign-up would have made it just now, where one is there already. Nothing of it is stored. */
export function seemingly({
  email = null,
  phone = null,
  userMetadata,
}: {
  /** One of the two. */
  email?: string | null;
  phone?: string | null;
  userMetadata: Record<string, unknown>;
}): Account {
  const now = new Date();
  const provider = phone ? 'phone' : 'email';
  const user: UserRow = {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    encrypted_password: null,
    password_changed_at: now,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    phone,
    phone_confirmed_at: null,
    phone_change: null,
    phone_change_sent_at: null,
    raw_app_meta_data: providersOf(provider),
    raw_user_meta_data: userMetadata,
    is_anonymous: false,
    is_unproven_claim: true,
    banned_until: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
  const identity: IdentityRow = {
    id: randomUUID(),
    user_id: user.id,
    provider,
    provider_id: user.id,
    identity_data: { sub: user.id, ...(phone ? { phone } : { email }), email_verified: false, phone_verified: false },
    email,
    last_sign_in_at: null,
    created_at: now,
    updated_at: now,
  };
  return { user, identities: [identity], factors: [] };
}
