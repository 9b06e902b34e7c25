import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PaneBody } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import { SplitView } from '@intake/ui/SplitView';
import type { Extraction } from '@intake/api/contract';
import { useCommand } from '../commands.tsx';
import { CreatePatient } from '../create/CreatePatient.tsx';
import { CreatePhysician } from '../create/CreatePhysician.tsx';
import { ArrangePages } from '../document/ArrangePages.tsx';
import { documentMessages } from '../document/document.messages.ts';
import { FaxDocument } from '../document/FaxDocument.tsx';
import { FieldSnippet } from '../form/FieldSnippet.tsx';
import { FilingPane } from '../form/FilingPane.tsx';
import { formMessages as texts } from '../form/form.messages.ts';
import { useFilingForm } from '../form/useFilingForm.ts';
import { startsAround } from '../model/pagePlan.ts';
import { isWorkable } from '../model/queue.ts';
import type { KeptDrafts } from '../model/keptDrafts.ts';
import type { FaxActions, IncomingFaxesModel, OpenedFax } from '../model/screenModel.ts';
import type { Party } from '../model/party.ts';
import { turnedPages } from '../model/viewer.ts';
import type { Turns } from '../model/viewer.ts';

export interface OpenFaxProps {
  model: IncomingFaxesModel;
  detail: OpenedFax;
  actions: FaxActions;
  keptDrafts: KeptDrafts;
  onOpen: (open: { faxId: string | null }) => void;
}

const none: never[] = [];

type Mode = { is: 'file' } | { is: 'arrange'; starts: readonly number[] } | { is: 'create'; kind: 'patient' | 'physician' };

/** One fax at work: page and form side by side, each knowing what the other shows. */
export function OpenFax({ model, detail, actions, keptDrafts, onOpen }: OpenFaxProps) {
  const intl = useIntl();
  const { fax, access } = detail;
  const [mode, setMode] = useState<Mode>({ is: 'file' });
  const [turns, setTurns] = useState<Turns>({});
  const [activeField, setActiveField] = useState<string | null>(null);
  const pane = useRef<HTMLElement>(null);
  const form = useFilingForm({
    fax,
    modalities: model.modalities,
    kept: keptDrafts,
    onFile: (draft) => actions.onFile({ draft, turned: turnedPages(fax, turns) }),
  });
  const canEdit = access.mode === 'edit';
  // The page is read first: it is on screen while the form is being drawn.
  const hasForm = useDeferredValue(true, false);

  // The single keys work as soon as a fax is open, and a screen reader begins with who sent it.
  const focusForm = () => pane.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (hasForm) focusForm();
  }, [hasForm]);
  const leave = () => onOpen({ faxId: null });
  useCommand('leave', () => {
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.matches('input, textarea, [aria-haspopup=listbox]')) focusForm();
    else leave();
  });

  const close = () => setMode({ is: 'file' });
  const choose = (kind: 'patient' | 'physician', party: Party) => {
    form.edit({ field: kind, value: party });
    close();
    requestAnimationFrame(focusForm);
  };
  const show = ({ field }: { field: Extraction['field'] }) => setActiveField(field);
  const { list, userId, now } = model;
  const isArranging = mode.is === 'arrange';
  const others = useMemo(
    () => (isArranging && list.state === 'ready' ? list.value.rows.filter((row) => row.id !== fax.id && isWorkable(row, userId, now)) : none),
    // What becomes of the list is of no concern to the pages while they are read.
    [isArranging, list, fax.id, userId, now],
  );
  // Typing into the form draws the form alone: page, marks and toolbar are many times as much.
  const pages = useMemo(
    () =>
      mode.is === 'arrange' ? (
        <ArrangePages
          fax={fax}
          starts={mode.starts}
          others={others.slice(0, 50)}
          onEditPages={actions.onEditPages}
          onSplit={actions.onSplit}
          onSavePdf={actions.onSavePdf}
          onClose={() => {
            setTurns({});
            setMode({ is: 'file' });
          }}
        />
      ) : (
        <FaxDocument
          detail={detail}
          turns={turns}
          activeField={activeField}
          canEdit={canEdit}
          onTurn={(change) => setTurns(change.turns)}
          onArrange={() => setMode({ is: 'arrange', starts: [] })}
          onReadAgain={() => void actions.onReadAgain()}
          onOpenFile={actions.onOpenFile}
          onSavePdf={actions.onSavePdf}
          onSendOn={actions.onSendOn}
          onAttach={actions.onAttach}
          onShowPage={actions.onShowPage}
          onReload={actions.onReload}
        />
      ),
    [mode, fax, others, detail, turns, activeField, canEdit, actions],
  );

  const creation = { fax, activeField, onShow: show, onClose: close };
  const sheet =
    mode.is === 'create' && mode.kind === 'patient' ? (
      <CreatePatient {...creation} onCreate={actions.onCreatePatient} onChoose={({ party }) => choose('patient', party)} />
    ) : mode.is === 'create' ? (
      <CreatePhysician {...creation} onCreate={actions.onCreatePhysician} onChoose={({ party }) => choose('physician', party)} />
    ) : (
      <FilingPane
        paneRef={pane}
        model={model}
        detail={detail}
        actions={actions}
        form={form}
        activeField={activeField}
        hasSave={mode.is === 'file'}
        onShow={show}
        onCreate={(creation) => setMode({ is: 'create', kind: creation.kind })}
        onSplit={({ pages }) => setMode({ is: 'arrange', starts: startsAround(pages, fax.pages.length) })}
        onSettled={() => requestAnimationFrame(focusForm)}
        onOpen={onOpen}
      />
    );

  return (
    <SplitView
      startLabel={intl.formatMessage(documentMessages.pane)}
      endLabel={intl.formatMessage(texts.title)}
      isDense
      defaultRatio={0.7}
      minStart={280}
      minEnd={340}
      start={pages}
      end={
        <>
          <FieldSnippet fax={fax} turns={turns} activeField={activeField} />
          {hasForm ? sheet : <PaneBody><Skeleton lines={9} /></PaneBody>}
        </>
      }
    />
  );
}
