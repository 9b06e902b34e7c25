import { isClosedRequest, type RequestEvent, type StatedKey } from '@intake/api/rules';
import { EmptyState } from '@intake/ui/EmptyState';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { Skeleton } from '@intake/ui/Skeleton';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { neighbourOf } from '../../../data/neighbourOf.ts';
import type { Outcome } from '../../../data/problem.ts';
import { BesideFax } from '../../../shared/faxPreview/BesideFax.tsx';
import { ActionDrawer } from './act/ActionDrawer.tsx';
import { AttachDrawer, type AttachDrawerProps } from './act/AttachDrawer.tsx';
import { PlanDrawer, type PlanDrawerProps } from './act/PlanDrawer.tsx';
import { RequestKeys } from './RequestKeys.tsx';
import { RequestList } from './list/RequestList.tsx';
import { RequestPane, type RequestPaneProps } from './pane/RequestPane.tsx';
import { keyMessages, kindTitles, listMessages as texts, paneMessages } from './Requests.messages.ts';
import { holderOf, isAskable, isAsking, type Act, type AskingEvent, type PlainEvent, type RequestsModel } from './Requests.model.ts';
import { RequestsBar, type RequestsBarProps } from './list/RequestsBar.tsx';
import type { LetterEvent } from './letter/letter.model.ts';
import { LetterDrawer, type LetterDrawerProps } from './letter/LetterDrawer.tsx';
import { SaveDrawer, type SavedFields } from './SaveDrawer.tsx';

export interface RequestsScreenProps extends Pick<RequestsBarProps, 'onView' | 'onFilter' | 'onSaved' | 'onKeep' | 'onKept' | 'onForget'> {
  model: RequestsModel;
  /** Null closes the request that is open. */
  onOpen: (open: { id: string | null }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  /** An event that a drawer asked about, which shows what stands in the way. */
  onAct: (act: Act) => Outcome;
  /** An event that needs nothing besides. */
  onEvent: (event: PlainEvent) => void;
  onUndo: () => void;
  /** Asks the patient by text for what the referral waits for. */
  onText: () => void;
  onAssign: (assign: { assigneeId: string | null }) => void;
  onPlan: PlanDrawerProps['onPlan'];
  onNote: (note: { text: string; mentions: string[] }) => Outcome;
  onTake: (take: { field: StatedKey }) => void;
  onLink: (link: { otherId: string; isLinked: boolean }) => void;
  onReply: (settled: { faxId: string; isReply: boolean }) => void;
  /** A drawer asked which fax, and shows what stands in the way. */
  onAttach: AttachDrawerProps['onAttach'];
  onDetach: (detach: { faxId: string }) => void;
  onFaxes: AttachDrawerProps['onFaxes'];
  onTick: (tick: { at: number; isDone: boolean }) => void;
  onSearch: (search: { who: 'patient' | 'physician' | 'clinic'; text: string }) => void;
  /** `isNew` where it is made by hand. */
  onSave: (save: SavedFields & { isNew: boolean }) => Outcome;
  onNumber: LetterDrawerProps['onNumber'];
  onCompose: LetterDrawerProps['onCompose'];
  onAnswer: LetterDrawerProps['onAnswer'];
  onActWithoutLetter: LetterDrawerProps['onAct'];
  sentHref: (letter: { id: string }) => string;
  bookHref: RequestPaneProps['bookHref'];
  onShowFax: (show: { faxId: string | null }) => void;
  onShowPage: (shown: { page: number }) => void;
  onRetryPreview: () => void;
}

type Open = { what: 'plan' | 'attach' } | { what: 'letter'; event: LetterEvent | null; isCorrection?: boolean } | { what: 'save'; isNew: boolean } | { what: 'act'; event: AskingEvent | 'accept' } | null;

/** The work list of one kind of request, the open one, and the pages that it came with. Knows nothing of network, router or store. */
export function RequestsScreen(props: RequestsScreenProps) {
  const { model, onView, onOpen, onAct, onEvent, onSave } = props;
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const { kind, list, detail, openId, preview, may } = model;
  const request = detail.state === 'ready' ? detail.value : null;
  const holder = request && holderOf(request, model.userId, model.now);
  // Who only looks reads it, and leaves a note.
  const mayWork = may.write && !holder;
  const mayLetter = mayWork && may.send && kind === 'referral';
  const directory = { clinics: model.clinics, physicians: model.physicians, onSearch: props.onSearch };
  const close = () => setOpen(null);
  const correct = mayLetter && request?.correctable ? () => setOpen({ what: 'letter', event: null, isCorrection: true }) : null;
  const attached = ({ faxId }: { faxId: string }) => {
    close();
    props.onShowFax({ faxId });
  };
  const run = (event: RequestEvent) => {
    // Whoever referred hears of a refusal in the same step.
    if ((event === 'decline' || event === 'redirect') && mayLetter) setOpen({ what: 'letter', event });
    else if (isAsking(event)) setOpen({ what: 'act', event });
    else onEvent(event);
  };
  const step = ({ by }: { by: 1 | -1 }) => {
    const id = neighbourOf(list, openId, by);
    if (id) onOpen({ id });
  };

  const work =
    detail.state === 'none' ? null : (
      <Loaded of={detail} isPane waiting={<Skeleton lines={12} />} onRetry={props.onRetryDetail}>
        {(value) => (
          <RequestPane
            key={value.id}
            {...props}
            request={value}
            holder={holder}
            onEvent={run}
            onEdit={() => setOpen({ what: 'save', isNew: false })}
            onPlan={() => setOpen({ what: 'plan' })}
            onAttach={may.readFaxes ? () => setOpen({ what: 'attach' }) : null}
            onAcceptWithWait={() => setOpen(mayLetter ? { what: 'letter', event: 'accept' } : { what: 'act', event: 'accept' })}
            onLetter={mayLetter ? ({ event }) => setOpen({ what: 'letter', event }) : null}
            onCorrect={correct}
            onText={mayLetter && isAskable(value) ? props.onText : null}
            onClose={() => onOpen({ id: null })}
          />
        )}
      </Loaded>
    );
  return (
    <Workspace title={formatMessage(kindTitles[kind])}>
      <RequestKeys
        request={request && mayWork ? request : undefined}
        onStep={step}
        onEvent={run}
        onCreate={may.write ? () => setOpen({ what: 'save', isNew: true }) : null}
        onEdit={request && mayWork ? () => setOpen({ what: 'save', isNew: false }) : null}
        onPlan={request && mayWork && !isClosedRequest(request.status) ? () => setOpen({ what: 'plan' }) : null}
        onAttach={request && mayWork && may.readFaxes ? () => setOpen({ what: 'attach' }) : null}
        onLetter={request && mayLetter ? () => setOpen({ what: 'letter', event: null }) : null}
        onText={request && mayLetter && isAskable(request) ? props.onText : null}
        onReply={props.onReply}
        onUndo={mayWork && request?.undoable ? props.onUndo : null}
        onCorrect={correct}
        onClose={openId ? () => onOpen({ id: null }) : null}
      />
      <RequestsBar
        model={model}
        onView={onView}
        onFilter={props.onFilter}
        onSaved={props.onSaved}
        onKeep={props.onKeep}
        onKept={props.onKept}
        onForget={props.onForget}
        onSearch={props.onSearch}
        onCreate={() => setOpen({ what: 'save', isNew: true })}
      />
      <MasterDetail
        listLabel={formatMessage(texts.list)}
        detailLabel={formatMessage(keyMessages.requestGroup)}
        defaultRatio={0.3}
        minStart={300}
        minEnd={360}
        openId={openId}
        onClose={() => onOpen({ id: null })}
        list={<RequestList model={model} onOpen={onOpen} onMore={props.onMore} onRetry={props.onRetry} />}
        detail={
          <BesideFax
            label={formatMessage(paneMessages.detail)}
            faxLabel={formatMessage(paneMessages.pages)}
            preview={preview}
            onShowPage={props.onShowPage}
            onRetry={props.onRetryPreview}
            onClose={() => props.onShowFax({ faxId: null })}
          >
            {work}
          </BesideFax>
        }
        none={
          <EmptyState icon={<ClipboardList aria-hidden />} title={formatMessage(paneMessages.chooseTitle)}>
            {formatMessage(paneMessages.chooseText)}
          </EmptyState>
        }
      />
      {open?.what === 'letter' && request && (
        <LetterDrawer
          request={request}
          event={open.event}
          isCorrection={open.isCorrection}
          directory={directory}
          preview={model.letterPreview}
          isKnown={model.isNumberKnown}
          onNumber={props.onNumber}
          onCompose={props.onCompose}
          onAnswer={props.onAnswer}
          onAct={props.onActWithoutLetter}
          onClose={close}
        />
      )}
      {open?.what === 'plan' && request && <PlanDrawer request={request} onPlan={props.onPlan} onClose={close} />}
      {open?.what === 'attach' && request && <AttachDrawer faxes={model.faxes} onFaxes={props.onFaxes} onAttach={props.onAttach} onAttached={attached} onClose={close} />}
      {open?.what === 'act' && request && (
        <ActionDrawer event={open.event} request={request} {...directory} onAct={onAct} onClose={close} />
      )}
      {open?.what === 'save' && (
        <SaveDrawer
          model={model}
          request={open.isNew ? null : request}
          onSearch={props.onSearch}
          onSave={(save) => onSave({ ...save, isNew: open.isNew })}
          onClose={close}
        />
      )}
    </Workspace>
  );
}
