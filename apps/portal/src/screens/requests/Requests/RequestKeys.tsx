import type { RequestDetail } from '@intake/api/contract';
import type { RequestEvent } from '@intake/api/rules';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { useIntl } from 'react-intl';
import { letterMessages } from './letter/letter.messages.ts';
import { attachMessages } from '../../../shared/requests/attach.messages.ts';
import { keyMessages as texts, paneMessages, planMessages } from './Requests.messages.ts';
import { replyMessages } from '../../../shared/replies/replies.messages.ts';
import { attachKey, doablesOf, planKey, proposedReply, replyKey, textKey } from './Requests.model.ts';
import { actionNames } from '../words.messages.ts';

export interface RequestKeysProps {
  /** Undefined while none is open, or one may not change it. */
  request: Pick<RequestDetail, 'kind' | 'status' | 'replies'> | undefined;
  onStep: (step: { by: 1 | -1 }) => void;
  onEvent: (event: RequestEvent) => void;
  /** Null where it is not possible. */
  onCreate: (() => void) | null;
  onEdit: (() => void) | null;
  onPlan: (() => void) | null;
  onAttach: (() => void) | null;
  onLetter: (() => void) | null;
  onText: (() => void) | null;
  onReply: (settled: { faxId: string; isReply: boolean }) => void;
  onUndo: (() => void) | null;
  onCorrect: (() => void) | null;
  onClose: (() => void) | null;
}

const nothing = () => {};

/** Every key of the screen, and the sheet under `?` that tells of them. */
export function RequestKeys({ request, onStep, onEvent, onCreate, onEdit, onPlan, onAttach, onLetter, onText, onReply, onUndo, onCorrect, onClose }: RequestKeysProps) {
  const { formatMessage } = useIntl();
  const list = formatMessage(texts.listGroup);
  const open = formatMessage(texts.requestGroup);
  const doables = request ? doablesOf(request) : [];
  const reply = request && proposedReply(request);
  const bound = (id: string, group: string, keys: readonly string[], label: string, run: (() => void) | null) => ({
    id, group, keys, label, isDisabled: !run, onTrigger: run ?? nothing,
  });
  return (
    <ShortcutSheet
      shortcuts={[
        bound('next', list, ['j'], formatMessage(texts.next), () => onStep({ by: 1 })),
        bound('previous', list, ['k'], formatMessage(texts.previous), () => onStep({ by: -1 })),
        bound('create', list, ['n'], formatMessage(texts.create), onCreate),
        ...doables.flatMap(({ event, key }) => (key ? [bound(event, open, [key], formatMessage(actionNames[event]), () => onEvent(event))] : [])),
        ...(reply ? [bound('reply', open, [replyKey], formatMessage(replyMessages.attach), () => onReply({ faxId: reply.faxId, isReply: true }))] : []),
        bound('edit', open, ['e'], formatMessage(paneMessages.edit), onEdit),
        bound('plan', open, [planKey], formatMessage(planMessages.title), onPlan),
        bound('attach', open, [attachKey], formatMessage(attachMessages.title), onAttach),
        bound('letter', open, ['w'], formatMessage(letterMessages.write), onLetter),
        bound('text', open, [textKey], formatMessage(paneMessages.textPatient), onText),
        onCorrect ? bound('correct', open, ['u'], formatMessage(letterMessages.correct), onCorrect) : bound('undo', open, ['u'], formatMessage(texts.undo), onUndo),
        bound('close', open, ['Escape'], formatMessage(texts.close), onClose),
      ]}
    />
  );
}
