import type { Opening, WaitlistCandidate } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { Check, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KeyButton } from '../../../shared/KeyButton.tsx';
import { priorityNames } from '../../../shared/vocabulary.messages.ts';
import { useVisitTime } from '../useDateRange.ts';
import { listMessages, metSigns, openingMessages as texts, unmetSigns } from './Waitlist.messages.ts';
import { daysWaited, digits, signsOf } from './Waitlist.model.ts';
import { CandidateCard, Candidates } from './Waitlist.styles.ts';

export interface OpeningPaneProps {
  opening: Opening;
  now: number;
  mayWrite: boolean;
  onOffer: (candidate: WaitlistCandidate) => void;
  onClose: () => void;
}

/** A freed time: whom it suits best and why, each to be offered it by a digit. */
export function OpeningPane({ opening, now, mayWrite, onOffer, onClose }: OpeningPaneProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
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
                  {mayWrite && (
                    <KeyButton
                      shortcut={digits[at]}
                      variant={at === 0 ? 'primary' : 'secondary'}
                      onPress={() => onOffer(candidate)}
                    >
                      <span aria-hidden>{formatMessage(texts.offer)}</span>
                      <VisuallyHidden>{formatMessage(texts.offerTo, { time: formats.time(candidate.startsAt, timeZone), name: candidate.entry.patientName })}</VisuallyHidden>
                    </KeyButton>
                  )}
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
