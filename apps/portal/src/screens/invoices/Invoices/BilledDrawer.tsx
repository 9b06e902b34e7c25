import type { BilledUse } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Drawer } from '@intake/ui/Drawer';
import { List } from '@intake/ui/List';
import { PagedList } from '@intake/ui/PagedList';
import { Skeleton } from '@intake/ui/Skeleton';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import { hrefOfUse, type OpenUses } from '../../../shared/credits/useHref.ts';
import { causeNames, paneMessages as texts } from './Invoices.messages.ts';

export interface BilledDrawerProps {
  billed: Paged<BilledUse>;
  uses: OpenUses;
  onMore: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The faxes, messages and calls that a line bills; what can be opened is. */
export function BilledDrawer({ billed, uses, onMore, onRetry, onClose }: BilledDrawerProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Drawer title={formatMessage(texts.billedTitle)} isOpen onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <PagedList of={billed} waiting={<Skeleton lines={6} />} empty={{ title: formatMessage(texts.billedTitle) }} onMore={onMore} onRetry={onRetry}>
        {(rows) => (
          <List
            isFramed
            label={formatMessage(texts.billedTitle)}
            items={rows.map((use) => {
              const href = hrefOfUse(use.cause, use.objectId, uses);
              return {
                id: String(use.sequence), title: use.number ? phoneText(use.number) : formatMessage(causeNames[use.cause]), detail: dateTime(use.at), end: formatNumber(use.units),
                ...(href && { href }),
              };
            })}
          />
        )}
      </PagedList>
    </Drawer>
  );
}
