import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { asBearer, bearerFirst } from '../protocol/bearer.ts';
import { UserChange, changeUser } from './changeUser.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { ownView } from './userView.ts';

/** GET and PUT /user: the signed-in user's own account. */
export function userRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', (request) =>
    asBearer(context, request, async (_tx, bearer) => ownView(bearer), { evenLocked: true }),
  );

  app.put('/user', bearerFirst(context), async (request) =>
    ownView(await changeUser(context, request, parseInput(UserChange, request.body))),
  );
}
