import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './authContext.ts';
import { asBearer } from './bearer.ts';
import { UserChange, changeUser } from './changeUser.ts';
import { parseInput } from './requestBody.ts';
import { userView } from './userView.ts';

/** GET and PUT /user: the signed-in user's own account. */
export function userRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', (request) =>
    asBearer(context, request, async (_tx, bearer) => userView(bearer), { evenLocked: true }),
  );

  app.put('/user', async (request) =>
    userView(await changeUser(context, request, parseInput(UserChange, request.body))),
  );
}
