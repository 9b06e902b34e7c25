import { locationContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { LocationService } from './location.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const locationRoutes = (locations: LocationService) =>
  implement(locationContract, {
    listLocations: ({ actor }) => locations.list(actor),
    listLocationOptions: ({ actor }) => locations.listOptions(actor),
    listUnprovenNumbers: ({ actor }) => locations.listUnproven(actor),
    createLocation: ({ actor, body }) => locations.create(actor, body),
    updateLocation: ({ actor, body }) => locations.update(actor, body),
    listUrgentLocations: ({ actor }) => locations.listFlagged(actor, 'isUrgent'),
    setUrgentLocations: ({ actor, body }) => locations.setFlag(actor, 'isUrgent', body.ids),
    listBilledLocations: ({ actor }) => locations.listFlagged(actor, 'isBilling'),
    setBilledLocations: ({ actor, body }) => locations.setFlag(actor, 'isBilling', body.ids),
  });
