import type { Routes } from '../../http/implement.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import type { Download } from '../../platform/download/download.ts';
import type { JobHandler } from '../../platform/jobs/jobs.port.ts';
import type { Telephony } from '../../platform/telephony/telephony.port.ts';
import type { Receiver } from '../../pipeline/receive.ts';
import type { TextTaker } from '../telnyx/telnyxWebhook.ts';
import { createConversationService } from './conversation/conversation.service.ts';
import { createWakeHandler, wakeJob } from './conversation/wake.ts';
import { createCorrectTextHandler } from './correctTold.ts';
import { messageRoutes } from './message.routes.ts';
import type { MailLine } from './mail/mailLine.ts';
import { createMessageService } from './message.service.ts';
import { createFetchMediaHandler, fetchMediaJob } from './media/fetchMedia.ts';
import { ticketRoutes } from './media/ticketRoutes.ts';
import { checkTextJob, correctTextJob, sendTextJob } from './messageJobs.ts';
import { takeTextNews } from './messageNews.ts';
import { createMissingAsker } from './missing/askMissing.ts';
import { createOptOutService } from './optOut.service.ts';
import { createReminderRuleService } from './reminder/reminderRule.service.ts';
import type { VisitLinks } from './reminder/fillText.ts';
import { createPhoneSimulator, type Phones } from './simulator/phoneSimulator.service.ts';
import { takeText } from './takeText.ts';
import { createCheckTextHandler, createSendTextHandler, type MediaLinks } from './transmitText.ts';

export { countUnread } from './conversation/unread.ts';

interface Parts {
  database: Database;
  files: Files;
  clock: Clock;
}

interface RouteParts extends Parts {
  messageLinks?: VisitLinks | undefined;
  /** What opens files that went with messages. */
  links: FileLinks;
  phones?: Phones | undefined;
}

export const messagingRoutes = (parts: RouteParts): Routes[] => [
  ticketRoutes(parts),
  ...messageRoutes({
    askMissing: createMissingAsker(parts),
    conversations: createConversationService(parts),
    messages: createMessageService(parts),
    optOuts: createOptOutService(parts.database),
    rules: createReminderRuleService(parts),
    simulator: createPhoneSimulator(parts),
  }),
];

/** What the provider's webhooks bring. */
export const createTextTaker = ({ clock }: { clock: Clock }): TextTaker => ({
  take: (tx, incoming, organizationId) => takeText(tx, clock, incoming, organizationId),
  onNews: takeTextNews,
});

/** What is done later, by the kind of its job. */
export const messagingJobs = (parts: Parts & { messageLinks: MediaLinks; telephony: Telephony | undefined; mailLine?: MailLine | undefined; receiver: Receiver; download: Download; firstCheckSeconds?: number }) =>
  ({
    [sendTextJob]: createSendTextHandler(parts),
    [checkTextJob]: createCheckTextHandler(parts),
    [correctTextJob]: createCorrectTextHandler(parts),
    [fetchMediaJob]: createFetchMediaHandler(parts),
    [wakeJob]: createWakeHandler(parts),
  }) satisfies Record<string, JobHandler>;
