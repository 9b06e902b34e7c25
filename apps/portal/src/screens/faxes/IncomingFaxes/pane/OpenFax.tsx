import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { SplitView } from '@intake/ui/SplitView';
import { useStateOf } from '../../../../shared/useStateOf.ts';
import { ArrangePages } from '../document/ArrangePages.tsx';
import { documentMessages } from '../document/document.messages.ts';
import { FaxDocument } from '../document/FaxDocument.tsx';
import { FieldSnippet } from '../form/FieldSnippet.tsx';
import { formMessages as texts } from '../form/form.messages.ts';
import { isWorkable } from '../model/queue.ts';
import { FaxSheet } from './FaxSheet.tsx';
import { asItCame } from './openFax.model.ts';
import type { OpenFaxProps } from './openFax.model.ts';

const none: never[] = [];

/** One fax at work: page and form side by side, each knowing what the other shows. The viewer stays from one fax to the next. */
export function OpenFax({ model, detail, actions, keptDrafts, onOpen }: OpenFaxProps) {
  const intl = useIntl();
  const { fax, access } = detail;
  const [look, onLook] = useStateOf(fax.id, asItCame);
  const { mode, turns, activeField } = look;
  const canEdit = access.mode === 'edit';

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
          onClose={() => onLook({ turns: {}, mode: { is: 'file' } })}
        />
      ) : (
        <FaxDocument
          detail={detail}
          turns={turns}
          activeField={activeField}
          canEdit={canEdit}
          onTurn={onLook}
          onArrange={() => onLook({ mode: { is: 'arrange', starts: [] } })}
          onReadAgain={() => void actions.onReadAgain()}
          onOpenFile={actions.onOpenFile}
          onSavePdf={actions.onSavePdf}
          onSendOn={actions.onSendOn}
          onAttach={actions.onAttach}
          onShowPage={actions.onShowPage}
          onReload={actions.onReload}
        />
      ),
    [mode, fax, others, detail, turns, activeField, canEdit, actions, onLook],
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
          <FaxSheet key={fax.id} model={model} detail={detail} actions={actions} keptDrafts={keptDrafts} look={look} onLook={onLook} onOpen={onOpen} />
        </>
      }
    />
  );
}
