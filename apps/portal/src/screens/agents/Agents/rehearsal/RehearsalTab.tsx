import type { AgentFlow } from '@intake/api/contract';
import { asking, leaks as leaksOf, personaNames as allPersonas } from '@intake/api/rules/voice';
import { localeNames, type Locale } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { PaneColumns } from '@intake/ui/Pane';
import { Select } from '@intake/ui/Select';
import { Transcript } from '@intake/ui/Transcript';
import { Bot, CirclePause, Keyboard, Mic, PhoneOff, RotateCcw, ShieldAlert, UserRoundPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { proposalNames } from '../../../../shared/calls/calls.messages.ts';
import { personaNames } from '../Agents.messages.ts';
import { CallerComposer } from './CallerComposer.tsx';
import { CallSide } from './CallSide.tsx';
import { rehearsalMessages as texts } from './rehearsal.messages.ts';
import { askedAt, lineOf, patientsOf, saying, startCall, turnsOfCaller, type Cast, type RehearsedTurn, type RehearsedWish } from './rehearsal.model.ts';
import { CastBar, Heard } from './rehearsal.styles.ts';
import type { VoiceControl } from './voiceCall.model.ts';

export interface RehearsalTabProps {
  flow: AgentFlow;
  agentName: string;
  clinic: { name: string; phone: string };
  /** `YYYY-MM-DD` at the clinic. */
  today: string;
  mayTalk: boolean;
  voice: VoiceControl;
}

const wishes: readonly RehearsedWish[] = ['confirm', 'cancel', 'move'];

/** One plays a caller against the agent as it is now: by text in the browser alone, or by microphone. */
export function RehearsalTab({ flow, agentName, clinic, today, mayTalk, voice }: RehearsalTabProps) {
  const { formatMessage } = useIntl();
  const [cast, setCast] = useState<Cast>({ locale: flow.languages[0]!, persona: 'calm', wish: 'confirm', seed: 1 });
  const [written, setWritten] = useState(() => startCall(flow, cast, clinic));
  const isTalking = voice.call.phase !== 'off';
  const { call } = voice;
  const patients = useMemo(() => patientsOf(cast.seed), [cast.seed]);
  const leaks = useMemo(
    () => (isTalking ? leaksOf(call.turns, patients, cast.locale) : written.leaks),
    [isTalking, call.turns, patients, cast.locale, written.leaks],
  );
  const view = isTalking
    ? { turns: call.turns, at: call.at, status: call.status, isVerified: call.isVerified, actions: call.actions, asked: askedAt(flow, call.at) }
    : { turns: written.turns, at: written.state.at, status: written.state.status, isVerified: written.state.verified, actions: written.actions, asked: asking(flow, written.state) };
  const isOver = view.status === 'ended' || view.status === 'handed-off' || call.phase === 'over' || call.phase === 'failed';
  const change = (different: Partial<Cast>) => {
    const next = { ...cast, ...different };
    setCast(next);
    if (isTalking && !isOver) return voice.start(next);
    // By text again, once a call is over.
    voice.leave();
    setWritten(startCall(flow, next, clinic));
  };
  const say = (text: string, by: 'text' | 'key' = 'text') => {
    if (!isTalking) return setWritten(saying(flow, written, text, today, by));
    if (by === 'key') voice.press(text);
    else voice.say(text);
  };
  const turns = useTranscriptTurns(view.turns, leaks.map(({ turn }) => turn));
  return (
    <PaneColumns
      asideLabel={formatMessage(texts.state)}
      asideSize="md"
      aside={<CallSide flow={flow} cast={cast} patient={patients[0]!} view={{ ...view, isOver }} voice={isTalking ? call : null} />}
    >
      <CastBar>
        <Select
          label={formatMessage(texts.persona)}
          items={allPersonas.map((id) => ({ id, label: formatMessage(personaNames[id]) }))}
          value={cast.persona}
          onChange={({ value }) => allPersonas.filter((id) => id === value).forEach((persona) => change({ persona }))}
        />
        <Select
          label={formatMessage(texts.language)}
          items={flow.languages.map((id) => ({ id, label: localeNames[id] }))}
          value={cast.locale}
          onChange={({ value }) => flow.languages.filter((id) => id === value).forEach((locale: Locale) => change({ locale }))}
        />
        <Select
          label={formatMessage(texts.wish)}
          items={wishes.map((id) => ({ id, label: formatMessage(proposalNames[id]) }))}
          value={cast.wish}
          onChange={({ value }) => wishes.filter((id) => id === value).forEach((wish) => change({ wish }))}
        />
        <Button size="sm" variant="quiet" icon={<UserRoundPlus aria-hidden />} onPress={() => change({ seed: cast.seed + 1 })}>
          {formatMessage(texts.another)}
        </Button>
        <Button size="sm" variant="quiet" icon={<RotateCcw aria-hidden />} onPress={() => change({})}>
          {formatMessage(texts.restart)}
        </Button>
        {mayTalk &&
          (isTalking && !isOver ? (
            <Button size="sm" variant="danger" icon={<PhoneOff aria-hidden />} onPress={voice.stop}>
              {formatMessage(texts.hangUp)}
            </Button>
          ) : (
            <Button size="sm" variant="primary" icon={<Mic aria-hidden />} onPress={() => voice.start(cast)}>
              {formatMessage(texts.talk)}
            </Button>
          ))}
      </CastBar>
      {leaks.length > 0 && (
        <Banner isEdge tone="danger">
          {formatMessage(texts.leaks, { count: leaks.length })}
        </Banner>
      )}
      {isTalking && <VoiceNotice voice={voice} />}
      <Heard>
        <Transcript
          label={formatMessage(texts.conversation)}
          isLive
          turns={turns}
          speakers={[
            { id: 'agent', name: agentName, icon: <Bot aria-hidden /> },
            { id: 'caller', name: formatMessage(texts.caller) },
          ]}
        />
      </Heard>
      <CallerComposer
        line={lineOf({ cast, patients }, view.asked, turnsOfCaller(view.turns))}
        isSpoken={isTalking && call.problem !== 'microphone'}
        isOver={isOver}
        language={cast.locale}
        onSay={say}
      />
    </PaneColumns>
  );
}

function VoiceNotice({ voice: { call } }: { voice: VoiceControl }) {
  const { formatMessage } = useIntl();
  const problem = call.problem === 'microphone' ? texts.noMicrophone : call.problem === 'network' ? texts.lost : call.problem === 'refused' ? texts.refused : null;
  if (problem && call.phase !== 'over') return <Banner isEdge tone={call.problem === 'microphone' ? 'warning' : 'danger'}>{formatMessage(problem)}</Banner>;
  return call.isUnheard ? (
    <Banner isEdge tone="warning">
      {formatMessage(texts.unheard)}
    </Banner>
  ) : null;
}

function useTranscriptTurns(turns: readonly RehearsedTurn[], leaks: readonly number[]) {
  const { formatMessage } = useIntl();
  return turns.map(({ who, text, by, isInterrupted }, at) => ({
    id: String(at), speaker: who, startMs: null, text: text || formatMessage(texts.silence),
    actions: [
      ...(leaks.includes(at) ? [{ id: 'leak', label: formatMessage(texts.leak), tone: 'danger' as const, icon: <ShieldAlert aria-hidden /> }] : []),
      ...(isInterrupted ? [{ id: 'interrupted', label: formatMessage(texts.interrupted), tone: 'neutral' as const, icon: <CirclePause aria-hidden /> }] : []),
      ...(by === 'key' ? [{ id: 'key', label: formatMessage(texts.byKey), tone: 'neutral' as const, icon: <Keyboard aria-hidden /> }] : []),
    ],
  }));
}
