import type { DeliveryAttempt } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { LinkButton } from '@intake/ui/Link';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { Timeline } from '@intake/ui/Timeline';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { deliveryTones } from '../../../shared/letters/deliveryTone.ts';
import { deliveryStatusNames, failureNames, failureSteps, letterKindNames } from '../../../shared/letters/letters.messages.ts';
import { priorityNames } from '../../../shared/vocabulary.messages.ts';
import { paneMessages as texts, sentMessages } from './SentFaxes.messages.ts';
import { actionsOf, recipientOf, type SentFaxDetail } from './SentFaxes.model.ts';

export interface SentPaneProps {
  sent: SentFaxDetail;
  maySend: boolean;
  /** Null for those who may not see it, and where it is about none. */
  referralHref: string | null;
  onAgain: () => void;
  onElsewhere: () => void;
  onSettle: () => void;
  onCancel: () => void;
  onClose: () => void;
}

const callNames: Record<DeliveryAttempt['status'], MessageDescriptor> = {
  sending: texts.callSending, sent: texts.callSent, delivered: texts.callDelivered, failed: texts.callFailed, unconfirmed: texts.callUnknown, 'given-up': texts.callUnknown,
};

/** One fax: what became of it, what can be done, each call. */
export function SentPane({ sent, maySend, referralHref, onAgain, onElsewhere, onSettle, onCancel, onClose }: SentPaneProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { status, failure, settledAt } = sent;
  const can = actionsOf(sent);
  const resend = (
    <>
      <Button size="sm" variant="primary" onPress={onAgain}>
        {formatMessage(texts.again)}
      </Button>
      <Button size="sm" onPress={onElsewhere}>
        {formatMessage(texts.elsewhere)}
      </Button>
      {can.settle && (
        <Button size="sm" variant="quiet" onPress={onSettle}>
          {formatMessage(texts.settle)}
        </Button>
      )}
    </>
  );
  const fact = (id: 'to' | 'clinic' | 'patient' | 'what' | 'priority' | 'created' | 'scheduled' | 'delivered', details: string | null) =>
    details ? [{ id, term: formatMessage(texts[id]), details: <bdi>{details}</bdi> }] : [];
  return (
    <Pane>
      <PaneHeader
        title={recipientOf(sent)}
        status={
          <Badge hasDot tone={settledAt ? 'neutral' : deliveryTones[status]}>
            {formatMessage(settledAt ? sentMessages.settled : deliveryStatusNames[status])}
          </Badge>
        }
        actions={
          <>
            {maySend && can.cancel && (
              <Button size="sm" onPress={onCancel}>
                {formatMessage(texts.cancel)}
              </Button>
            )}
            {referralHref && (
              <LinkButton size="sm" href={referralHref}>
                {formatMessage(texts.openReferral)}
              </LinkButton>
            )}
          </>
        }
        onBack={onClose}
      />
      <PaneBody>
        {status === 'failed' && (
          <Banner tone={settledAt ? 'neutral' : 'danger'} title={formatMessage(failureNames[failure ?? 'unknown'])} actions={maySend && resend}>
            {formatMessage(failureSteps[failure ?? 'unknown'])}
          </Banner>
        )}
        {status === 'unconfirmed' && (
          <Banner tone="warning" title={formatMessage(texts.unconfirmedTitle)} actions={maySend && resend}>
            {formatMessage(texts.unconfirmedText)}
          </Banner>
        )}
        {status === 'queued' && failure && sent.nextTryAt && (
          <Banner tone="neutral">{formatMessage(texts.retryTitle, { reason: formatMessage(failureNames[failure]), time: formats.time(sent.nextTryAt) })}</Banner>
        )}
        {status === 'cancelled' && maySend && (
          <div>
            <Button size="sm" onPress={onAgain}>
              {formatMessage(texts.again)}
            </Button>
          </div>
        )}
        <DescriptionList
          items={[
            ...fact('to', phoneText(sent.to)),
            ...fact('clinic', sent.recipientClinic),
            ...fact('patient', sent.patientName),
            ...fact('what', `${formatMessage(sent.letterKind ? letterKindNames[sent.letterKind] : sentMessages.forwarded)} · ${formatMessage(sentMessages.pages, { count: sent.pageCount })}`),
            ...fact('priority', sent.priority === 'routine' ? null : formatMessage(priorityNames[sent.priority])),
            ...fact('created', formats.dateTime(sent.createdAt)),
            ...fact('scheduled', sent.scheduledAt && formats.dateTime(sent.scheduledAt)),
            ...fact('delivered', sent.deliveredAt && formats.dateTime(sent.deliveredAt)),
          ]}
        />
        <PaneSection title={formatMessage(texts.calls)}>
          {sent.calls.length === 0 ? (
            <p>{formatMessage(texts.noCalls)}</p>
          ) : (
            <Timeline
              items={sent.calls.map((call) => ({
                id: String(call.number),
                title: formatMessage(callNames[call.status]),
                detail: [formatMessage(texts.call, { number: call.number }), call.failureReason].filter(Boolean).join(' · '),
                time: call.startedAt,
                timeLabel: formats.moment(call.startedAt),
                tone: call.status === 'delivered' ? ('success' as const) : call.status === 'failed' ? ('danger' as const) : ('neutral' as const),
              }))}
            />
          )}
        </PaneSection>
      </PaneBody>
    </Pane>
  );
}
