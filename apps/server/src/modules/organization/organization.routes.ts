import { organizationContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { OrganizationService } from './organization.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const organizationRoutes = (organizations: OrganizationService) =>
  implement(organizationContract, {
    getCurrentOrganization: ({ actor }) => organizations.current(actor),
    listColleagues: ({ actor }) => organizations.listColleagues(actor),
  });
