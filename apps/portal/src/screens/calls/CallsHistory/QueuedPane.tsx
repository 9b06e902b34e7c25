import type { QueuedCall } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { isInQueue } from '@intake/api/rules/voice';
import { localeNames, useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { LinkButton } from '@intake/ui/Link';
import { Pane, PaneBody, PaneHeader } from '@intake/ui/Pane';
import { useIntl } from 'react-intl';
import { callPurposeNames, callRefusalNames } from '../../../shared/calls/calls.messages.ts';
import { paneMessages, queueMessages as texts, queueStatusNames } from './CallsHistory.messages.ts';
import { queueTones } from './QueueList.tsx';

export interface QueuedPaneProps {
  call: QueuedCall;
  mayPlace: boolean;
  chartHref: ((patient: { id: string }) => string) | null;
  callHref: (call: { id: string }) => string;
  onWithdraw: (call: QueuedCall) => void;
  onClose: () => void;
}

/** One call that is to be made: when, why, and what holds it. */
export function QueuedPane({ call, mayPlace, chartHref, callHref, onWithdraw, onClose }: QueuedPaneProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { status, refusal, appointment } = call;
  const fact = (id: string, term: string, details: string | null) => (details ? [{ id, term, details: <bdi>{details}</bdi> }] : []);
  return (
    <Pane isFocusTarget label={formatMessage(texts.list)}>
      <PaneHeader
        title={call.patientName}
        detail={formatMessage(callPurposeNames[call.kind])}
        status={
          <Badge hasDot tone={queueTones[status]}>
            {formatMessage(queueStatusNames[status])}
          </Badge>
        }
        actions={
          <>
            {call.callId && (
              <LinkButton size="sm" href={callHref({ id: call.callId })}>
                {formatMessage(texts.openCall)}
              </LinkButton>
            )}
            {chartHref && (
              <LinkButton size="sm" href={chartHref({ id: call.patientId })}>
                {formatMessage(paneMessages.openChart)}
              </LinkButton>
            )}
            {mayPlace && isInQueue(status) && (
              <Button size="sm" onPress={() => onWithdraw(call)}>
                {formatMessage(texts.withdraw)}
              </Button>
            )}
          </>
        }
        onBack={onClose}
      />
      <PaneBody>
        {refusal && <Banner tone={status === 'failed' ? 'danger' : 'warning'}>{formatMessage(callRefusalNames[refusal])}</Banner>}
        <DescriptionList
          items={[
            ...fact('agent', formatMessage(paneMessages.agent), call.agentName),
            ...fact('number', formatMessage(paneMessages.number), call.number && phoneText(call.number)),
            ...fact('language', formatMessage(paneMessages.language), localeNames[call.locale]),
            ...fact('visit', formatMessage(texts.visit), appointment && `${appointment.visitTypeName} · ${formats.dateTime(appointment.startsAt, appointment.timeZone)}`),
            ...fact('earliest', formatMessage(texts.earliest), formats.dateTime(call.notBefore)),
            ...fact('latest', formatMessage(texts.latest), call.expiresAt && formats.dateTime(call.expiresAt)),
            ...fact('tries', formatMessage(texts.tries), String(call.attempts)),
          ]}
        />
      </PaneBody>
    </Pane>
  );
}
