import type { Invoice } from '@intake/api/contract';
import { invoiceViews, type InvoiceView } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { Menu } from '@intake/ui/Menu';
import { SearchField } from '@intake/ui/SearchField';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { Skeleton } from '@intake/ui/Skeleton';
import { Plus, Receipt } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { listKeys } from '../../../shared/listKeys.ts';
import { BilledDrawer } from './BilledDrawer.tsx';
import { InvoiceDialogs, type Asked, type InvoiceDialogsProps } from './InvoiceDialogs.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoicePane } from './InvoicePane.tsx';
import { invoiceMessages as texts, viewNames } from './Invoices.messages.ts';
import type { InvoicesModel } from './Invoices.model.ts';

export interface InvoicesScreenProps extends Omit<InvoiceDialogsProps, 'asked' | 'onDone' | 'model'> {
  model: InvoicesModel;
  onView: (change: { view: InvoiceView }) => void;
  onSearch: (change: { search: string }) => void;
  /** Null closes the invoice that is open. */
  onOpen: (open: { id: string | null }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  /** Null closes what a line bills. */
  onLine: (line: { id: string | null }) => void;
  onMoreBilled: () => void;
  onRetryBilled: () => void;
  onPrint: (invoice: Invoice) => void;
}

/** What was billed, is owed and was paid. Knows nothing of network, router or store. */
export function InvoicesScreen(props: InvoicesScreenProps) {
  const { model, onView, onOpen, onLine } = props;
  const { formatMessage } = useIntl();
  const { money } = useFormats();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { view, counts, list, openId, detail, mayWrite } = model;
  const close = () => onOpen({ id: null });
  const keys = { group: formatMessage(texts.keys), next: formatMessage(texts.next), previous: formatMessage(texts.previous), close: formatMessage(texts.close) };
  const create = () => setAsked({ what: 'draft', draft: null });
  return (
    <Workspace title={formatMessage(texts.list)}>
      <ShortcutSheet
        shortcuts={listKeys({ words: keys, list, openId, onOpen }, [
          { id: 'create', group: keys.group, keys: ['n'], label: formatMessage(texts.create), isDisabled: !mayWrite, onTrigger: create },
        ])}
      />
      <FilterBar
        isCovered={openId !== null}
        lead={
          <FilterViews
            label={formatMessage(texts.views)}
            value={view}
            views={invoiceViews.map((id) => ({
              id, label: formatMessage(viewNames[id]), count: counts && id !== 'all' && counts.views[id] > 0 ? String(counts.views[id]) : undefined, tone: id === 'overdue' ? ('danger' as const) : undefined,
            }))}
            onChange={({ value }) => onView({ view: value })}
          />
        }
      >
        {counts && counts.open > 0 && <span>{formatMessage(texts.open, { amount: money(counts.open, 'CAD') })}</span>}
        <SearchField label={formatMessage(texts.search)} isLabelHidden placeholder={formatMessage(texts.search)} defaultValue={model.search} onChange={({ value }) => props.onSearch({ search: value })} />
        <Menu
          trigger={<Button variant="quiet">{formatMessage(texts.more)}</Button>}
          groups={[
            {
              id: 'books',
              items: [...(mayWrite ? [{ id: 'payments', label: formatMessage(texts.importPayments) }] : []), { id: 'export', label: formatMessage(texts.export) }],
            },
          ]}
          onAction={({ id }) => setAsked(id === 'export' ? { what: 'export' } : { what: 'payments' })}
        />
        {mayWrite && (
          <Button variant="primary" icon={<Plus aria-hidden />} onPress={create}>
            {formatMessage(texts.create)}
          </Button>
        )}
      </FilterBar>
      <MasterDetail
        listLabel={formatMessage(texts.list)}
        detailLabel={formatMessage(texts.reading)}
        defaultRatio={0.34}
        minStart={300}
        minEnd={380}
        openId={openId}
        onClose={close}
        list={<InvoiceList model={model} onOpen={onOpen} onMore={props.onMore} onRetry={props.onRetry} />}
        detail={
          detail.state === 'none' ? null : (
            <Loaded of={detail} isPane waiting={<Skeleton lines={14} />} onRetry={props.onRetryDetail}>
              {(invoice) => (
                <InvoicePane
                  key={invoice.id}
                  invoice={invoice}
                  onLine={onLine}
                  onOpen={onOpen}
                  onClose={close}
                  onAct={({ action }) => {
                    if (action === 'print') props.onPrint(invoice);
                    else if (action === 'change') setAsked({ what: 'draft', draft: invoice });
                    else setAsked({ what: action, invoice });
                  }}
                />
              )}
            </Loaded>
          )
        }
        none={
          <EmptyState icon={<Receipt aria-hidden />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(texts.chooseText)}
          </EmptyState>
        }
      />
      {asked && <InvoiceDialogs {...props} asked={asked} onDone={() => setAsked(null)} />}
      {model.billed.state !== 'none' && (
        <BilledDrawer
          billed={model.billed}
          uses={model.uses}
          onMore={props.onMoreBilled}
          onRetry={props.onRetryBilled}
          onClose={() => onLine({ id: null })}
        />
      )}
    </Workspace>
  );
}
