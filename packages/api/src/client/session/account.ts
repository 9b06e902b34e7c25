import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { rootOrganizationId } from '../../rules/vocabulary.ts';
import { sessionApi } from '../session.api.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';

export type SessionDispatch = ThunkDispatch<unknown, SessionEnvironment, UnknownAction>;

const { getUserDetails, listOrganizationMappings, getOrganizationDetails } = sessionApi.endpoints;
const fresh = { forceRefetch: true, subscribe: false };

/**
 * Asks who the user is, where they belong and what their organisation is, and stores it. A user without a mapping
 * gets the default one. Rejects when the user's or the organisation's details cannot be had.
 */
export async function loadAccount(
  dispatch: SessionDispatch,
  { items }: SessionEnvironment,
  userId: string,
): Promise<void> {
  const params = { id: userId };
  const [user, mappings] = await Promise.all([
    dispatch(getUserDetails.initiate({ params }, fresh)).unwrap(),
    dispatch(listOrganizationMappings.initiate({ params }, fresh))
      .unwrap()
      .catch(() => []),
  ]);
  items.write('USER_DETAILS', user);
  items.write('MAP_DETAILS', mappings.length > 0 ? mappings : [{ Organization_ID: rootOrganizationId }]);
  const location = mappings[0]?.locationId;
  if (location) items.write('CURRENT_LOCATION', location);
  else items.remove('CURRENT_LOCATION');
  await loadOrganization(dispatch, items, mappings[0]?.Organization_ID ?? rootOrganizationId);
}

/** Makes this the organisation that one works in. */
export async function loadOrganization(
  dispatch: SessionDispatch,
  items: SessionEnvironment['items'],
  orgId: string,
): Promise<void> {
  items.write(
    'ORG_DETAILS',
    await dispatch(getOrganizationDetails.initiate({ params: { orgId } }, fresh)).unwrap(),
  );
}
