import type { AgentFlow } from '@intake/api/contract';
import { identitySlots, type SyntheticPatient } from '@intake/api/rules/voice';
import { useFormats } from '@intake/i18n';
import { Badge, BadgeRow } from '@intake/ui/Badge';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { PaneSection } from '@intake/ui/Pane';
import { ShieldCheck, UserRoundX } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { proposalNames } from '../../../../shared/calls/calls.messages.ts';
import { slotNames } from '../Agents.messages.ts';
import { outlineOf } from '../flow/flow.model.ts';
import { FlowPicture } from '../flow/FlowPicture.tsx';
import { rehearsalMessages as texts } from './rehearsal.messages.ts';
import type { Cast, RehearsalView } from './rehearsal.model.ts';
import { Quiet } from './rehearsal.styles.ts';
import type { VoiceCall } from './voiceCall.model.ts';

export interface CallSideProps {
  flow: AgentFlow;
  cast: Cast;
  patient: SyntheticPatient;
  view: RehearsalView;
  /** Of a call by sound. */
  voice: VoiceCall | null;
}

/** Whom one plays, how far the call is, and what comes of it. */
export function CallSide({ flow, patient, view, voice }: CallSideProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { facts, details } = patient;
  const steps = useMemo(() => outlineOf(flow), [flow]);
  const fact = (id: 'firstName' | 'visit', value: string | null) => (value ? [{ id, term: formatMessage(texts[id]), details: <bdi>{value}</bdi> }] : []);
  const status = view.status === 'handed-off' ? texts.handedOff : view.isOver || view.status === 'ended' ? texts.ended : texts.live;
  return (
    <>
      <PaneSection title={formatMessage(texts.state)}>
        <BadgeRow isLive>
          <Badge hasDot tone={view.isOver ? 'neutral' : 'accent'}>
            {formatMessage(status)}
          </Badge>
          <Badge tone={view.isVerified ? 'success' : 'neutral'} icon={view.isVerified ? <ShieldCheck aria-hidden /> : <UserRoundX aria-hidden />}>
            {formatMessage(view.isVerified ? texts.verified : texts.stranger)}
          </Badge>
          {view.actions.map((action, at) => (
            <Badge key={at} tone="suggestion">
              {formatMessage(texts.proposes, { action: formatMessage(proposalNames[action]) })}
            </Badge>
          ))}
          {voice && !view.isOver && <SoundBadge voice={voice} />}
        </BadgeRow>
        {voice && voice.reply !== null && <Quiet data-reply={voice.reply}>{formatMessage(texts.reply, { milliseconds: voice.reply })}</Quiet>}
        {voice && voice.bargeIn !== null && <Quiet data-barge-in={voice.bargeIn}>{formatMessage(texts.bargeIn, { milliseconds: voice.bargeIn })}</Quiet>}
      </PaneSection>
      <PaneSection title={formatMessage(texts.you)}>
        <DescriptionList
          isStacked
          items={[
            ...fact('firstName', details?.firstName ?? null),
            ...identitySlots.map((id) => ({ id, term: formatMessage(slotNames[id]), details: <bdi>{facts[id]}</bdi> })),
            ...fact('visit', details && [details.service, formats.calendarDate(details.date), details.time, details.location].join(' · ')),
          ]}
        />
        <Quiet>{formatMessage(texts.offline)}</Quiet>
      </PaneSection>
      <FlowPicture flow={flow} steps={steps} selected={null} current={view.at} />
    </>
  );
}

function SoundBadge({ voice }: { voice: VoiceCall }) {
  const { formatMessage } = useIntl();
  const words = voice.phase === 'connecting' ? texts.connecting : voice.isCallerSpeaking ? texts.hearing : voice.isAgentSpeaking ? texts.speaking : texts.listening;
  return (
    <Badge hasDot tone={voice.isCallerSpeaking ? 'success' : 'neutral'}>
      {formatMessage(words)}
    </Badge>
  );
}
