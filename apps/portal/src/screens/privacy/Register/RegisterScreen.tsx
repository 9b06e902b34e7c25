import { breachViews, type BreachEvent, type BreachView } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { Skeleton } from '@intake/ui/Skeleton';
import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { EntryList } from './EntryList.tsx';
import { EntryPane } from './EntryPane.tsx';
import { EventDrawer } from './EventDrawer.tsx';
import { LetterDrawer, type LetterDrawerProps } from './LetterDrawer.tsx';
import { registerMessages as texts, viewNames } from './Register.messages.ts';
import type { RegisterModel } from './Register.model.ts';

export interface RegisterScreenProps {
  model: RegisterModel;
  onView: (change: { view: BreachView }) => void;
  /** Null closes the entry that is open. */
  onOpen: (open: { id: string | null }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  onAct: (act: { event: BreachEvent; note: string | null }) => Outcome;
  /** What the letter to whoever sent it is composed with. */
  letter: Omit<LetterDrawerProps, 'breach' | 'onClose'>;
  onExport: (exported: { format: 'csv' | 'pdf' }) => void;
}

/** The register of faxes that were meant for somebody else. Knows nothing of network, router or store. */
export function RegisterScreen({ model, onView, onOpen, onMore, onRetry, onRetryDetail, onAct, letter, onExport }: RegisterScreenProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<BreachEvent | 'letter' | null>(null);
  const { view, openId, detail, today } = model;
  const close = () => onOpen({ id: null });
  return (
    <Workspace title={formatMessage(texts.title)}>
      <FilterBar
        isCovered={openId !== null}
        lead={
          <FilterViews
            label={formatMessage(texts.views)}
            value={view}
            views={breachViews.map((id) => ({ id, label: formatMessage(viewNames[id]) }))}
            onChange={({ value }) => onView({ view: value })}
          />
        }
      >
        <Button size="sm" onPress={() => onExport({ format: 'csv' })}>
          {formatMessage(texts.exportCsv)}
        </Button>
        <Button size="sm" onPress={() => onExport({ format: 'pdf' })}>
          {formatMessage(texts.exportPdf)}
        </Button>
      </FilterBar>
      <MasterDetail
        listLabel={formatMessage(texts.list)}
        detailLabel={formatMessage(texts.detail)}
        defaultRatio={0.36}
        minStart={300}
        minEnd={360}
        openId={openId}
        onClose={close}
        list={<EntryList model={model} onOpen={onOpen} onMore={onMore} onRetry={onRetry} />}
        detail={
          detail.state === 'none' ? null : (
            <Loaded of={detail} isPane waiting={<Skeleton lines={12} />} onRetry={onRetryDetail}>
              {(breach) => (
                <EntryPane
                  key={breach.id}
                  breach={breach}
                  today={today}
                  mayReadFaxes={model.mayReadFaxes}
                  onEvent={({ event }) => setAsked(event)}
                  onLetter={model.maySend ? () => setAsked('letter') : undefined}
                  onClose={close}
                />
              )}
            </Loaded>
          )
        }
        none={
          <EmptyState icon={<MailWarning aria-hidden />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(texts.chooseText)}
          </EmptyState>
        }
      />
      {asked === 'letter'
        ? detail.state === 'ready' && <LetterDrawer breach={detail.value} {...letter} onClose={() => setAsked(null)} />
        : asked && detail.state === 'ready' && <EventDrawer event={asked} onAct={onAct} onClose={() => setAsked(null)} />}
    </Workspace>
  );
}
