import type { Routes } from '../../../http/implement.ts';
import { guide } from './guide.ts';

export const guidePath = '/api/velox/guide';

/** The page for whoever writes a partner's system. It says nothing of the clinic, so anybody may read it. */
export const guideRoutes =
  (siteUrl: string): Routes =>
  (app) => {
    const page = guide(siteUrl);
    app.get(guidePath, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  };
