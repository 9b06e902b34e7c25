import type { Routes } from './http/implement.ts';
import { createEndMailsService } from './modules/message/mail/endMails.service.ts';
import { messageLinkRoutes } from './modules/messageLink/messageLink.routes.ts';
import { createPagesLinkService } from './modules/messageLink/pagesLink.service.ts';
import { createVisitLinkService } from './modules/messageLink/visitLink.service.ts';
import { createPublicFiles } from './modules/publicFile/publicFile.service.ts';
import { publicFileRoutes } from './modules/publicFile/publicFileRoutes.ts';
import { requisitionRoutes } from './modules/requisition/requisition.routes.ts';
import { createRequisitionPages } from './modules/requisition/requisitionPage.service.ts';
import { createRequisitionService } from './modules/requisition/requisition.service.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.port.ts';
import type { Files } from './platform/files/files.port.ts';
import type { PublicLimits } from './platform/limits/publicLimits.ts';
import { createWorkTickets } from './platform/limits/workTickets.ts';
import type { MessageLinks } from './platform/links/messageLinks.ts';

export interface PublicParts {
  database: Database;
  files: Files;
  clock: Clock;
  messageLinks: MessageLinks;
  limits: PublicLimits;
  /** What tickets and tokens are signed with. */
  linkSecret: Buffer;
}

/** What somebody who is not signed in can do besides joining and the news: refer a patient, and answer a message by its link. */
export function publicRoutes(parts: PublicParts): Routes[] {
  const tickets = createWorkTickets(parts.linkSecret, parts.clock, 'organization');
  const publicFiles = createPublicFiles({ ...parts, tickets });
  return [
    publicFileRoutes(publicFiles),
    messageLinkRoutes(createVisitLinkService(parts), createPagesLinkService({ ...parts, tickets, publicFiles }), createEndMailsService(parts)),
    requisitionRoutes(createRequisitionPages(parts.database), createRequisitionService({ ...parts, tickets, publicFiles })),
  ];
}
