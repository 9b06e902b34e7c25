import type { RequestPolicy } from '@intake/api/contract';
import { clockRulesOf, triageCategories, type Span } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { CrudTable, Muted } from '@intake/ui/CrudTable';
import { Loaded } from '@intake/ui/Loaded';
import { Page, PageSection } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { Stat } from '@intake/ui/Stat';
import { Table } from '@intake/ui/Table';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { checklistNames } from '../../../shared/requests/checklist.messages.ts';
import { clockNames, stopNames } from '../words.messages.ts';
import { ChecklistDrawer } from './ChecklistDrawer.tsx';
import { deadlineMessages as texts, spanTexts, startNames } from './Deadlines.messages.ts';
import type { DeadlinesModel, OnStorePolicy, StoredPolicy } from './Deadlines.model.ts';
import { Figures } from './Deadlines.styles.ts';
import { PreviewLines } from './PreviewLines.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';

export interface DeadlinesScreenProps {
  model: DeadlinesModel;
  onRetry: () => void;
  onStore: OnStorePolicy;
  /** Rules whose deadlines are to be shown; null for those that are kept. */
  onPreview: (preview: { policy: RequestPolicy | null }) => void;
}

type Open = { what: 'rules' } | { what: 'checklist'; service: { id: string; name: string } } | null;

/** By when referrals are answered, and what they have to bring. Knows nothing of network, router or store. */
export function DeadlinesScreen({ model, onRetry, onStore, onPreview }: DeadlinesScreenProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
    onPreview({ policy: null });
  };
  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      <Loaded of={model.policy} waiting={<Skeleton height="24rem" />} onRetry={onRetry}>
        {(policy) => (
          <>
            <Rules policy={policy} preview={model.preview} onEdit={() => setOpen({ what: 'rules' })} />
            <Times times={model.times} />
            <CrudTable
              title={formatMessage(texts.checklists)}
              description={formatMessage(texts.checklistsText)}
              rows={{ state: 'ready', value: model.services }}
              empty={{ icon: <Stethoscope aria-hidden />, title: formatMessage(texts.noServicesTitle), text: formatMessage(texts.noServicesText) }}
              onRetry={onRetry}
              columns={[
                { id: 'service', title: formatMessage(texts.service), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
                { id: 'items', title: formatMessage(texts.items), cell: ({ id }) => <Items of={policy.checklists[id] ?? []} /> },
              ]}
              nameOf={({ name }) => name}
              onEdit={(service) => setOpen({ what: 'checklist', service })}
            />
            {open?.what === 'rules' && (
              <RulesDrawer policy={policy} preview={model.preview} onPreview={(draft) => onPreview({ policy: draft })} onStore={onStore} onClose={close} />
            )}
            {open?.what === 'checklist' && <ChecklistDrawer policy={policy} service={open.service} onStore={onStore} onClose={close} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Items({ of: items }: { of: StoredPolicy['checklists'][string] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return items.length > 0 ? formats.list(items.map((item) => formatMessage(checklistNames[item]))) : <Muted>{formatMessage(texts.noItems)}</Muted>;
}

function Rules({ policy, preview, onEdit }: { policy: StoredPolicy; preview: DeadlinesModel['preview']; onEdit: () => void }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const rules = clockRulesOf(policy.preset, policy.own);
  return (
    <PageSection
      title={formatMessage(texts.rules)}
      description={formatMessage(texts.rulesText, { percent: formats.percent(policy.atRiskPercent / 100), region: formatMessage(texts.province, { province: policy.region }) })}
      actions={<Button onPress={onEdit}>{formatMessage(texts.change)}</Button>}
    >
      <Table
        label={formatMessage(texts.rules)}
        isLabelHidden
        isFramed
        isStacking
        rows={rules}
        rowId={({ clock }) => clock}
        columns={[
          { id: 'clock', title: formatMessage(texts.clock), isRowHeader: true, cell: ({ clock }) => formatMessage(clockNames[clock]) },
          {
            id: 'within',
            title: formatMessage(texts.within),
            cell: ({ within, byCategory, starts }) => {
              const spanText = ({ count, unit }: Span) => formatMessage(spanTexts[unit], { count });
              const spans = triageCategories.flatMap((category) => {
                const span = byCategory?.[category];
                return span ? [formatMessage(texts.categorySpan, { category, span: spanText(span) })] : [];
              });
              return `${formats.list(spans.length > 0 ? spans : [spanText(within)], 'plain')} ${formatMessage(startNames[starts])}`;
            },
          },
          { id: 'stoppedBy', title: formatMessage(texts.stoppedBy), cell: ({ stoppedBy }) => formats.list(stoppedBy.map((stop) => formatMessage(stopNames[stop])), 'disjunction') },
          { id: 'preview', title: formatMessage(texts.preview), cell: ({ clock }) => <PreviewLines of={preview.filter((one) => one.clock === clock)} isBrief /> },
        ]}
      />
    </PageSection>
  );
}

function Times({ times }: { times: DeadlinesModel['times'] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const number = (value: number | null | undefined) => (typeof value === 'number' ? formats.number(Math.round(value * 10) / 10) : undefined);
  return (
    <PageSection title={formatMessage(texts.times)}>
      <Figures>
        <Stat label={formatMessage(texts.answer)} value={number(times?.answer.medianDays)} isLoading={!times} />
        <Stat label={formatMessage(texts.answerLate)} value={number(times?.answer.p90Days)} isLoading={!times} />
        <Stat label={formatMessage(texts.visit)} value={number(times?.visit.medianDays)} isLoading={!times} />
        <Stat label={formatMessage(texts.inTime)} value={times && times.clocks.ended > 0 ? formats.percent(times.clocks.inTime / times.clocks.ended) : undefined} isLoading={!times} />
      </Figures>
    </PageSection>
  );
}
