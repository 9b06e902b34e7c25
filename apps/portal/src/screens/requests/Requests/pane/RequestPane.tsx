import type { RequestDetail } from '@intake/api/contract';
import { isClosedRequest, type RequestEvent } from '@intake/api/rules';
import { Badge } from '@intake/ui/Badge';
import { IconButton } from '@intake/ui/IconButton';
import { LinkButton } from '@intake/ui/Link';
import { Menu } from '@intake/ui/Menu';
import { Pane, PaneBody, PaneHeader } from '@intake/ui/Pane';
import { Ellipsis, MailWarning, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KeyButton } from '../../../../shared/KeyButton.tsx';
import { RequestDocuments, RequestFacts, RequestHistory } from './RequestFacts.tsx';
import type { RequestFactsProps } from './RequestFacts.tsx';
import { RequestReplies, type RequestRepliesProps } from './RequestReplies.tsx';
import { nameOf } from '../list/RequestList.tsx';
import { letterMessages, letterTitles } from '../letter/letter.messages.ts';
import type { LetterEvent } from '../letter/letter.model.ts';
import { RequestLetters } from '../letter/RequestLetters.tsx';
import { Held, Lookers } from './RequestPresence.tsx';
import { RequestNotes } from './RequestNotes.tsx';
import type { RequestNotesProps } from './RequestNotes.tsx';
import { attachMessages } from '../../../../shared/requests/attach.messages.ts';
import { dialogMessages, listMessages, paneMessages as texts, planMessages } from '../Requests.messages.ts';
import { attachKey, doablesOf, planKey, textKey, toneOf, type RequestsModel } from '../Requests.model.ts';
import { requestStatusNames } from '../../../../shared/states.messages.ts';
import { actionNames, checkInActionNames } from '../../words.messages.ts';

export interface RequestPaneProps extends Pick<RequestFactsProps, 'onOpen' | 'onLink' | 'onTake' | 'onTick'>, Pick<RequestNotesProps, 'onNote'>, Pick<RequestRepliesProps, 'onReply'> {
  request: RequestDetail;
  /** Who works on it now, when that is somebody else. */
  holder: RequestDetail['claim'];
  model: Pick<RequestsModel, 'colleagues' | 'may' | 'now' | 'userId' | 'faxId' | 'letters'>;
  onEvent: (event: RequestEvent) => void;
  onUndo: () => void;
  /** Null where no letter has to be corrected, or none can be sent. */
  onCorrect: (() => void) | null;
  onEdit: () => void;
  onPlan: () => void;
  onAcceptWithWait: () => void;
  /** Null where no fax may be read. */
  onAttach: (() => void) | null;
  onDetach: (detach: { faxId: string }) => void;
  /** Null where no letter can be sent. */
  onLetter: ((letter: { event: LetterEvent | null }) => void) | null;
  sentHref: (letter: { id: string }) => string;
  /** Where a visit is booked for a referral; null where one may not. */
  bookHref: ((request: { id: string }) => string) | null;
  /** Asks the patient for what the referral waits for; null where no text can be sent. */
  onText: (() => void) | null;
  onAssign: (assign: { assigneeId: string | null }) => void;
  onShowFax: (show: { faxId: string }) => void;
  onClose: () => void;
}

/** Events that a letter can tell of in the same step; acceptance and refusal have their own entries. */
const lettered = ['acknowledge', 'ask'] as const satisfies readonly LetterEvent[];

const isRequestEvent = (id: string): id is RequestEvent => id in actionNames;

/** One request: what can be done, what was asked, what has happened. */
export function RequestPane({ request, holder, model, onEvent, onUndo, onCorrect, onEdit, onPlan, onAcceptWithWait, onAttach, onDetach, onLetter, sentHref, bookHref, onText, onAssign, onShowFax, onClose, ...facts }: RequestPaneProps) {
  const { formatMessage } = useIntl();
  const doables = doablesOf(request);
  const actionName = (event: RequestEvent) => formatMessage((request.kind === 'check-in' && checkInActionNames[event]) || actionNames[event]);
  const { may, userId, colleagues } = model;
  const mayWork = may.write && !holder;
  const shownFax = request.faxes.find(({ id }) => id === model.faxId);
  const lookers = request.viewers.filter(({ userId: id }) => id !== holder?.userId);
  const clock = request.clock && toneOf(request.clock, model.now);
  return (
    <Pane>
      <PaneHeader
        title={nameOf(request, formatMessage(listMessages.noPatient))}
        detail={formatMessage(texts.reference, { reference: request.reference })}
        status={
          <>
            <Lookers people={lookers} />
            <Badge hasDot tone={clock === 'danger' || clock === 'warning' ? clock : 'neutral'}>
              {formatMessage(requestStatusNames[request.status])}
            </Badge>
          </>
        }
        onBack={onClose}
      >
        {mayWork && (
          <>
            {doables
              .filter(({ isInMenu }) => !isInMenu)
              .map(({ event, key }, at) => (
                <KeyButton key={event} shortcut={key} variant={at === 0 ? 'primary' : 'secondary'} onPress={() => onEvent(event)}>
                  {actionName(event)}
                </KeyButton>
              ))}
            {bookHref && request.kind === 'referral' && (request.status === 'accepted' || request.status === 'booking') && (
              <LinkButton size="sm" href={bookHref(request)}>
                {formatMessage(texts.bookVisit)}
              </LinkButton>
            )}
            {onText && (
              <KeyButton shortcut={textKey} onPress={onText}>
                {formatMessage(texts.textPatient)}
              </KeyButton>
            )}
            {request.undoable && (
              <KeyButton shortcut="u" variant="quiet" icon={<Undo2 aria-hidden data-flip />} onPress={onUndo}>
                {formatMessage(texts.undo)}
              </KeyButton>
            )}
            {onCorrect && (
              <KeyButton shortcut="u" variant="quiet" icon={<MailWarning aria-hidden />} onPress={onCorrect}>
                {formatMessage(letterMessages.correct)}
              </KeyButton>
            )}
            <Menu
              trigger={<IconButton size="sm" label={formatMessage(texts.more)} icon={<Ellipsis aria-hidden />} />}
              placement="bottom end"
              groups={[
                {
                  id: 'events',
                  items: [
                    ...doables
                      .filter(({ isInMenu }) => isInMenu)
                      .map(({ event, key }) => ({ id: event, label: actionName(event), keys: key ? [key] : undefined, tone: event === 'cancel' ? ('danger' as const) : undefined })),
                    ...(doables.some(({ event }) => event === 'accept') && request.kind === 'referral' ? [{ id: 'acceptWithWait', label: formatMessage(dialogMessages.acceptTitle) }] : []),
                    ...(onLetter ? lettered.filter((event) => doables.some((one) => one.event === event)).map((event) => ({ id: `letter:${event}`, label: formatMessage(letterTitles[event]) })) : []),
                    ...(onLetter ? [{ id: 'letter', label: formatMessage(letterMessages.write), keys: ['w'] }] : []),
                    ...(isClosedRequest(request.status) ? [] : [{ id: 'plan', label: formatMessage(planMessages.title), keys: [planKey] }]),
                    ...(onAttach ? [{ id: 'attach', label: formatMessage(attachMessages.title), keys: [attachKey] }] : []),
                    ...(shownFax ? [{ id: 'detach', label: formatMessage(attachMessages.detach) }] : []),
                    { id: 'edit', label: formatMessage(texts.edit), keys: ['e'] },
                  ],
                },
                {
                  id: 'owner',
                  title: formatMessage(texts.owner),
                  selected: request.assignee?.userId ?? 'nobody',
                  items: [
                    { id: 'nobody', label: formatMessage(texts.nobody) },
                    ...colleagues.map(({ id, label }) => ({ id, label: id === userId ? `${label} (${formatMessage(texts.assignToMe)})` : label })),
                  ],
                },
              ]}
              onAction={({ id, group }) => {
                if (group === 'owner') onAssign({ assigneeId: id === 'nobody' ? null : id });
                else if (id === 'edit') onEdit();
                else if (id === 'plan') onPlan();
                else if (id === 'attach') onAttach?.();
                else if (id === 'detach' && shownFax) onDetach({ faxId: shownFax.id });
                else if (id === 'acceptWithWait') onAcceptWithWait();
                else if (id === 'letter') onLetter?.({ event: null });
                else if (id.startsWith('letter:')) onLetter?.({ event: lettered.find((event) => id === `letter:${event}`) ?? null });
                else if (isRequestEvent(id)) onEvent(id);
              }}
            />
          </>
        )}
      </PaneHeader>
      <PaneBody>
        {holder && <Held holder={holder} />}
        <RequestReplies request={request} mayWrite={mayWork} mayShow={may.readFaxes} onReply={facts.onReply} onShowFax={onShowFax} />
        <RequestFacts request={request} now={model.now} mayWrite={mayWork} mayWritePatients={may.writePatients && !holder} {...facts} />
        <RequestDocuments request={request} faxId={model.faxId} onShow={onShowFax} />
        <RequestLetters letters={model.letters} hrefOf={sentHref} />
        <RequestNotes request={request} model={model} onNote={facts.onNote} />
        <RequestHistory request={request} />
      </PaneBody>
    </Pane>
  );
}
