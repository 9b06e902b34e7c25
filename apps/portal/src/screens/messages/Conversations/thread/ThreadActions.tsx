import type { ConversationDetail } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Button } from '@intake/ui/Button';
import { IconButton } from '@intake/ui/IconButton';
import { Menu } from '@intake/ui/Menu';
import { AlarmClock, Check, Ellipsis, Undo2, UserPlus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KeyButton } from '../../../../shared/KeyButton.tsx';
import { laterMessages } from '../../../../shared/texting/composer.messages.ts';
import { laterHours, laterTimes } from '../../../../shared/texting/composer.model.ts';
import { paneMessages as texts } from '../Conversations.messages.ts';
import type { ConversationsModel } from '../Conversations.model.ts';
import { LabelsPopover, type LabelsPopoverProps } from './LabelsPopover.tsx';

export interface ThreadActionsProps extends Pick<LabelsPopoverProps, 'onLabel'> {
  conversation: ConversationDetail;
  model: Pick<ConversationsModel, 'colleagues' | 'userId' | 'now' | 'timeZone' | 'counts'>;
  /** Menus that a key opens. */
  opened: 'snooze' | 'labels' | null;
  onOpened: (opened: 'snooze' | 'labels' | null) => void;
  onDone: (change: { isClosed: boolean }) => void;
  onSnooze: (change: { until: string | null }) => void;
  onAssign: (change: { assigneeId: string | null }) => void;
  onUnread: () => void;
  onDetach: () => void;
  onRecord: () => void;
}

const nobody = 'nobody';

/** What can be done with a conversation but answering it. */
export function ThreadActions({ conversation, model, opened, onOpened, onLabel, onDone, onSnooze, onAssign, onUnread, onDetach, onRecord }: ThreadActionsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { assignee, closedAt, snoozedUntil, labels, patientId, isOptedOut } = conversation;
  const { colleagues, userId, now, timeZone, counts } = model;
  const times = laterTimes(now, timeZone);
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > now;
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <Button size="sm" variant="quiet" icon={assignee ? <Avatar name={assignee.displayName} size="sm" isDecorative /> : <UserPlus aria-hidden />}>
            {assignee ? formatMessage(texts.assigned, { name: assignee.displayName }) : formatMessage(texts.assign)}
          </Button>
        }
        groups={[
          {
            id: 'people',
            title: formatMessage(texts.assignee),
            selected: assignee?.userId ?? nobody,
            items: [
              { id: nobody, label: formatMessage(texts.nobody) },
              ...colleagues.map(({ id, label }) => ({ id, label: id === userId ? formatMessage(texts.me, { name: label }) : label, keys: id === userId ? ['a'] : undefined })),
            ],
          },
        ]}
        onAction={({ id }) => onAssign({ assigneeId: id === nobody ? null : id })}
      />
      <Menu
        placement="bottom end"
        isOpen={opened === 'snooze'}
        onOpenChange={({ isOpen }) => onOpened(isOpen ? 'snooze' : null)}
        trigger={<IconButton size="sm" label={formatMessage(texts.snooze)} keys={['h']} icon={<AlarmClock aria-hidden />} />}
        groups={[
          {
            id: 'times',
            title: formatMessage(texts.snooze),
            items: [
              ...times.map(({ id, at }) => ({ id, label: formatMessage(laterMessages[id], { count: laterHours }), description: formats.dateTime(at, timeZone) })),
              ...(isSnoozed ? [{ id: 'wake', label: formatMessage(texts.wake) }] : []),
            ],
          },
        ]}
        onAction={({ id }) => onSnooze({ until: times.find((one) => one.id === id)?.at ?? null })}
      />
      <LabelsPopover
        labels={labels}
        known={counts?.labels.map(({ label }) => label) ?? []}
        isOpen={opened === 'labels'}
        onOpenChange={({ isOpen }) => onOpened(isOpen ? 'labels' : null)}
        onLabel={onLabel}
      />
      <Menu
        placement="bottom end"
        trigger={<IconButton size="sm" label={formatMessage(texts.more)} icon={<Ellipsis aria-hidden />} />}
        groups={[
          {
            id: 'more',
            items: [
              { id: 'unread', label: formatMessage(texts.unread), keys: ['u'] },
              ...(patientId ? [{ id: 'detach', label: formatMessage(texts.detach) }] : []),
              { id: 'record', label: formatMessage(isOptedOut ? texts.recordStart : texts.recordStop) },
            ],
          },
        ]}
        onAction={({ id }) => (id === 'unread' ? onUnread() : id === 'detach' ? onDetach() : onRecord())}
      />
      <KeyButton
        shortcut={closedAt ? 'o' : 'c'}
        icon={closedAt ? <Undo2 aria-hidden data-flip /> : <Check aria-hidden />}
        onPress={() => onDone({ isClosed: !closedAt })}
      >
        {formatMessage(closedAt ? texts.reopen : texts.close)}
      </KeyButton>
    </>
  );
}
