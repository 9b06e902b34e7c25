import type { Import } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { FilterViews } from '@intake/ui/FilterBar';
import { SkeletonRows } from '@intake/ui/Loaded';
import { PageSection } from '@intake/ui/Page';
import { PagedList } from '@intake/ui/PagedList';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { Stat } from '@intake/ui/Stat';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { Figures, Foot } from './Imports.styles.ts';
import { countNames, problemText, resultMessages as texts, settingsMessages, viewNames } from './Imports.messages.ts';
import { viewsOf, type ImportsActions, type ImportsModel } from './Imports.model.ts';
import { ImportRows } from './ImportRows.tsx';

export interface ImportResultProps extends Pick<ImportsActions, 'onView' | 'onMoreRows' | 'onStart' | 'onUndo' | 'onExport' | 'onRevise' | 'onDiscard'> {
  model: ImportsModel;
  of: Import;
  onDecide: (outcome: Outcome) => void;
}

type Asked = 'undo' | 'discard';

/** What would become of a list, or what became of it: in figures, row by row, and what can be done about it. */
export function ImportResult({ model: { rows, view }, of, onView, onMoreRows, onStart, onUndo, onExport, onRevise, onDiscard, onDecide }: ImportResultProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { counts, state, settings } = of;
  const planned = counts.create + counts.update;
  const isChecked = state === 'checked';
  // What stopped half-way and is erased can neither go on nor be undone any more.
  const isHalfWay = state === 'stopped' && of.rowsUntil !== null;
  const figures = isChecked ? (['create', 'update', 'skip', 'error', 'warning'] as const) : state === 'undone' ? (['removed', 'restored', 'kept'] as const) : (['made', 'changed', 'left', 'error', 'skip'] as const);
  const steps = { undo: onUndo, discard: onDiscard };
  const mayUndo = isHalfWay || (state === 'done' && of.rowsUntil !== null);
  return (
    <>
      {isChecked && <Banner tone={planned > 0 ? 'accent' : 'warning'}>{formatMessage(planned > 0 ? texts.nothingChanged : texts.nothingToImport)}</Banner>}
      <Figures>
        {figures.map((figure) => (
          <Stat key={figure} label={formatMessage(countNames[figure])} value={formats.number(counts[figure])} />
        ))}
      </Figures>
      <Foot>
        {(isChecked || isHalfWay) && (
          <Button variant="primary" isDisabled={planned === 0} onPress={() => onDecide(onStart())}>
            {formatMessage(isChecked ? texts.start : texts.goOn, { count: planned })}
          </Button>
        )}
        {isChecked && <Button onPress={onRevise}>{formatMessage(texts.revise)}</Button>}
        {mayUndo && <Button onPress={() => setAsked('undo')}>{formatMessage(texts.undo)}</Button>}
        {counts.error + counts.skip + counts.left > 0 && (of.rowsUntil !== null || isChecked) && (
          <Button onPress={() => onDecide(onExport())}>{formatMessage(texts.export)}</Button>
        )}
        {isChecked && <Button onPress={() => setAsked('discard')}>{formatMessage(settingsMessages.discard)}</Button>}
      </Foot>
      {(state === 'done' || state === 'stopped') && <p>{of.rowsUntil ? formatMessage(texts.until, { date: formats.date(of.rowsUntil) }) : formatMessage(texts.erased)}</p>}
      {(isChecked || of.rowsUntil) && settings && (
        <PageSection
          title={formatMessage(texts.rows)}
          actions={
            <FilterViews
              label={formatMessage(texts.views)}
              value={view}
              views={viewsOf(of).map(({ view: id, count }) => ({ id, label: formatMessage(viewNames[id]), count: formats.number(count) }))}
              onChange={({ value }) => onView({ view: value })}
            />
          }
        >
          <PagedList
            of={rows}
            waiting={<SkeletonRows count={6} lines={2} />}
            empty={{ icon: <FileCheck2 aria-hidden />, title: formatMessage(texts.noneTitle), text: formatMessage(texts.noneText) }}
            asks="by-button"
            onMore={onMoreRows}
            onRetry={onMoreRows}
          >
            {(shown) => <ImportRows kind={of.kind} rows={shown} settings={settings} label={formatMessage(texts.rows)} />}
          </PagedList>
        </PageSection>
      )}
      {asked && (
        <RemoveDialog
          title={formatMessage({ undo: texts.undoTitle, discard: settingsMessages.discardTitle }[asked])}
          confirmLabel={formatMessage({ undo: texts.undo, discard: settingsMessages.discard }[asked])}
          onConfirm={async () => {
            const problem = await steps[asked]();
            return problem && formatMessage(problemText(problem.code));
          }}
          onClose={() => setAsked(null)}
        >
          {formatMessage({ undo: texts.undoText, discard: settingsMessages.discardText }[asked])}
        </RemoveDialog>
      )}
    </>
  );
}

