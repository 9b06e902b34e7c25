import {
  useCreateBinMutation, useCreateLocationMutation, useListBinsQuery, useListLocationsQuery, useListUnprovenNumbersQuery, useRemoveBinMutation,
  useUpdateBinMutation, useUpdateLocationMutation,
} from '@intake/api/client';
import { useAccount } from '../../../app/session/account.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { LocationsScreen } from './LocationsScreen.tsx';

/** Connects the API to the screen. */
export function LocationsRoute() {
  const { organization } = useAccount();
  const locations = useListLocationsQuery();
  const bins = useListBinsQuery();
  const { data: unproven = [] } = useListUnprovenNumbersQuery();
  const [createLocation] = useCreateLocationMutation();
  const [updateLocation] = useUpdateLocationMutation();
  const [createBin] = useCreateBinMutation();
  const [updateBin] = useUpdateBinMutation();
  const [removeBin] = useRemoveBinMutation();
  return (
    <LocationsScreen
      model={{ locations: loadableOf(locations), bins: loadableOf(bins), unproven, timeZone: organization.timeZone }}
      onRetry={() => {
        void locations.refetch();
        void bins.refetch();
      }}
      onStoreLocation={async ({ location, values }) =>
        problemIn(
          location
            ? await updateLocation({ body: { ...values, id: location.id, version: location.version } })
            : await createLocation({ body: values }),
        )
      }
      onStoreBin={async ({ bin, values }) =>
        problemIn(bin ? await updateBin({ body: { ...values, id: bin.id, version: bin.version } }) : await createBin({ body: values }))
      }
      onRemoveBin={async ({ id, version }) => problemIn(await removeBin({ body: { id, version } }))}
    />
  );
}
