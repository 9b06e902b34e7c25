import { faxContract } from '../../contract/fax/fax.contract.ts';
import { sessionContract } from '../../contract/access/session.contract.ts';
import { setupContract } from '../../contract/access/setup.contract.ts';
import { locationContract } from '../../contract/organization/location.contract.ts';
import { waitingContract } from '../../contract/organization/waiting.contract.ts';
import { requisitionContract } from '../../contract/public/requisition.contract.ts';
import type { ApiCall } from '../base/baseQuery.ts';
import type { InputOf } from '../base/endpointOf.ts';
import { callOf } from '../base/endpointOf.ts';
import { signInOptionsPath } from '../session/signInService.ts';
import type { ItemStore } from '../session/storedItems.ts';

/** What the shell of a signed-in person asks first: their rights, their locations, and what waits for them. */
export function shellCalls(items: Pick<ItemStore, 'read'>): ApiCall[] {
  const id = items.read('USER_ID');
  const locationId = items.read('CURRENT_LOCATION') ?? undefined;
  return [
    ...(id ? [callOf(sessionContract.listOrganizationMappings, { params: { id } })] : []),
    callOf(locationContract.listLocationOptions),
    callOf(waitingContract.countWaiting, { query: { locationId } }),
  ];
}

/**
 * What the sign-in page asks.
 * @param isOwnService whether the sign-in service is this server
 */
export const signInCalls = (isOwnService: boolean): ApiCall[] => [
  callOf(setupContract.getSetupState),
  ...(isOwnService ? [{ url: signInOptionsPath }] : []),
];

/** What a clinic's page for referrals asks, by the clinic's public address; without one, which clinics there are. */
export const requisitionCalls = (address: string | null): ApiCall[] => [
  address === null ? callOf(requisitionContract.listRequisitionClinics) : callOf(requisitionContract.getRequisitionPage, { params: { address } }),
];

/** The first page of the inbox. */
export const listCall = ({ query }: InputOf<typeof faxContract.listIncomingFaxes>): ApiCall => callOf(faxContract.listIncomingFaxes, { query: { ...query, cursor: undefined } });
