import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { loadAccount } from '../accounts/account.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import { removeFactor } from '../factors/factors.routes.ts';
import { findFactor } from '../factors/factors.store.ts';
import { phoneIn } from '../phones/textCode.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { factorView, userView } from '../accounts/userView.ts';
import {
  AccountChange,
  NewAccount,
  changeAccount,
  createAccount,
  hashOf,
  removeAccount,
  requireUser,
} from './accounts.ts';
import { listUsers } from './listUsers.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { serviceGuard } from './serviceToken.ts';

const page = (fallback: number, most: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text ? Number(text) : fallback))
    .pipe(z.number().int().min(1).max(most));
const ListQuery = z.object({ page: page(1, 1_000_000), per_page: page(50, 1_000_000) });
const UserParams = z.object({ id: z.string() });
const FactorParams = z.object({ id: z.string(), factorId: z.uuid() });
const DeleteBody = z.object({ should_soft_delete: z.boolean().default(false) }).nullish();

/** What programs with a service token may do with the accounts of others. */
export function adminRoutes(app: FastifyInstance, context: AuthContext): void {
  const { database } = context;
  const requireService = serviceGuard(context);
  void app.register(async (scope) => {
    scope.addHook('onRequest', requireService);
    invitationRoutes(scope, context);

    scope.get('/admin/users', async (request, reply) => {
      const query = parseInput(ListQuery, request.query);
      const { users, total } = await inAuth(database, (tx) => listUsers(tx, query));
      announcePages(reply, { ...query, total });
      return { users: users.map(userView), aud: 'authenticated' };
    });

    scope.post('/admin/users', async (request) => {
      const account = withNumber(context, parseInput(NewAccount, request.body));
      const passwordHash = await hashOf(context.passwords, account);
      return inAuth(database, async (tx) => {
        const user = await createAccount(tx, { ...account, passwordHash, ip: request.ip });
        return userView(await loadAccount(tx, user));
      });
    });

    scope.get('/admin/users/:id', (request) => {
      const { id } = parseInput(UserParams, request.params);
      return inAuth(database, async (tx) => userView(await loadAccount(tx, await requireUser(tx, id))));
    });

    scope.put('/admin/users/:id', async (request) => {
      const { id } = parseInput(UserParams, request.params);
      const change = withNumber(context, parseInput(AccountChange, request.body));
      if (change.password === '') await context.passwords.requireStrong('');
      const passwordHash = await hashOf(context.passwords, change);
      return inAuth(database, async (tx) =>
        userView(await changeAccount(tx, id, { ...change, passwordHash, ip: request.ip })),
      );
    });

    scope.delete('/admin/users/:id', (request) => {
      const { id } = parseInput(UserParams, request.params);
      const isSoft = parseInput(DeleteBody, request.body)?.should_soft_delete ?? false;
      return inAuth(database, async (tx) =>
        userView(await removeAccount(tx, id, { isSoft, ip: request.ip })),
      );
    });

    scope.get('/admin/users/:id/factors', (request) => {
      const { id } = parseInput(UserParams, request.params);
      return inAuth(database, async (tx) =>
        (await loadAccount(tx, await requireUser(tx, id))).factors.map(factorView),
      );
    });

    scope.delete('/admin/users/:id/factors/:factorId', (request) => {
      const { id, factorId } = parseInput(FactorParams, request.params);
      return inAuth(database, async (tx) => {
        await requireUser(tx, id);
        const factor = await findFactor(tx, id, factorId);
        if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
        await removeFactor(tx, factor, request.ip);
        return factorView(factor);
      });
    });
  });
}

/** Throws 422 `phone_provider_disabled`, 400 `validation_failed`. */
const withNumber = <Change extends AccountChange>(context: AuthContext, change: Change): Change =>
  change.phone ? { ...change, phone: phoneIn(context, change.phone, 'account') } : change;

/** The pages around this one, in the way that clients read them. */
function announcePages(
  reply: FastifyReply,
  { page: current, per_page, total }: { page: number; per_page: number; total: number },
): void {
  const last = Math.max(1, Math.ceil(total / per_page));
  const link = (number: number, rel: string) =>
    `</admin/users?page=${number}&per_page=${per_page}>; rel="${rel}"`;
  const links = [...(current < last ? [link(current + 1, 'next')] : []), link(last, 'last')];
  reply.header('x-total-count', total).header('link', links.join(', '));
}
