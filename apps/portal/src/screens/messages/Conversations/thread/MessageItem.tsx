import type { FoundMessage } from '@intake/api/contract';
import { openMessageStatuses, type MessageSettlement, type MessageStatus } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { Link } from '@intake/ui/Link';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { Ban, Check, CheckCheck, CircleAlert, CircleHelp, Clock, Paperclip, Undo2, X, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { blockName, messageStatusNames, purposeNames } from '../../../../shared/texting/texting.messages.ts';
import { threadMessages as texts } from '../Conversations.messages.ts';
import { Attached, Bubble, Buttons, Item, Meta } from './Thread.styles.ts';

export interface MessageItemProps {
  message: FoundMessage;
  isLastOfRun: boolean;
  maySend: boolean;
  timeZone: string;
  onCancel: (message: FoundMessage) => void;
  onSettle: (settle: { message: FoundMessage; settlement: MessageSettlement }) => void;
  /** Puts the text back into the composer. */
  onAgain: (message: FoundMessage) => void;
}

const icons: Partial<Record<MessageStatus, LucideIcon>> = {
  scheduled: Clock, queued: Clock, sending: Clock, sent: Check, delivered: CheckCheck, failed: CircleAlert, unconfirmed: CircleHelp, blocked: Ban, cancelled: X,
};

const stateOf = ({ status }: FoundMessage) => {
  if (openMessageStatuses.includes(status)) return 'waiting';
  if (status === 'failed') return 'danger';
  if (status === 'unconfirmed' || status === 'blocked' || status === 'held') return 'warning';
  return status === 'cancelled' ? 'dropped' : undefined;
};

/** What was written, by whom and when, what became of it, and what can be done where it did not arrive. */
export function MessageItem({ message, isLastOfRun, maySend, timeZone, onCancel, onSettle, onAgain }: MessageItemProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { direction, status, text, locale, author, notBefore, createdAt, purpose, block, failureReason, quietHoursReason, mediaCount, files, channel, sender, appointmentId } = message;
  const isOwn = direction === 'outgoing';
  const state = isOwn || status === 'held' || status === 'cancelled' ? stateOf(message) : undefined;
  // What was withdrawn with a visit is no longer so, and what a rule said is for the rule to say.
  const mayRepeat = author !== null && (status === 'failed' || ((status === 'blocked' || status === 'cancelled') && appointmentId === null));
  const isOpen = openMessageStatuses.includes(status);
  const Icon = icons[status];
  const isTold = isLastOfRun || state !== undefined || purpose !== 'conversation';
  const tone = state === 'danger' || state === 'warning' ? state : undefined;
  return (
    <Item data-own={isOwn || undefined} data-end={isTold || undefined} data-state={state}>
      <VisuallyHidden>{isOwn ? (author ?? formatMessage(texts.automatic)) : formatMessage(texts.patient)}</VisuallyHidden>
      {text && (
        <Bubble lang={locale ?? undefined} dir="auto">
          {text}
        </Bubble>
      )}
      {files.map(({ name, mediaType, url }) => (
        <Attached key={url}>
          {mediaType.startsWith('image/') && <img src={url} alt="" />}
          <Meta>
            <Paperclip aria-hidden />
            <Link href={url} download={name}>
              <bdi>{name}</bdi>
            </Link>
          </Meta>
        </Attached>
      ))}
      {!isOwn && mediaCount > 0 && (
        <Meta>
          <Paperclip aria-hidden />
          {formatMessage(texts.files, { count: mediaCount })}
        </Meta>
      )}
      {isTold && (
        <Meta data-tone={tone}>
          {isOwn && purpose !== 'conversation' && <Badge>{formatMessage(purposeNames[purpose])}</Badge>}
          {isOwn && Icon && <Icon aria-hidden />}
          {isOwn && <span>{isOpen && notBefore ? formatMessage(texts.goesOut, { time: formats.dateTime(notBefore, timeZone) }) : formatMessage(messageStatusNames[status])}</span>}
          {isOwn && <bdi aria-hidden>{author ?? formatMessage(texts.automatic)}</bdi>}
          {!(isOpen && notBefore) && <time dateTime={createdAt}>{formats.time(createdAt)}</time>}
        </Meta>
      )}
      {block && <Meta data-tone="warning">{formatMessage(blockName(block, channel))}</Meta>}
      {status === 'failed' && failureReason && <Meta data-tone="danger">{formatMessage(texts.failedText, { reason: failureReason })}</Meta>}
      {status === 'unconfirmed' && <Meta data-tone="warning">{formatMessage(texts.settleText)}</Meta>}
      {sender && <Meta data-tone={status === 'held' ? 'warning' : undefined}>{formatMessage(texts.sender, { sender: <bdi key="sender">{sender}</bdi> })}</Meta>}
      {status === 'held' && <Meta data-tone="warning">{formatMessage(texts.heldText)}</Meta>}
      {status === 'cancelled' && !isOwn && <Meta>{formatMessage(texts.notTheirs)}</Meta>}
      {quietHoursReason && <Meta>{formatMessage(texts.quietReason, { reason: quietHoursReason })}</Meta>}
      {maySend && status === 'held' && (
        <Buttons>
          <Button size="sm" onPress={() => onSettle({ message, settlement: 'theirs' })}>
            {formatMessage(texts.theirs)}
          </Button>
          <Button size="sm" onPress={() => onSettle({ message, settlement: 'not-theirs' })}>
            {formatMessage(texts.notTheirs)}
          </Button>
        </Buttons>
      )}
      {maySend && isOwn && (
        <Buttons>
          {isOpen && (
            <Button size="sm" variant="quiet" icon={<X aria-hidden />} onPress={() => onCancel(message)}>
              {formatMessage(texts.cancel)}
            </Button>
          )}
          {status === 'unconfirmed' && (
            <>
              <Button size="sm" onPress={() => onSettle({ message, settlement: 'arrived' })}>
                {formatMessage(texts.arrived)}
              </Button>
              <Button size="sm" onPress={() => onSettle({ message, settlement: 'not-arrived' })}>
                {formatMessage(texts.notArrived)}
              </Button>
            </>
          )}
          {mayRepeat && (
            <Button size="sm" variant="quiet" icon={<Undo2 aria-hidden data-flip />} onPress={() => onAgain(message)}>
              {formatMessage(texts.again)}
            </Button>
          )}
        </Buttons>
      )}
    </Item>
  );
}
