import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Loaded } from '@intake/ui/Loaded';
import { Skeleton } from '@intake/ui/Skeleton';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Ready } from '../../../../data/loadable.ts';
import { threadMessages as texts } from '../Conversations.messages.ts';
import { threadOf, type ConversationsModel } from '../Conversations.model.ts';
import { MessageItem, type MessageItemProps } from './MessageItem.tsx';
import { Around, Centre, DayHead, Days, Jump, Messages, Scroll } from './Thread.styles.ts';
import { useEnd } from './useEnd.ts';

export interface ThreadProps extends Pick<MessageItemProps, 'onCancel' | 'onSettle' | 'onAgain'> {
  label: string;
  model: Pick<ConversationsModel, 'thread' | 'now' | 'timeZone' | 'may'>;
  onMoreMessages: () => void;
  onRetryThread: () => void;
}

/** All that was written, the newest at the end. */
export function Thread({ model, onRetryThread, ...rest }: ThreadProps) {
  return (
    <Loaded of={model.thread} isPane waiting={<Skeleton lines={8} />} onRetry={onRetryThread}>
      {(value) => <Written {...rest} model={model} value={value} />}
    </Loaded>
  );
}

const dayMs = 86_400_000;

function Written({ label, model, value, onMoreMessages, ...actions }: Omit<ThreadProps, 'onRetryThread'> & { value: Ready<{ rows: readonly Parameters<typeof threadOf>[0][number][]; more: string }>['value'] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const { now, timeZone, may } = model;
  const { rows, more } = value;
  const { days, waiting } = threadOf(rows, now, timeZone);
  const { hasLeft, onScroll, toEnd } = useEnd(scroller, rows[0]?.id, rows.length);
  const dayOf = (at: number) => formats.date(at, timeZone);
  const dayName = (at: string) => {
    const day = dayOf(Date.parse(at));
    return day === dayOf(now) ? formatMessage(texts.today) : day === dayOf(now - dayMs) ? formatMessage(texts.yesterday) : day;
  };
  return (
    <Around>
      <Scroll ref={scroller} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
        <Days>
          {more !== 'none' && (
            <Centre>
              <Button size="sm" variant="quiet" isPending={more === 'loading'} onPress={onMoreMessages}>
                {formatMessage(texts.earlier)}
              </Button>
            </Centre>
          )}
          {rows.length === 0 && <DayHead>{formatMessage(texts.empty)}</DayHead>}
          {days.map(({ day, at, messages }) => (
            <div key={day}>
              <DayHead>{dayName(at)}</DayHead>
              <Messages>
                {messages.map(({ message, isLastOfRun }) => (
                  <MessageItem key={message.id} {...actions} message={message} isLastOfRun={isLastOfRun} maySend={may.send} timeZone={timeZone} />
                ))}
              </Messages>
            </div>
          ))}
          {waiting.length > 0 && (
            <div>
              <DayHead>{formatMessage(texts.waiting)}</DayHead>
              <Messages>
                {waiting.map((message) => (
                  <MessageItem key={message.id} {...actions} message={message} isLastOfRun maySend={may.send} timeZone={timeZone} />
                ))}
              </Messages>
            </div>
          )}
        </Days>
      </Scroll>
      {hasLeft && (
        <Jump>
          <Button size="sm" icon={<ArrowDown aria-hidden />} onPress={toEnd}>
            {formatMessage(texts.toEnd)}
          </Button>
        </Jump>
      )}
    </Around>
  );
}
