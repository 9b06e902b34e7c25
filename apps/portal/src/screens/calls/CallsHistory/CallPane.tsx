import type { CallDetail, CallTurn } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { localeNames, useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button, ButtonRow } from '@intake/ui/Button';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { LinkButton } from '@intake/ui/Link';
import { Pane, PaneColumns, PaneHeader, PaneMiddle } from '@intake/ui/Pane';
import { Transcript } from '@intake/ui/Transcript';
import { Bot, CirclePause, Keyboard, RotateCcw } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { callOutcomeNames, callPurposeNames, callStatusNames } from '../../../shared/calls/calls.messages.ts';
import { callTone, isLive } from '../../../shared/calls/callTone.ts';
import { DirectionIcon } from './CallList.tsx';
import { callsMessages, paneMessages as texts, replayMessages } from './CallsHistory.messages.ts';
import { clockText, otherSideOf, secondsOf } from './CallsHistory.model.ts';
import { Note } from './CallsHistory.styles.ts';
import { Decisions, type DecisionsProps } from './Decisions.tsx';

export interface CallPaneProps extends DecisionsProps {
  now: string;
  /** What was searched for is found again in the transcript. */
  search: string;
  /** The words as they were said, once somebody asked for them. */
  raw: readonly CallTurn[] | null;
  mayReadRaw: boolean;
  chartHref: ((patient: { id: string }) => string) | null;
  onRaw: () => void;
  /** Left out where one may not, or its agent is gone. */
  onReplay: (() => void) | null;
  onClose: () => void;
}

/** One call: what it proposes, what was really said, and the facts. */
export function CallPane(props: CallPaneProps) {
  const { call, now, search, raw, mayReadRaw, chartHref, onRaw, onReplay, onClose } = props;
  const { formatMessage } = useIntl();
  const title = otherSideOf(call) ?? formatMessage(callsMessages.unknownCaller);
  const turns = useTurns(raw ?? call.turns, call.startedAt ?? call.createdAt);
  const isNow = isLive(call);
  const words = isNow || call.status === 'unconfirmed' || !call.outcome ? callStatusNames[call.status] : callOutcomeNames[call.outcome];
  return (
    <Pane label={formatMessage(callsMessages.detail)} isFocusTarget>
      <PaneHeader
        title={title}
        start={<DirectionIcon call={call} />}
        detail={<bdi>{formatMessage(texts.agentVersion, { agent: call.agentName, version: call.agentVersion })}</bdi>}
        status={
          <Badge hasDot tone={callTone(call)}>
            {formatMessage(words)}
          </Badge>
        }
        actions={
          call.patientId &&
          chartHref && (
            <LinkButton size="sm" href={chartHref({ id: call.patientId })}>
              {formatMessage(texts.openChart)}
            </LinkButton>
          )
        }
        onBack={onClose}
      />
      {call.status === 'unconfirmed' && (
        <Banner isEdge tone="warning" title={formatMessage(texts.unconfirmedTitle)}>
          {formatMessage(texts.unconfirmedText)}
        </Banner>
      )}
      <Decisions {...props} />
      <PaneColumns
        asideLabel={formatMessage(texts.facts)}
        aside={
          <CallFacts call={call} now={now}>
            {!raw && turns.length > 0 && <Note>{formatMessage(texts.redacted)}</Note>}
            <ButtonRow>
              {!raw && mayReadRaw && call.hasRaw && (
                <Button size="sm" variant="quiet" onPress={onRaw}>
                  {formatMessage(texts.showRaw)}
                </Button>
              )}
              {onReplay && !isNow && turns.length > 0 && (
                <Button size="sm" variant="quiet" icon={<RotateCcw aria-hidden />} onPress={onReplay}>
                  {formatMessage(replayMessages.replay)}
                </Button>
              )}
            </ButtonRow>
          </CallFacts>
        }
      >
        {turns.length === 0 ? (
          <PaneMiddle>
            <Note>{formatMessage(texts.noTranscript)}</Note>
          </PaneMiddle>
        ) : (
          <Transcript
            key={`${call.id} ${search}`}
            label={formatMessage(texts.transcript)}
            isSearchable
            defaultQuery={search}
            isLive={isNow}
            recording={call.recording.url ?? undefined}
            turns={turns}
            speakers={[
              { id: 'agent', name: call.agentName, icon: <Bot aria-hidden /> },
              { id: 'caller', name: call.patientName ?? formatMessage(texts.caller) },
            ]}
          />
        )}
      </PaneColumns>
    </Pane>
  );
}

function CallFacts({ call, now, children }: { call: CallDetail; now: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const seconds = secondsOf(call, now);
  const recordings = { 'not-asked': texts.notAsked, given: texts.given, refused: texts.refused };
  const fact = (id: 'started' | 'length' | 'number' | 'language' | 'purpose' | 'cost' | 'recording' | 'transferred' | 'kept', details: string | null) =>
    details ? [{ id, term: formatMessage(texts[id]), details: <bdi>{details}</bdi> }] : [];
  return (
    <>
      <DescriptionList
        isStacked
        items={[
          ...fact('purpose', formatMessage(callPurposeNames[call.purpose])),
          ...fact('started', formats.dateTime(call.startedAt ?? call.createdAt)),
          ...fact('length', seconds === null ? null : clockText(seconds)),
          ...fact('number', call.number && phoneText(call.number)),
          ...fact('language', localeNames[call.locale]),
          ...fact('cost', call.cost && formats.money(call.cost.cents, call.cost.currency)),
          ...fact('recording', formatMessage(recordings[call.recording.consent])),
          ...fact('transferred', call.transferredTo && phoneText(call.transferredTo)),
          ...fact('kept', call.deleteAt ? formats.date(call.deleteAt) : formatMessage(texts.deleted)),
        ]}
      />
      {children}
    </>
  );
}

function useTurns(turns: readonly CallTurn[], startedAt: string) {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      turns.map(({ number, who, text, at, isInterrupted, by }) => ({
        id: String(number), speaker: who, text, startMs: Math.max(0, Date.parse(at) - Date.parse(startedAt)),
        actions: [
          ...(isInterrupted ? [{ id: 'interrupted', label: formatMessage(texts.interrupted), tone: 'neutral' as const, icon: <CirclePause aria-hidden /> }] : []),
          ...(by === 'key' || by === 'text' ? [{ id: 'by', label: formatMessage(by === 'key' ? texts.byKey : texts.byText), tone: 'neutral' as const, icon: <Keyboard aria-hidden /> }] : []),
        ],
      })),
    [turns, startedAt, formatMessage],
  );
}
