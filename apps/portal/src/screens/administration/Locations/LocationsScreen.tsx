import type { Bin, Location } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { CellText, CrudTable, Muted } from '@intake/ui/CrudTable';
import { Page } from '@intake/ui/Page';
import { Inbox, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { timeZoneLabel } from '../../../shared/timeZones.ts';
import { BinDrawer } from './BinDrawer.tsx';
import { LocationDrawer } from './LocationDrawer.tsx';
import { locationMessages as texts } from './Locations.messages.ts';
import type { LocationsActions, LocationsModel } from './Locations.model.ts';

export interface LocationsScreenProps extends LocationsActions {
  model: LocationsModel;
}

type Open =
  | { what: 'location'; location: Location | null }
  | { what: 'bin'; bin: Bin | null }
  | { what: 'remove-bin'; bin: Bin }
  | null;

/** The sites and the bins of their faxes. Knows nothing of network, router or store. */
export function LocationsScreen({ model, onRetry, onStoreLocation, onStoreBin, onRemoveBin }: LocationsScreenProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const locations = model.locations.state === 'ready' ? model.locations.value : [];

  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      {model.unproven.length > 0 && (
        <Banner tone="warning" title={formatMessage(texts.unprovenTitle, { count: model.unproven.length })}>
          {formatMessage(texts.unprovenText, { numbers: <bdi>{formats.list(model.unproven.map(phoneText))}</bdi> })}
        </Banner>
      )}
      <CrudTable
        title={formatMessage(texts.sites)}
        description={formatMessage(texts.sitesText)}
        rows={model.locations}
        empty={{ icon: <MapPin aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        create={{ label: formatMessage(texts.create), onCreate: () => setOpen({ what: 'location', location: null }) }}
        onRetry={onRetry}
        columns={[
          {
            id: 'name',
            title: formatMessage(texts.name),
            isRowHeader: true,
            cell: ({ name, address }) => (
              <CellText isName details={address && <bdi>{address}</bdi>}>
                {name}
              </CellText>
            ),
          },
          { id: 'numbers', title: formatMessage(texts.faxNumbers), isNumeric: true, align: 'start', cell: ({ faxNumbers }) => <FaxNumbers numbers={faxNumbers} unproven={model.unproven} /> },
          { id: 'zone', title: formatMessage(texts.timeZone), cell: ({ timeZone }) => <bdi>{timeZoneLabel(timeZone)}</bdi> },
          {
            id: 'marks',
            title: formatMessage(texts.marks),
            cell: ({ isUrgent, isBilling }) => (
              <>
                {isUrgent && <Badge tone="warning">{formatMessage(texts.urgent)}</Badge>} {isBilling && <Badge>{formatMessage(texts.billing)}</Badge>}
              </>
            ),
          },
        ]}
        nameOf={({ name }) => name}
        onEdit={(location) => setOpen({ what: 'location', location })}
      />
      <CrudTable
        title={formatMessage(texts.bins)}
        description={formatMessage(texts.binsText)}
        rows={model.bins}
        empty={{ icon: <Inbox aria-hidden />, title: formatMessage(texts.noBinsTitle), text: formatMessage(texts.noBinsText) }}
        create={{ label: formatMessage(texts.createBin), onCreate: () => setOpen({ what: 'bin', bin: null }) }}
        onRetry={onRetry}
        columns={[
          { id: 'name', title: formatMessage(texts.name), isRowHeader: true, cell: ({ name }) => name },
          { id: 'location', title: formatMessage(texts.location), cell: ({ locationName }) => locationName },
          {
            id: 'number',
            title: formatMessage(texts.ownNumber),
            isNumeric: true,
            align: 'start',
            cell: ({ faxNumber }) => <FaxNumbers numbers={faxNumber ? [faxNumber] : []} unproven={model.unproven} />,
          },
          { id: 'open', title: formatMessage(texts.open), isNumeric: true, align: 'end', cell: ({ openCount }) => formats.number(openCount) },
        ]}
        nameOf={({ name }) => name}
        onEdit={(bin) => setOpen({ what: 'bin', bin })}
        onRemove={(bin) => setOpen({ what: 'remove-bin', bin })}
      />
      {open?.what === 'location' && <LocationDrawer location={open.location} timeZone={model.timeZone} onStore={onStoreLocation} onClose={close} />}
      {open?.what === 'bin' && (
        <BinDrawer
          bin={open.bin}
          locations={locations}
          position={model.bins.state === 'ready' ? model.bins.value.length + 1 : 1}
          onStore={onStoreBin}
          onClose={close}
        />
      )}
      {open?.what === 'remove-bin' && (
        <RemoveDialog
          title={formatMessage(texts.removeBinTitle, { name: open.bin.name })}
          text={formatMessage(texts.removeBinText)}
          onConfirm={() => onRemoveBin(open.bin)}
          onClose={close}
        />
      )}
    </Page>
  );
}

function FaxNumbers({ numbers, unproven }: { numbers: readonly string[]; unproven: readonly string[] }) {
  const { formatMessage } = useIntl();
  if (numbers.length === 0) return <Muted>{formatMessage(texts.none)}</Muted>;
  return (
    <div>
      {numbers.map((number) => (
        <div key={number}>
          <bdi>{phoneText(number)}</bdi> {unproven.includes(number) && <Badge tone="warning">{formatMessage(texts.unproven)}</Badge>}
        </div>
      ))}
    </div>
  );
}
