import { isApiError, useListOrganizationMappingsQuery } from '@intake/api/client';
import { useEffect } from 'react';
import { useAccount } from './account.ts';
import { useEnvironment } from '../entry/environment.ts';

/**
 * Keeps what is stored of one's rights as the server has it: they are read with every visit, and again when somebody
 * changes the role. What one may no longer do leaves the menu and the screen without signing in again; who no longer
 * belongs to the organisation is signed out of it.
 */
export function useFreshRights(): void {
  const { user } = useAccount();
  const { items, forgetSession } = useEnvironment();
  const { currentData: mappings, error } = useListOrganizationMappingsQuery({ params: { id: user.id } });
  const isOutside = isApiError(error) && error.code === 'not-found';
  useEffect(() => {
    // Another person may have signed in in another tab.
    if (items.read('USER_ID') !== user.id) return;
    if (isOutside) forgetSession();
    else if (mappings && mappings.length > 0) items.write('MAP_DETAILS', mappings);
  }, [mappings, isOutside, items, forgetSession, user.id]);
}
