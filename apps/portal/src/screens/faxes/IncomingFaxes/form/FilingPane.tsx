import { useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Pane, PaneBody } from '@intake/ui/Pane';
import type { Extraction } from '@intake/api/contract';
import { useCommand } from '../commands.tsx';
import { HoldDialog } from '../dialogs/HoldDialog.tsx';
import { RejectDialog } from '../dialogs/RejectDialog.tsx';
import { useOutcome } from '../dialogs/useOutcome.ts';
import { problemsOf } from '../model/draft.ts';
import type { Draft } from '../model/draft.ts';
import type { FaxActions, IncomingFaxesModel, OpenedFax } from '../model/screenModel.ts';
import { turnedPages } from '../model/viewer.ts';
import type { Turns } from '../model/viewer.ts';
import { ProblemText } from '../ProblemText.tsx';
import { FaxHeader } from './FaxHeader.tsx';
import { FaxNotices } from './FaxNotices.tsx';
import { FilingFoot } from './FilingFoot.tsx';
import { FilingForm } from './FilingForm.tsx';
import { formMessages as texts } from './form.messages.ts';
import { Notices } from './Form.styles.ts';
import { ProcessingState } from './ProcessingState.tsx';

export interface FilingPaneProps {
  paneRef: Ref<HTMLElement>;
  model: IncomingFaxesModel;
  detail: OpenedFax;
  actions: FaxActions;
  draft: Draft;
  turns: Turns;
  activeField: string | null;
  /** False while the pages are being arranged, which is saved first. */
  hasSave: boolean;
  onEdit: <Field extends keyof Draft>(change: { field: Field; value: Draft[Field] }) => void;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onCreate: (creation: { kind: 'patient' | 'physician' }) => void;
  onSplit: (split: { pages: readonly number[] }) => void;
  onSettled: () => void;
  onOpen: (open: { faxId: string | null }) => void;
}

/** Who sent it, what to know, the form, and what can be done. */
export function FilingPane(props: FilingPaneProps) {
  const { paneRef, model, detail, actions, draft, turns, activeField, hasSave, onEdit, onShow, onCreate, onSplit, onSettled, onOpen } = props;
  const { fax, access } = detail;
  const intl = useIntl();
  const [isTried, setTried] = useState(false);
  const [dialog, setDialog] = useState<'hold' | 'reject' | null>(null);
  const filing = useOutcome();
  const work = useOutcome();
  const canEdit = access.mode === 'edit';
  const isReading = fax.status === 'processing' || fax.status === 'received';
  const missing = isTried ? problemsOf(draft).map(({ path }) => path) : [];

  const save = () => {
    setTried(true);
    if (problemsOf(draft).length === 0) void filing.run(actions.onFile({ draft, turned: turnedPages(fax, turns) }));
  };
  const hold = () => (fax.status === 'on-hold' ? void work.run(actions.onHold({ hold: false, note: fax.note })) : setDialog('hold'));
  const canSave = canEdit && hasSave && !isReading && !filing.isPending;
  const canHold = canEdit && !isReading && fax.status !== 'failed';
  useCommand('save', canSave ? save : null);
  useCommand('hold', canHold ? hold : null);
  useCommand('reject', canEdit && !isReading ? () => setDialog('reject') : null);

  const problem = filing.problem ?? work.problem;
  return (
    <Pane ref={paneRef} isFocusTarget label={intl.formatMessage(texts.title)}>
      <FaxHeader fax={fax} bins={model.bins} now={model.now} onLeave={() => onOpen({ faxId: null })} />
      <PaneBody isDense>
        <Notices>
          <FaxNotices fax={fax} access={access} onOpen={onOpen} onSplit={onSplit} />
        </Notices>
        {(isReading || fax.status === 'failed') && (
          <ProcessingState
            fax={fax}
            isRetrying={work.isPending}
            onRetry={canEdit ? () => void work.run(actions.onRetryStage()) : undefined}
            onOpenFile={actions.onOpenFile}
          />
        )}
        {!isReading && (
          <FilingForm
            fax={fax}
            draft={draft}
            modalities={model.modalities}
            searches={model}
            activeField={activeField}
            missing={missing}
            isDisabled={!canEdit}
            mayCreate={canEdit && model.may.createPatients}
            actions={actions}
            onEdit={onEdit}
            onShow={onShow}
            onCreate={onCreate}
            onSettled={onSettled}
          />
        )}
      </PaneBody>
      {problem && (
        <Banner isEdge tone="danger">
          <ProblemText problem={problem} />
        </Banner>
      )}
      {canEdit && !isReading && (
        <FilingFoot
          isOnHold={fax.status === 'on-hold'}
          isPending={filing.isPending}
          canSave={hasSave}
          canHold={canHold}
          onSave={save}
          onHold={hold}
          onReject={() => setDialog('reject')}
        />
      )}
      {dialog === 'hold' && <HoldDialog isOpen note={draft.note} onHold={actions.onHold} onClose={() => setDialog(null)} />}
      {dialog === 'reject' && <RejectDialog isOpen onReject={actions.onReject} onClose={() => setDialog(null)} />}
    </Pane>
  );
}
