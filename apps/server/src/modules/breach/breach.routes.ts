import { breachContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { BreachService } from './breach.service.ts';
import type { BreachReporting } from './breachReport.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const breachRoutes = (reporting: BreachReporting, breaches: BreachService) =>
  implement(breachContract, {
    previewBreachNotice: ({ actor, body }) => reporting.preview(actor, body),
    reportBreach: ({ actor, body }) => reporting.report(actor, body),
    listBreaches: ({ actor, query }) => breaches.list(actor, query),
    getBreach: ({ actor, params }) => breaches.get(actor, params.id),
    actOnBreach: ({ actor, body }) => breaches.act(actor, body),
    sendBreachNotice: ({ actor, body }) => reporting.tell(actor, body),
    exportBreaches: ({ actor, query }) => breaches.export(actor, query),
  });
