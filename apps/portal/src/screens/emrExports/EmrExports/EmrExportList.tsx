import type { EmrExport, EmrExportFilter, EmrTarget } from '@intake/api/contract';
import { emrExportViews, phoneText, type EmrExportView } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable } from '@intake/ui/CrudTable';
import { FilterViews } from '@intake/ui/FilterBar';
import { Link } from '@intake/ui/Link';
import { PageSection } from '@intake/ui/Page';
import { CircleCheck, FolderOutput } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { errorNames, exportProblemText, faxExportMessages, stateNames } from '../../../shared/emrExports/emrExports.messages.ts';
import { documentTypeNames } from '../../../shared/vocabulary.messages.ts';
import { AgainAll, type AgainAllProps } from './AgainAll.tsx';
import { EmrExportFilters } from './EmrExportFilters.tsx';
import { exportMessages as texts, viewNames } from './EmrExports.messages.ts';
import { isRepeatable, isToSettle, stateTones } from './EmrExports.model.ts';

export interface EmrExportListProps {
  exports: Paged<EmrExport>;
  view: EmrExportView;
  filter: EmrExportFilter;
  targets: readonly Pick<EmrTarget, 'id' | 'name'>[];
  /** Where the fax is opened. */
  hrefOf: (fax: { faxId: string }) => string;
  onView: (change: { view: EmrExportView }) => void;
  onFilter: (change: { filter: EmrExportFilter }) => void;
  onAgain: (change: { id: string }) => Outcome;
  onAgainAll: AgainAllProps['onAgainAll'];
  onSettle: (change: { id: string }) => Outcome;
  onMore: () => void;
  onRetry: () => void;
}

/** What was given to which system, and what has to be done about it. */
export function EmrExportList({ exports, view, filter, targets, hrefOf, onView, onFilter, onAgain, onAgainAll, onSettle, onMore, onRetry }: EmrExportListProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [problem, setProblem] = useState<Problem | null>(null);
  const act = async (outcome: Outcome) => setProblem(await outcome);
  const senderOf = ({ senderName, from }: EmrExport) => senderName ?? (from === null ? null : phoneText(from));
  const nameOf = (one: EmrExport) => [one.documentType && formatMessage(documentTypeNames[one.documentType]), senderOf(one)].filter(Boolean).join(' · ') || formatMessage(texts.locked);
  const said = ({ state, error, attempts }: EmrExport) =>
    [state === 'recalled' ? formatMessage(faxExportMessages.recalled) : state !== 'delivered' && error && formatMessage(errorNames[error]), state !== 'delivered' && attempts > 1 && formatMessage(texts.tries, { count: attempts })]
      .filter(Boolean)
      .join(' · ');
  const hasFailed = exports.state === 'ready' && exports.value.rows.some(({ state }) => state === 'failed');
  const empty =
    view === 'attention' || Object.keys(filter).length > 0
      ? { icon: <CircleCheck aria-hidden />, title: formatMessage(view === 'attention' ? texts.calmTitle : texts.noMatchTitle) }
      : { icon: <FolderOutput aria-hidden />, title: formatMessage(texts.noneTitle), text: formatMessage(texts.noneText) };
  return (
    <PageSection
      title={formatMessage(texts.exports)}
      actions={
        <>
          <FilterViews label={formatMessage(texts.views)} value={view} views={emrExportViews.map((id) => ({ id, label: formatMessage(viewNames[id]) }))} onChange={({ value }) => onView({ view: value })} />
          <EmrExportFilters {...{ filter, targets, onFilter }} />
        </>
      }
    >
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(null)}>
          {formatMessage(exportProblemText(problem))}
        </Banner>
      )}
      <AgainAll {...{ hasFailed, filter, onAgainAll }} system={targets.find(({ id }) => id === filter.targetId)?.name} />
      <CrudTable
        title={formatMessage(texts.exports)}
        isTitleHidden
        rows={exports}
        empty={empty}
        columns={[
          {
            id: 'fax',
            title: formatMessage(texts.fax),
            isRowHeader: true,
            cell: (one) => (
              <CellText isName details={[senderOf(one), one.receivedAt && formats.moment(one.receivedAt)].filter(Boolean).join(' · ')}>
                {one.documentType ? <Link href={hrefOf(one)}>{formatMessage(documentTypeNames[one.documentType])}</Link> : formatMessage(texts.locked)}
              </CellText>
            ),
          },
          { id: 'system', title: formatMessage(texts.system), cell: ({ targetName, deliveredAt, createdAt }) => <CellText details={formats.moment(deliveredAt ?? createdAt)}>{targetName}</CellText> },
          {
            id: 'state',
            title: formatMessage(texts.state),
            cell: (one) => (
              <CellText details={said(one)}>
                <Badge tone={stateTones[one.state]} hasDot>
                  {formatMessage(stateNames[one.state])}
                </Badge>
              </CellText>
            ),
          },
        ]}
        nameOf={nameOf}
        rowActions={(one) => (
          <>
            {isRepeatable(one) && (
              <Button size="sm" aria-label={formatMessage(texts.againOne, { fax: nameOf(one) })} onPress={() => void act(onAgain({ id: one.id }))}>
                {formatMessage(texts.again)}
              </Button>
            )}
            {isToSettle(one) && (
              <Button size="sm" variant="quiet" aria-label={formatMessage(texts.settleOne, { fax: nameOf(one) })} onPress={() => void act(onSettle({ id: one.id }))}>
                {formatMessage(texts.settle)}
              </Button>
            )}
          </>
        )}
        onMore={onMore}
        onRetry={onRetry}
      />
    </PageSection>
  );
}
