import { createDeliveryService } from './modules/delivery/delivery.service.ts';
import { createPrepareFax } from './modules/delivery/prepareFax.ts';
import { createFaxPagesService } from './modules/fax/faxPages.service.ts';
import { createLetterService, type LetterParts } from './modules/letter/letter.service.ts';
import { createRequestActions } from './modules/request/requestAction.service.ts';
import { createAnswerService } from './modules/request/answer/requestAnswer.service.ts';
import type { Telephony } from './platform/telephony/telephony.port.ts';

export interface CorrespondenceParts extends LetterParts {
  /** Undefined where nothing can be sent: what is queued waits for a line. */
  telephony: Telephony | undefined;
}

/** What writes letters, sends faxes and answers referrals, each made once for whoever needs it. */
export function createCorrespondence(parts: CorrespondenceParts) {
  const pages = createFaxPagesService(parts);
  const letters = createLetterService(parts);
  const deliveries = createDeliveryService({ ...parts, prepare: createPrepareFax({ ...parts, letters, pages }) });
  const actions = createRequestActions(parts);
  return { pages, letters, deliveries, actions, answers: createAnswerService({ ...parts, letters, deliveries, actions }) };
}
