import type { LeadDetail } from '@intake/api/contract';
import type { LeadState } from '@intake/api/rules';
import { EmptyState } from '@intake/ui/EmptyState';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { Skeleton } from '@intake/ui/Skeleton';
import { Handshake } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { listKeys } from '../../../shared/listKeys.ts';
import { FollowUpDrawer, type FollowUp } from './FollowUpDrawer.tsx';
import { LeadList } from './LeadList.tsx';
import { LeadPane } from './LeadPane.tsx';
import { LeadsFilterBar } from './LeadsFilterBar.tsx';
import { keyMessages, leadsMessages as texts } from './Leads.messages.ts';
import { noFilters, type LeadsModel, type LeadsPlace } from './Leads.model.ts';

export interface LeadsScreenProps {
  model: LeadsModel;
  decideHref: string;
  onPlace: (change: Partial<LeadsPlace>) => void;
  onSearch: (change: { search: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  onState: (lead: LeadDetail, change: { state: LeadState }) => void;
  onSave: (lead: LeadDetail, followUp: FollowUp) => Outcome;
  onExport: () => void;
}

/** Whoever left an address on the public pages, and what is done about it. Knows nothing of network, router or store. */
export function LeadsScreen(props: LeadsScreenProps) {
  const { model, decideHref, onPlace, onSearch, onState, onSave } = props;
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<LeadDetail | null>(null);
  const { list, openId, detail, today, owners } = model;
  const open = (opened: { id: string | null }) => onPlace({ openId: opened.id });
  const close = () => open({ id: null });
  const shown = detail.state === 'ready' ? detail.value : null;
  const words = { group: formatMessage(keyMessages.group), next: formatMessage(keyMessages.next), previous: formatMessage(keyMessages.previous), close: formatMessage(keyMessages.close) };
  return (
    <Workspace title={formatMessage(texts.title)}>
      <ShortcutSheet
        shortcuts={[
          { id: 'search', group: words.group, keys: ['/'], label: formatMessage(keyMessages.search), onTrigger: () => field.current?.focus() },
          ...listKeys({ words, list, openId, onOpen: open }, [
            { id: 'edit', group: words.group, keys: ['e'], label: formatMessage(keyMessages.edit), isDisabled: !shown, onTrigger: () => setEdited(shown) },
          ]),
        ]}
      />
      <LeadsFilterBar model={model} fieldRef={field} onPlace={onPlace} onSearch={onSearch} onExport={props.onExport} />
      <MasterDetail
        listLabel={formatMessage(texts.list)}
        detailLabel={formatMessage(texts.detail)}
        defaultRatio={0.4}
        minStart={320}
        minEnd={400}
        openId={openId}
        onClose={close}
        list={
          <LeadList
            model={model}
            onOpen={open}
            onMore={props.onMore}
            onRetry={props.onRetry}
            onClear={() => {
              onSearch({ search: '' });
              onPlace(noFilters);
            }}
          />
        }
        detail={
          detail.state === 'none' ? null : (
            <Loaded of={detail} isPane waiting={<Skeleton lines={12} />} onRetry={props.onRetryDetail}>
              {(lead) => (
                <LeadPane
                  key={lead.id}
                  lead={lead}
                  today={today}
                  decideHref={decideHref}
                  onState={(change) => onState(lead, change)}
                  onEdit={() => setEdited(lead)}
                  onOpen={open}
                  onClose={close}
                />
              )}
            </Loaded>
          )
        }
        none={
          <EmptyState icon={<Handshake aria-hidden />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(texts.chooseText)}
          </EmptyState>
        }
      />
      {edited && <FollowUpDrawer lead={edited} owners={owners} onSave={(followUp) => onSave(edited, followUp)} onClose={() => setEdited(null)} />}
    </Workspace>
  );
}
