import type { Account } from '../accounts/account.ts';
import type { AuthTx } from '../authTables.ts';

/** A page of users, the newest first, with the number of all. */
export async function listUsers(
  tx: AuthTx,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ users: Account[]; total: number }> {
  const { total } = await tx
    .selectFrom('auth.users')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const users = await tx
    .selectFrom('auth.users')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  if (users.length === 0) return { users: [], total };
  const ids = users.map(({ id }) => id);
  const [identities, factors] = [
    await tx
      .selectFrom('auth.identities')
      .selectAll()
      .where('user_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    await tx
      .selectFrom('auth.mfa_factors')
      .selectAll()
      .where('user_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
  ];
  const of = (user: { id: string }) => (row: { user_id: string }) => row.user_id === user.id;
  return {
    total,
    users: users.map((user) => ({
      user,
      identities: identities.filter(of(user)),
      factors: factors.filter(of(user)),
    })),
  };
}
