import type { AuthTx, UserRow } from '../authTables.ts';

/** What the account itself is reached by; all others are other services'. */
export type OwnProvider = 'email' | 'phone';

const identityData = {
  email: (user: UserRow) => ({
    sub: user.id,
    email: user.email,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: false,
  }),
  phone: (user: UserRow) => ({
    sub: user.id,
    phone: user.phone,
    email_verified: false,
    phone_verified: user.phone_confirmed_at !== null,
  }),
} satisfies Record<OwnProvider, (user: UserRow) => object>;

/** app_metadata of an account that is reached so, the first way being its main one. */
export const providersOf = (...ways: OwnProvider[]) => ({ provider: ways[0], providers: ways });

/** The same once it is reached so as well. */
export function withProvider(metadata: Record<string, unknown>, way: OwnProvider): string {
  const { provider = way, providers } = metadata;
  const known = Array.isArray(providers) ? (providers as unknown[]) : [];
  return JSON.stringify({ ...metadata, provider, providers: [...new Set([...known, way])] });
}

/** The identity says what is known of the address or the number: it is made where there is none yet. */
export const putIdentity = (tx: AuthTx, provider: OwnProvider, user: UserRow) => {
  const identity_data = JSON.stringify(identityData[provider](user));
  return tx
    .insertInto('auth.identities')
    .values({ user_id: user.id, provider, provider_id: user.id, identity_data, last_sign_in_at: user.last_sign_in_at })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_id'])
        .doUpdateSet({ identity_data, last_sign_in_at: user.last_sign_in_at, updated_at: new Date() }),
    )
    .execute();
};
