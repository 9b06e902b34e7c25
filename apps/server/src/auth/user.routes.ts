import type { FastifyInstance } from 'fastify';
import { asBearer } from './authContext.ts';
import type { AuthContext } from './authContext.ts';
import { UserChange, changeUser } from './changeUser.ts';
import { parseInput } from './requestBody.ts';
import { userView } from './userView.ts';

/** GET and PUT /user: the signed-in user's own account. */
export function userRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', (request) =>
    asBearer(context, request, async (_tx, { user, identities }) => userView(user, identities)),
  );

  app.put('/user', async (request) => {
    const { user, identities } = await changeUser(context, request, parseInput(UserChange, request.body));
    return userView(user, identities);
  });
}
