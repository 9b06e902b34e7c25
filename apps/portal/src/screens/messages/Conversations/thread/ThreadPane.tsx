import type { ConversationDetail, FoundMessage } from '@intake/api/contract';
import { phoneText, registerName } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { LinkButton } from '@intake/ui/Link';
import { Pane, PaneHeader } from '@intake/ui/Pane';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { AlarmClock, Users } from 'lucide-react';
import { useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { PatientAlerts } from '../../../../shared/patient/PatientAlerts.tsx';
import { Composer, type ComposerProps } from '../../../../shared/texting/Composer.tsx';
import { noDraft, zoneOf, type Draft, type DraftFile } from '../../../../shared/texting/composer.model.ts';
import { listMessages, paneMessages as texts } from '../Conversations.messages.ts';
import { holderOf, languageOf, type ConversationsModel } from '../Conversations.model.ts';
import { PatientStrip } from './PatientStrip.tsx';
import { People } from './PatientStrip.styles.ts';
import { Thread, type ThreadProps } from './Thread.tsx';
import { ThreadActions, type ThreadActionsProps } from './ThreadActions.tsx';
import { ThreadNotices, type ThreadNoticesProps } from './ThreadNotices.tsx';

export interface ThreadPaneProps
  extends Pick<ThreadProps, 'onCancel' | 'onSettle' | 'onMoreMessages' | 'onRetryThread'>,
    Pick<ThreadActionsProps, 'opened' | 'onOpened' | 'onLabel' | 'onDone' | 'onSnooze' | 'onAssign' | 'onUnread'>,
    Pick<ComposerProps, 'isPicking' | 'onPicking' | 'onPreview' | 'onSend'> {
  ref: Ref<HTMLElement>;
  conversation: ConversationDetail;
  model: ConversationsModel;
  /** What was written before and not sent. */
  draft: Draft | undefined;
  onDraft: (draft: Draft) => void;
  /** The files that went with a message; none where they cannot be had. */
  onFilesOf: (message: FoundMessage) => Promise<readonly DraftFile[]>;
  onAttach: ThreadNoticesProps['onAttach'];
  onRecord: (record: { kind: 'stop' | 'wrong-number' | 'start' }) => void;
  /** To the same patient by the other channel. */
  onSwitch: () => void;
  onClose: () => void;
}

/** One conversation: whom it is with, what was written, and the next message. */
export function ThreadPane(props: ThreadPaneProps) {
  const { ref, conversation, model, draft, isPicking, onPicking, onPreview, onDraft, onSend, onFilesOf, onAttach, onRecord, onSwitch, onClose } = props;
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [start, setStart] = useState<{ at: number; draft: Draft }>({ at: 0, draft: draft ?? noDraft });
  const { patient, reach, viewers, number, snoozedUntil, labels, isOptedOut } = conversation;
  const { may, now, userId, timeZone } = model;
  const holder = holderOf(conversation, userId, now);
  const lookers = viewers.filter(({ userId: id }) => id !== holder?.userId);
  const writeAgain = async (message: FoundMessage) => {
    const files = reach.attachments && message.files.length > 0 ? await onFilesOf(message) : [];
    const again = { ...noDraft, text: message.text, files };
    onDraft(again);
    setStart(({ at }) => ({ at: at + 1, draft: again }));
  };
  const born = patient?.birthDate && formats.calendarDate(patient.birthDate);
  const name = patient ? registerName(patient) : phoneText(number);
  return (
    <Pane ref={ref} label={formatMessage(texts.detail)} isFocusTarget>
      <PaneHeader
        title={name}
        detail={[patient ? born : conversation.patientCount === 0 && formatMessage(conversation.channel === 'email' ? texts.noPatientMail : texts.noPatient), patient && <bdi key="number">{phoneText(number)}</bdi>].filter(Boolean).map((fact, at) => (
          <span key={at}>
            {at > 0 && ' · '}
            {fact}
          </span>
        ))}
        start={patient && <Avatar name={[patient.givenName, patient.familyName].filter(Boolean).join(' ')} isDecorative />}
        status={
          <>
            <Lookers people={lookers} />
            {snoozedUntil && Date.parse(snoozedUntil) > now && (
              <Badge tone="accent" icon={<AlarmClock aria-hidden />}>
                {formatMessage(texts.snoozedUntil, { time: formats.moment(snoozedUntil) })}
              </Badge>
            )}
            {patient && conversation.patientCount > 1 && (
              <Badge tone="warning" icon={<Users aria-hidden />}>
                {formatMessage(listMessages.shared)}
              </Badge>
            )}
            {labels.map((label) => (
              <Badge key={label}>
                <bdi>{label}</bdi>
              </Badge>
            ))}
          </>
        }
        backKeys={['Escape']}
        isBackNarrow
        onBack={onClose}
      >
        {patient && may.readPatients && (
          <LinkButton size="sm" variant="quiet" href={`/app/apps/clients?patient=${patient.id}`}>
            {formatMessage(texts.chart)}
          </LinkButton>
        )}
        {may.send && <ThreadActions {...props} onDetach={() => onAttach({ patientId: null })} onRecord={() => onRecord({ kind: isOptedOut ? 'start' : 'stop' })} />}
      </PaneHeader>
      {patient && <PatientAlerts alerts={patient.alerts} isEdge />}
      <PatientStrip conversation={conversation} mayReadVisits={may.readVisits} />
      <ThreadNotices conversation={conversation} maySend={may.send} onAttach={onAttach} onRecord={onRecord} />
      <Thread {...props} label={formatMessage(texts.thread)} onAgain={(message) => void writeAgain(message)} />
      {may.send && (
        <Composer
          key={start.at}
          initial={start.draft}
          model={{
            channel: conversation.channel, otherWay: conversation.otherWay, reach, holder, templates: model.templates, visits: conversation.visits, preview: model.preview, price: model.price, language: languageOf(patient), timeZone: zoneOf(reach, timeZone), now,
          }}
          isPicking={isPicking}
          onPicking={onPicking}
          onSwitch={onSwitch}
          blockAction={
            (reach.block === 'opted-out' || reach.block === 'wrong-number') && (
              <Button size="sm" onPress={() => onRecord({ kind: 'start' })}>
                {formatMessage(conversation.channel === 'email' ? texts.recordMailStart : texts.recordStart)}
              </Button>
            )
          }
          onPreview={onPreview}
          onDraft={onDraft}
          onSend={onSend}
        />
      )}
    </Pane>
  );
}

/** Who else has it open, said once when somebody comes or goes. */
function Lookers({ people }: { people: ConversationDetail['viewers'] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const names = people.map(({ displayName }) => displayName);
  const text = names.length > 0 ? formatMessage(texts.looking, { names: formats.list(names), count: names.length }) : undefined;
  return (
    <People role="status" title={text}>
      {people.map(({ userId, displayName }) => (
        <Avatar key={userId} name={displayName} size="sm" isDecorative />
      ))}
      <VisuallyHidden>{text}</VisuallyHidden>
    </People>
  );
}
