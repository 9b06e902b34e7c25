import { useListOrganizationMappingsQuery } from '@intake/api/client';
import { useEffect } from 'react';
import { useAccount } from './account.ts';
import { useEnvironment } from './environment.ts';

/**
 * Keeps what is stored of one's rights as the server has it: they are read with every visit, and again when somebody
 * changes the role. What one may no longer do leaves the menu and the screen without signing in again.
 */
export function useFreshRights(): void {
  const { user } = useAccount();
  const { items } = useEnvironment();
  const { currentData: mappings } = useListOrganizationMappingsQuery({ params: { id: user.id } });
  useEffect(() => {
    // Another person may have signed in in another tab.
    if (mappings && mappings.length > 0 && items.read('USER_ID') === user.id) items.write('MAP_DETAILS', mappings);
  }, [mappings, items, user.id]);
}
