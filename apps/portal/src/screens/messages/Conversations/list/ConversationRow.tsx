import type { Conversation } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Badge } from '@intake/ui/Badge';
import { RowLines } from '@intake/ui/VirtualList';
import { BellOff, CircleAlert, Clock, Mail, PenLine, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { listMessages as texts, viewNames } from '../Conversations.messages.ts';
import { channelNames } from '../../../../shared/texting/texting.messages.ts';
import { nameOf } from '../Conversations.model.ts';
import { Mark, Name, Person, Snippet } from './ConversationList.styles.ts';

/** Whom it is with, what was written last, and what must not be passed over. */
export function ConversationRow({ conversation, now }: { conversation: Conversation; now: number }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { channel, last, scheduled, unreadCount, assignee, claim } = conversation;
  const isUnread = unreadCount > 0;
  const answering = claim && Date.parse(claim.until) > now ? claim : null;
  const person = answering ?? assignee;
  return (
    <RowLines
      title={
        <>
          {isUnread && <Mark role="img" aria-label={formatMessage(texts.unread, { count: unreadCount })} />}
          {channel === 'email' && <Mail role="img" aria-label={formatMessage(channelNames.email)} size={14} />}
          <Name data-unread={isUnread || undefined}>{nameOf(conversation, phoneText)}</Name>
          <State conversation={conversation} />
        </>
      }
      end={last && formats.moment(last.at)}
      detail={
        <Snippet data-unread={isUnread || undefined} dir="auto">
          {last?.direction === 'incoming' ? last.text || formatMessage(texts.onlyMedia) : (last ?? scheduled) && formatMessage(texts.you, { text: (last ?? scheduled)!.text })}
        </Snippet>
      }
      detailEnd={
        person && (
          <Person role="img" aria-label={formatMessage(answering ? texts.answering : texts.ownedBy, { name: person.displayName })} title={person.displayName}>
            {answering && <PenLine aria-hidden size={14} />}
            <Avatar name={person.displayName} size="sm" isDecorative />
          </Person>
        )
      }
    />
  );
}

/** The one state that says most. */
function State({ conversation }: { conversation: Conversation }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { troubledCount, isOptedOut, flags, patientCount, scheduled, labels } = conversation;
  if (troubledCount > 0)
    return (
      <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
        {formatMessage(viewNames.attention)}
      </Badge>
    );
  if (flags.length > 0) return <Badge tone="warning">{formatMessage(flags.includes('may-ask-to-stop') ? texts.mayStop : texts.mayBeWrong)}</Badge>;
  if (isOptedOut) return <Badge icon={<BellOff aria-hidden />}>{formatMessage(texts.optedOut)}</Badge>;
  if (patientCount > 1)
    return (
      <Badge tone="warning" icon={<Users aria-hidden />}>
        {formatMessage(texts.shared)}
      </Badge>
    );
  if (scheduled)
    return (
      <Badge tone="accent" icon={<Clock aria-hidden />}>
        {formatMessage(texts.scheduled, { time: formats.moment(scheduled.at) })}
      </Badge>
    );
  return labels.slice(0, 1).map((label) => (
    <Badge key={label}>
      <bdi>{label}</bdi>
    </Badge>
  ));
}
