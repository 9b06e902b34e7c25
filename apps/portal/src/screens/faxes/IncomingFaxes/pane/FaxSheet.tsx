import { useDeferredValue, useEffect, useRef } from 'react';
import type { Extraction } from '@intake/api/contract';
import { PaneBody } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import { useCommand } from '../commands.tsx';
import { CreatePatient } from '../create/CreatePatient.tsx';
import { CreatePhysician } from '../create/CreatePhysician.tsx';
import { FilingPane } from '../form/FilingPane.tsx';
import { useFilingForm } from '../form/useFilingForm.ts';
import { startsAround } from '../model/pagePlan.ts';
import type { Party } from '../model/party.ts';
import { turnedPages } from '../model/viewer.ts';
import type { Look, OpenFaxProps } from './openFax.model.ts';

export interface FaxSheetProps extends OpenFaxProps {
  look: Look;
  onLook: (change: Partial<Look>) => void;
}

/** The form of one fax, or that of a patient or physician who is entered from its pages. */
export function FaxSheet({ model, detail, actions, keptDrafts, look, onLook, onOpen }: FaxSheetProps) {
  const { fax } = detail;
  const { mode, turns, activeField } = look;
  const pane = useRef<HTMLElement>(null);
  const form = useFilingForm({
    fax,
    modalities: model.modalities,
    kept: keptDrafts,
    onFile: (draft) => actions.onFile({ draft, turned: turnedPages(fax, turns) }),
  });
  // The page is read first: it is on screen while the form is being drawn.
  const hasForm = useDeferredValue(true, false);

  const isFiling = hasForm && mode.is !== 'create';
  // The single keys work as soon as a fax is open and once somebody was entered, and a screen reader begins with who sent it.
  const focusForm = () => pane.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (isFiling) focusForm();
  }, [isFiling]);
  const leave = () => onOpen({ faxId: null });
  useCommand('leave', () => {
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.matches('input, textarea, [aria-haspopup=listbox]')) focusForm();
    else leave();
  });

  const close = () => onLook({ mode: { is: 'file' } });
  const choose = (kind: 'patient' | 'physician', party: Party) => {
    form.edit({ field: kind, value: party });
    close();
  };
  const show = ({ field }: { field: Extraction['field'] }) => onLook({ activeField: field });

  if (!hasForm)
    return (
      <PaneBody>
        <Skeleton lines={9} />
      </PaneBody>
    );
  const creation = { fax, activeField, onShow: show, onClose: close };
  if (mode.is === 'create')
    return mode.kind === 'patient' ? (
      <CreatePatient {...creation} onCreate={actions.onCreatePatient} onChoose={({ party }) => choose('patient', party)} />
    ) : (
      <CreatePhysician {...creation} onCreate={actions.onCreatePhysician} onChoose={({ party }) => choose('physician', party)} />
    );
  return (
    <FilingPane
      paneRef={pane}
      model={model}
      detail={detail}
      actions={actions}
      form={form}
      activeField={activeField}
      hasSave={mode.is === 'file'}
      onShow={show}
      onCreate={({ kind }) => onLook({ mode: { is: 'create', kind } })}
      onSplit={({ pages }) => onLook({ mode: { is: 'arrange', starts: startsAround(pages, fax.pages.length) } })}
      onSettled={() => requestAnimationFrame(focusForm)}
      onOpen={onOpen}
    />
  );
}
