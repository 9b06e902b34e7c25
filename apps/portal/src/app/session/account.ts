import { createContext, use } from 'react';
import type { OrganizationDetails, OrganizationMapping, UserDetails } from '@intake/api/contract';
import type { ItemStore } from '@intake/api/client';
import type { Access } from '@intake/api/rules';

/** Who is signed in, where they work, and what they may do there. */
export interface Account {
  user: UserDetails;
  organization: OrganizationDetails;
  /** The organisations one can change to. */
  mappings: OrganizationMapping[];
  /** The server decides; this only keeps the portal from offering what it would refuse. */
  may: (access: Access) => boolean;
}

/** The account that sign-in stored; null when a part of it is missing. */
export function readAccount(items: Pick<ItemStore, 'read'>): Account | null {
  const user = items.read('USER_DETAILS');
  const organization = items.read('ORG_DETAILS');
  if (!user || !organization) return null;
  // The mapping of a user without any has no permissions.
  const mappings = (items.read('MAP_DETAILS') ?? []).filter((mapping): mapping is OrganizationMapping => 'permissions' in mapping);
  const granted = new Set<Access>(mappings.find((mapping) => mapping.Organization_ID === organization.id)?.permissions);
  granted.add('member').add('public').add('account').add('self');
  return {
    user,
    organization,
    mappings,
    may: (access) => granted.has(access) || (user.isSuperAdmin && access !== 'partner'),
  };
}

export const AccountContext = createContext<Account | null>(null);

/** @throws outside of the signed-in part of the portal. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('Render inside <SignedIn>.');
  return account;
}
