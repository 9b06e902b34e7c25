import type { Appointment } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Drawer } from '@intake/ui/Drawer';
import { Link } from '@intake/ui/Link';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { problemText } from '../words.messages.ts';
import { shiftedMessages as texts } from './Appointments.messages.ts';
import { ShiftedList } from './Appointments.styles.ts';
import { useVisitName } from './useVisitName.ts';

export interface ShiftedDrawerProps {
  visits: readonly Appointment[];
  visitHref: (visit: { id: string }) => string;
  /** `told`: when the patient was told; `now`: the instant that was booked, whatever clocks say then. */
  onSettle: (settle: { visit: Appointment; keep: 'told' | 'now' }) => Outcome;
  onClose: () => void;
}

/** Visits that are no longer when their patients were told, since the rules of a time zone changed: each is decided by itself. */
export function ShiftedDrawer({ visits, visitHref, onSettle, onClose }: ShiftedDrawerProps) {
  const { formatMessage, formatDate } = useIntl();
  const formats = useFormats();
  const nameOf = useVisitName();
  const [pending, setPending] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ id: string; problem: Problem } | null>(null);
  const day = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const settle = async (visit: Appointment, keep: 'told' | 'now') => {
    setPending(`${visit.id} ${keep}`);
    const problem = await onSettle({ visit, keep });
    setPending(null);
    setRefused(problem && { id: visit.id, problem });
  };
  return (
    <Drawer isOpen title={formatMessage(texts.title)} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <p>{formatMessage(visits.length > 0 ? texts.text : texts.done)}</p>
      <ShiftedList>
        {visits.map((visit) => {
          // What the patient was told is a time without a zone: read as UTC, it is written as it stands.
          const told = formatDate(`${visit.startsLocal}Z`, { ...day, timeZone: 'UTC' });
          const now = formatDate(visit.startsAt, { ...day, timeZone: visit.timeZone });
          const button = (keep: 'told' | 'now', words: string) => (
            <Button size="sm" isPending={pending === `${visit.id} ${keep}`} isDisabled={pending !== null} onPress={() => void settle(visit, keep)}>
              {words}
            </Button>
          );
          return (
            <li key={visit.id}>
              <Link href={visitHref(visit)} aria-label={formatMessage(texts.open, { name: nameOf(visit) })}>
                <bdi>{nameOf(visit)}</bdi>
              </Link>
              <p>
                <bdi>{[visit.visitTypeName, visit.physicianName ?? visit.resourceName, visit.locationName].filter(Boolean).join(' · ')}</bdi>
              </p>
              <p>
                {formatMessage(texts.told, { time: told })} · <strong>{formatMessage(texts.now, { time: now })}</strong>
              </p>
              <div>
                {button('told', formatMessage(texts.keepTold, { time: formatDate(`${visit.startsLocal}Z`, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }) }))}
                {button('now', formatMessage(texts.takeNew, { time: formats.time(visit.startsAt, visit.timeZone) }))}
              </div>
              {refused?.id === visit.id && <Banner tone="danger">{formatMessage(problemText(refused.problem))}</Banner>}
            </li>
          );
        })}
      </ShiftedList>
    </Drawer>
  );
}
