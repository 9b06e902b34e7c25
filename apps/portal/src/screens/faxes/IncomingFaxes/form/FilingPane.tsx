import { useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Form } from '@intake/ui/Form';
import { Pane, PaneBody } from '@intake/ui/Pane';
import type { Extraction } from '@intake/api/contract';
import { useCommand } from '../commands.tsx';
import { HoldDialog } from '../dialogs/HoldDialog.tsx';
import { RejectDialog } from '../dialogs/RejectDialog.tsx';
import { useOutcome } from '../dialogs/useOutcome.ts';
import type { FaxActions, IncomingFaxesModel, OpenedFax } from '../model/screenModel.ts';
import { ProblemText } from '../ProblemText.tsx';
import { FaxHeader } from './FaxHeader.tsx';
import { FaxNotices } from './FaxNotices.tsx';
import { FilingFoot } from './FilingFoot.tsx';
import { FilingForm } from './FilingForm.tsx';
import { formMessages as texts } from './form.messages.ts';
import { Notices } from './Form.styles.ts';
import { ProcessingState } from './ProcessingState.tsx';
import type { FilingFormState } from './useFilingForm.ts';

export interface FilingPaneProps {
  paneRef: RefObject<HTMLElement | null>;
  model: IncomingFaxesModel;
  detail: OpenedFax;
  actions: FaxActions;
  form: FilingFormState;
  activeField: string | null;
  /** False while the pages are being arranged, which is saved first. */
  hasSave: boolean;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onCreate: (creation: { kind: 'patient' | 'physician' }) => void;
  onSplit: (split: { pages: readonly number[] }) => void;
  onSettled: () => void;
  onOpen: (open: { faxId: string | null }) => void;
}

/** Who sent it, what to know, the form, and what can be done. */
export function FilingPane(props: FilingPaneProps) {
  const { paneRef, model, detail, actions, form, activeField, hasSave, onShow, onCreate, onSplit, onSettled, onOpen } = props;
  const { fax, access } = detail;
  const intl = useIntl();
  const [dialog, setDialog] = useState<'hold' | 'reject' | null>(null);
  const work = useOutcome();
  const canEdit = access.mode === 'edit';
  const isReading = fax.status === 'processing' || fax.status === 'received';

  const save = () => paneRef.current?.querySelector('form')?.requestSubmit();
  const hold = () => (fax.status === 'on-hold' ? void work.run(actions.onHold({ hold: false, note: fax.note })) : setDialog('hold'));
  const canSave = canEdit && hasSave && !isReading && !form.isPending;
  const canHold = canEdit && !isReading && fax.status !== 'failed';
  useCommand('save', canSave ? save : null);
  useCommand('hold', canHold ? hold : null);
  useCommand('reject', canEdit && !isReading ? () => setDialog('reject') : null);

  const reject: FaxActions['onReject'] = async (rejection) => {
    const problem = await actions.onReject(rejection);
    if (!problem) form.settle();
    return problem;
  };

  const problem = form.problem ?? work.problem;
  return (
    <Pane ref={paneRef} isFocusTarget label={intl.formatMessage(texts.title)}>
      <FaxHeader fax={fax} bins={model.bins} now={model.now} onLeave={() => onOpen({ faxId: null })} />
      <Form {...form.props} hasSummary={false}>
        <PaneBody isDense>
          <Notices>
            <FaxNotices fax={fax} access={access} onOpen={onOpen} onSplit={onSplit} />
            {model.requests}
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
              form={form}
              modalities={model.modalities}
              searches={model}
              visits={model.visits}
              activeField={activeField}
              isDisabled={!canEdit}
              mayCreate={canEdit && model.may.createPatients}
              actions={actions}
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
            isPending={form.isPending}
            canSave={hasSave}
            canHold={canHold}
            onSave={save}
            onHold={hold}
            onReject={() => setDialog('reject')}
          />
        )}
      </Form>
      {dialog === 'hold' && <HoldDialog isOpen note={form.values().draft.note} onHold={actions.onHold} onClose={() => setDialog(null)} />}
      {dialog === 'reject' && <RejectDialog isOpen onReject={reject} onMisdirected={actions.onMisdirected} onClose={() => setDialog(null)} />}
    </Pane>
  );
}
