import { FileDown, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Pane, PaneFoot, PaneHeader } from '@intake/ui/Pane';
import type { FaxDetail, FaxSummary } from '@intake/api/contract';
import type { Problem } from '../../../../data/problem.ts';
import { useCommand } from '../commands.tsx';
import { chosenPages, isRearranged, partsOf, planOf } from '../model/pagePlan.ts';
import type { FaxActions } from '../model/screenModel.ts';
import { ProblemText } from '../ProblemText.tsx';
import { documentMessages as texts } from './document.messages.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { PageGrid } from './PageGrid.tsx';
import { Hint } from './Pages.styles.ts';
import { useSavePdf } from './useSavePdf.ts';

export interface ArrangePagesProps {
  fax: FaxDetail;
  /** Where a proposed split cuts. */
  starts: readonly number[];
  /** Open faxes that can be appended. */
  others: readonly FaxSummary[];
  onEditPages: FaxActions['onEditPages'];
  onSplit: FaxActions['onSplit'];
  onSavePdf: FaxActions['onSavePdf'];
  onClose: () => void;
}

/** Order, turn, remove, split and merge pages. A plan until it is saved; the original stays as it came. */
export function ArrangePages({ fax, starts, others, onEditPages, onSplit, onSavePdf, onClose }: ArrangePagesProps) {
  const intl = useIntl();
  const [plan, setPlan] = useState(() => planOf(fax.pages, starts));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const { isSaving, savePdf } = useSavePdf(fax.id, onSavePdf, chosenPages(plan));
  const parts = partsOf(plan);
  const isChanged = isRearranged(plan, fax.pages.length);

  const store = async (work: ReturnType<FaxActions['onSplit']>) => {
    setPending(true);
    const failure = await work;
    setPending(false);
    setProblem(failure);
    if (!failure) onClose();
  };
  const save = () =>
    void store(
      parts.length > 1
        ? onSplit({ pages: isChanged ? plan.pages : null, parts })
        : onEditPages({ pages: plan.pages, append: null }),
    );
  const canSave = isChanged || parts.length > 1;
  useCommand('save', canSave && !isPending ? save : null);
  useCommand('leave', onClose);
  useCommand('arrange', onClose);
  useCommand('savePdf', savePdf);

  return (
    <Pane isDesk label={intl.formatMessage(texts.pagesTitle)}>
      <PaneHeader
        size="sm"
        title={intl.formatMessage(texts.pagesTitle)}
        actions={
          <>
            {savePdf && (
              <Button size="sm" icon={<FileDown aria-hidden />} isPending={isSaving} onPress={savePdf}>
                {intl.formatMessage(texts.savePages, { count: chosenPages(plan).length })}
              </Button>
            )}
            <Button size="sm" icon={<FilePlus2 aria-hidden />} onPress={() => setMerging(true)}>
              {intl.formatMessage(texts.merge)}
            </Button>
          </>
        }
      />
      {problem && (
        <Banner isEdge tone="danger">
          <ProblemText problem={problem} />
        </Banner>
      )}
      <Hint>
        {intl.formatMessage(texts.pagesHint)} {intl.formatMessage(texts.keys)}
      </Hint>
      <PageGrid pages={fax.pages} plan={plan} onPlan={(change) => setPlan(change.plan)} />
      <PaneFoot>
        <Button variant="quiet" onPress={onClose}>
          {intl.formatMessage(texts.cancel)}
        </Button>
        <Button variant="primary" isDisabled={!canSave} isPending={isPending} onPress={save}>
          {parts.length > 1 ? intl.formatMessage(texts.saveSplit, { count: parts.length }) : intl.formatMessage(texts.saveVersion)}
        </Button>
      </PaneFoot>
      <MergeDialog
        isOpen={isMerging}
        others={others}
        onClose={() => setMerging(false)}
        onMerge={({ fax: append }) => {
          setMerging(false);
          void store(onEditPages({ pages: plan.pages, append }));
        }}
      />
    </Pane>
  );
}
