import type { ConversationDetail } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Menu } from '@intake/ui/Menu';
import { useIntl } from 'react-intl';
import { mailNotices, noticeMessages, paneMessages } from '../Conversations.messages.ts';

export interface ThreadNoticesProps {
  conversation: Pick<ConversationDetail, 'channel' | 'patientId' | 'candidates' | 'flags' | 'isOptedOut'>;
  maySend: boolean;
  onAttach: (attach: { patientId: string | null }) => void;
  onRecord: (record: { kind: 'stop' | 'wrong-number' }) => void;
}

/** What has to be decided by a person before anybody writes. */
export function ThreadNotices({ conversation, maySend, onAttach, onRecord }: ThreadNoticesProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { channel, patientId, candidates, flags, isOptedOut } = conversation;
  const texts = channel === 'email' ? { ...noticeMessages, ...mailNotices } : noticeMessages;
  const record = (kind: 'stop' | 'wrong-number') => maySend && !isOptedOut && (
    <Button size="sm" onPress={() => onRecord({ kind })}>
      {formatMessage(paneMessages.recordStop)}
    </Button>
  );
  return (
    <>
      {!patientId && candidates.length > 0 && (
        <Banner
          tone="warning"
          isEdge
          title={formatMessage(texts.sharedTitle, { count: candidates.length })}
          actions={
            maySend && (
              <Menu
                placement="bottom end"
                trigger={<Button size="sm">{formatMessage(texts.choose)}</Button>}
                groups={[
                  {
                    id: 'patients',
                    items: candidates.map((one) => ({
                      id: one.patientId, label: one.patientName, description: one.birthDate && formatMessage(texts.born, { date: formats.calendarDate(one.birthDate) }),
                    })),
                  },
                ]}
                onAction={({ id }) => onAttach({ patientId: id })}
              />
            )
          }
        >
          {formatMessage(texts.sharedText)}
        </Banner>
      )}
      {flags.includes('may-ask-to-stop') && !isOptedOut && (
        <Banner tone="warning" isEdge title={formatMessage(texts.stopTitle)} actions={record('stop')}>
          {formatMessage(texts.stopText)}
        </Banner>
      )}
      {flags.includes('may-be-wrong-number') && !isOptedOut && (
        <Banner tone="warning" isEdge title={formatMessage(texts.wrongTitle)} actions={record('wrong-number')}>
          {formatMessage(texts.wrongText)}
        </Banner>
      )}
    </>
  );
}
