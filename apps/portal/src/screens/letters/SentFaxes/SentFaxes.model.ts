import type { deliveryContract, RouteResponse, SentFax, waitingContract } from '@intake/api/contract';
import { deliveryLifecycle, phoneText, possible, sentViews, troubledDeliveries, type SentView } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { PreviewModel } from '../../../shared/faxPreview/preview.model.ts';
import type { FaxSite } from '../../../shared/letters/faxNumber.model.ts';

export type SentFaxDetail = RouteResponse<typeof deliveryContract.getSentFax>;

export interface SentFaxesModel {
  view: SentView;
  counts: RouteResponse<typeof waitingContract.countWaiting>['sent'];
  list: Paged<SentFax>;
  openId: string | null;
  detail: Loadable<SentFaxDetail> | { state: 'none' };
  preview: PreviewModel;
  /** Where its recipient can be faxed at besides. */
  sites: readonly FaxSite[];
  isKnown: boolean | null;
  maySend: boolean;
  mayOpenReferral: boolean;
}

/** What the address says. A view that does not exist counts as the first. */
export const placeOf = (address: URLSearchParams): { view: SentView; openId: string | null } => ({
  view: sentViews.find((one) => one === address.get('view')) ?? 'all',
  openId: address.get('sent'),
});

/** Holds ids and views, never a person. */
export function addressOf(view: SentView, openId: string | null): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'all') address.set('view', view);
  if (openId) address.set('sent', openId);
  return address;
}

/** To whom it went, as a person would say it. */
export const recipientOf = ({ recipientName, recipientClinic, to }: SentFax): string => recipientName ?? recipientClinic ?? phoneText(to);

/** Whether somebody has to look at it. */
export const needsSomebody = ({ status, settledAt }: SentFax): boolean => troubledDeliveries.includes(status) && settledAt === null;

/** What can honestly be done now. */
export function actionsOf(sent: SentFax): { again: boolean; settle: boolean; cancel: boolean } {
  const events = possible(deliveryLifecycle, sent.status);
  // What nobody knows is settled by a person, who has asked the other side.
  return { again: events.includes('resend'), settle: needsSomebody(sent), cancel: events.includes('cancel') && sent.status !== 'unconfirmed' };
}
