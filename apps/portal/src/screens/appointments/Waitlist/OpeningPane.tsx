import type { Opening, WaitlistCandidate } from '@intake/api/contract';
import type { OfferChannel } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { Check, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KeyButton } from '../../../shared/KeyButton.tsx';
import { priorityNames } from '../../../shared/vocabulary.messages.ts';
import { useVisitTime } from '../useDateRange.ts';
import { callReason, listMessages, metSigns, openingMessages as texts, unmetSigns } from './Waitlist.messages.ts';
import { channelFor, daysWaited, digits, signsOf } from './Waitlist.model.ts';
import { CandidateCard, Candidates } from './Waitlist.styles.ts';

export interface OpeningPaneProps {
  opening: Opening;
  now: number;
  mayWrite: boolean;
  onOffer: (candidate: WaitlistCandidate, channel: OfferChannel) => void;
  onClose: () => void;
}

/** A freed time: whom it suits best and why, each to be offered it by a digit. */
export function OpeningPane({ opening, now, mayWrite, onOffer, onClose }: OpeningPaneProps) {
  const { formatMessage } = useIntl();
  const timeOf = useVisitTime();
  const { timeZone, physicianName, resourceName, locationName, candidates, candidateCount } = opening;
  const hidden = candidateCount - candidates.length;
  return (
    <Pane isFocusTarget>
      <PaneHeader
        title={timeOf(opening)}
        detail={[physicianName, resourceName, locationName].filter(Boolean).join(' · ')}
        onBack={onClose}
      />
      <PaneBody>
        <PaneSection title={formatMessage(texts.candidates)}>
          {candidates.length === 0 ? (
            <p>{formatMessage(texts.nobody)}</p>
          ) : (
            <Candidates>
              {candidates.map((candidate, at) => (
                <CandidateCard key={candidate.entry.id}>
                  <CandidateWords candidate={candidate} timeZone={timeZone} now={now} />
                  {mayWrite && <OfferButtons candidate={candidate} at={at} timeZone={timeZone} onOffer={(channel) => onOffer(candidate, channel)} />}
                </CandidateCard>
              ))}
            </Candidates>
          )}
          {hidden > 0 && <p>{formatMessage(texts.more, { count: hidden })}</p>}
        </PaneSection>
      </PaneBody>
    </Pane>
  );
}

/** The first key texts whoever may be texted and keeps the time for a call to the others. */
function OfferButtons({ candidate, at, timeZone, onOffer }: { candidate: WaitlistCandidate; at: number; timeZone: string; onOffer: (channel: OfferChannel) => void }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const channel = channelFor(candidate);
  const values = { time: formats.time(candidate.startsAt, timeZone), name: candidate.entry.patientName };
  const isText = channel === 'text';
  return (
    <div data-part="ways">
      <KeyButton shortcut={digits[at]} variant={at === 0 ? 'primary' : 'secondary'} onPress={() => onOffer(channel)}>
        <span aria-hidden>{formatMessage(isText ? texts.text : texts.offer)}</span>
        <VisuallyHidden>{formatMessage(isText ? texts.textTo : texts.offerTo, values)}</VisuallyHidden>
      </KeyButton>
      {isText && (
        <Button size="sm" variant="quiet" onPress={() => onOffer('call')}>
          <span aria-hidden>{formatMessage(texts.call)}</span>
          <VisuallyHidden>{formatMessage(texts.callTo, values)}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/** Who it is and what speaks for and against offering it to them. */
function CandidateWords({ candidate, timeZone, now }: { candidate: WaitlistCandidate; timeZone: string; now: number }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { entry, startsAt, endsAt, points } = candidate;
  const values = { priority: formatMessage(priorityNames[entry.priority]), days: daysWaited(entry, now), minutes: entry.travelMinutes ?? 0 };
  const details = [
    entry.visitTypeName,
    formatMessage(listMessages.minutes, { count: entry.minutes }),
    entry.visit && formatMessage(texts.instead, { time: formats.dateTime(entry.visit.startsAt, entry.visit.timeZone) }),
    entry.declinedCount > 0 && formatMessage(texts.declined, { count: entry.declinedCount }),
    entry.unansweredCount > 0 && formatMessage(texts.unanswered, { count: entry.unansweredCount }),
  ].filter(Boolean);
  const reason = callReason(candidate.textBlock);
  return (
    <div data-part="who">
      <div data-part="name">
        <bdi>{entry.patientName}</bdi>
      </div>
      <div data-part="detail">
        <bdi>{`${formats.time(startsAt, timeZone)} – ${formats.time(endsAt, timeZone)}`}</bdi> · {details.join(' · ')}
      </div>
      {entry.note && (
        <div data-part="detail">
          <bdi>{entry.note}</bdi>
        </div>
      )}
      {reason && <div data-part="detail">{formatMessage(texts.byPhone, { reason: formatMessage(reason) })}</div>}
      <div data-part="reasons">
        {signsOf(candidate).map(({ sign, points: weight }) => {
          const against = weight < 0 && sign !== 'travel' && sign !== 'priority' && sign !== 'waited' ? unmetSigns[sign] : undefined;
          const tone = against ? 'danger' : sign === 'priority' ? 'warning' : sign === 'travel' ? 'neutral' : 'success';
          return (
            <Badge key={sign} tone={tone} icon={against ? <X aria-hidden /> : weight > 0 ? <Check aria-hidden /> : undefined}>
              {formatMessage(against ?? metSigns[sign], values)}
            </Badge>
          );
        })}
        <Badge>{formatMessage(texts.points, { points })}</Badge>
      </div>
    </div>
  );
}
