import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { rootOrganizationId } from '../../rules/rootOrganization.ts';
import { askOnce } from '../base/askOnce.ts';
import { sessionApi } from '../endpoints/access/session.api.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';

export type SessionDispatch = ThunkDispatch<unknown, SessionEnvironment, UnknownAction>;

const { getUserDetails, listOrganizationMappings, getOrganizationDetails } = sessionApi.endpoints;
const fresh = { forceRefetch: true };

/**
 * Asks who the user is, where they belong and what their organisation is, and stores it. A user without a mapping
 * gets the default one. Rejects when the user's or the organisation's details cannot be had.
 */
export async function loadAccount(
  dispatch: SessionDispatch,
  { items }: SessionEnvironment,
  userId: string,
): Promise<void> {
  const [mappings] = await Promise.all([
    askOnce(dispatch(listOrganizationMappings.initiate({ params: { id: userId } }, fresh))).catch(() => []),
    loadUser(dispatch, items, userId),
  ]);
  items.write('MAP_DETAILS', mappings.length > 0 ? mappings : [{ Organization_ID: rootOrganizationId }]);
  const location = mappings[0]?.locationId;
  if (location) items.write('CURRENT_LOCATION', location);
  else items.remove('CURRENT_LOCATION');
  await loadOrganization(dispatch, items, mappings[0]?.Organization_ID ?? rootOrganizationId);
}

/** Takes over who the user is, with the age of the password. */
export async function loadUser(dispatch: SessionDispatch, items: SessionEnvironment['items'], id: string): Promise<void> {
  items.write('USER_DETAILS', await askOnce(dispatch(getUserDetails.initiate({ params: { id } }, fresh))));
}

/** Makes this the organisation that one works in. */
export async function loadOrganization(
  dispatch: SessionDispatch,
  items: SessionEnvironment['items'],
  orgId: string,
): Promise<void> {
  items.write(
    'ORG_DETAILS',
    await askOnce(dispatch(getOrganizationDetails.initiate({ params: { orgId } }, fresh))),
  );
}
