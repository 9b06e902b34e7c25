import { faxContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { FaxService } from './fax.service.ts';
import type { FaxPagesService } from './faxPages.service.ts';
import type { createUndo } from './faxUndo.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const faxRoutes = (faxes: FaxService, pages: FaxPagesService, undo: ReturnType<typeof createUndo>) =>
  implement(faxContract, {
    listIncomingFaxes: ({ actor, query }) => faxes.list(actor, query),
    listCompletedFaxes: ({ actor, query }) => faxes.listCompleted(actor, query),
    listPatientFaxes: ({ actor, query }) => faxes.listOfPatient(actor, query),
    getFax: ({ actor, params, request }) => faxes.get(actor, params.id, { again: request.headers['x-intake-refetch'] === '1' }),
    getFaxAhead: ({ actor, params }) => faxes.getAhead(actor, params.id),
    getFaxPageWords: ({ actor, params }) => faxes.words(actor, params.id, params.number),
    claimFax: ({ actor, body }) => faxes.claim(actor, body.faxId, body.fetchedAhead),
    releaseFax: ({ actor, body }) => faxes.release(actor, body.faxId),
    fileFax: ({ actor, body }) => faxes.file(actor, body),
    proposeFax: ({ actor, body }) => pages.propose(actor, body),
    holdFax: ({ actor, body }) => faxes.hold(actor, body),
    rejectFax: ({ actor, body }) => faxes.reject(actor, body),
    retryFax: ({ actor, body }) => faxes.retry(actor, body),
    routeFax: ({ actor, body }) => faxes.route(actor, body),
    editFaxPages: ({ actor, body }) => pages.edit(actor, body),
    splitFax: ({ actor, body }) => pages.split(actor, body),
    extractText: ({ actor, body }) => faxes.readAgain(actor, body),
    listMyActions: ({ actor }) => faxes.actions(actor),
    undoAction: ({ actor, body }) => undo(actor, body.actionId),
  });
