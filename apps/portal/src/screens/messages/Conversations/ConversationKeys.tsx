import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { useIntl } from 'react-intl';
import { keyMessages as texts } from '../keys.messages.ts';
import { listMessages, paneMessages } from './Conversations.messages.ts';

/** What the keys of the screen do; null where it is not possible. */
export interface ConversationKeysProps {
  isClosed: boolean;
  onStep: (step: { by: 1 | -1 }) => void;
  onSearch: () => void;
  onCreate: (() => void) | null;
  onReply: (() => void) | null;
  onTemplate: (() => void) | null;
  onAssign: (() => void) | null;
  onSnooze: (() => void) | null;
  onLabels: (() => void) | null;
  onUnread: (() => void) | null;
  onDone: (() => void) | null;
  onClose: (() => void) | null;
}

const nothing = () => {};

/** Every key of the screen, and the sheet under `?` that tells of them. */
export function ConversationKeys(props: ConversationKeysProps) {
  const { formatMessage } = useIntl();
  const list = formatMessage(texts.listGroup);
  const open = formatMessage(texts.openGroup);
  const bound = (id: string, group: string, keys: readonly string[], label: string, run: (() => void) | null) => ({
    id, group, keys, label, isDisabled: !run, onTrigger: run ?? nothing,
  });
  return (
    <ShortcutSheet
      shortcuts={[
        bound('next', list, ['j'], formatMessage(texts.next), () => props.onStep({ by: 1 })),
        bound('previous', list, ['k'], formatMessage(texts.previous), () => props.onStep({ by: -1 })),
        bound('search', list, ['/'], formatMessage(texts.search), props.onSearch),
        bound('create', list, ['n'], formatMessage(listMessages.create), props.onCreate),
        bound('reply', open, ['r'], formatMessage(texts.reply), props.onReply),
        bound('template', open, ['t'], formatMessage(texts.template), props.onTemplate),
        bound('assign', open, ['a'], formatMessage(texts.assign), props.onAssign),
        bound('snooze', open, ['h'], formatMessage(paneMessages.snooze), props.onSnooze),
        bound('labels', open, ['l'], formatMessage(paneMessages.labels), props.onLabels),
        bound('unread', open, ['u'], formatMessage(paneMessages.unread), props.onUnread),
        bound('done', open, [props.isClosed ? 'o' : 'c'], formatMessage(props.isClosed ? paneMessages.reopen : paneMessages.close), props.onDone),
        bound('close', open, ['Escape'], formatMessage(texts.close), props.onClose),
        // The composer has it; the sheet tells of it.
        bound('send', open, ['Mod', 'Enter'], formatMessage(texts.send), null),
      ]}
    />
  );
}
