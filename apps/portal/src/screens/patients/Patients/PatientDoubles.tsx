import type { LikelyDuplicate, Merge, Patient } from '@intake/api/contract';
import { registerName } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { List } from '@intake/ui/List';
import { PaneSection } from '@intake/ui/Pane';
import { UsersRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { reasonText } from '../likeness.messages.ts';
import { doublesMessages as texts } from './doubles.messages.ts';

/** What is known of other charts of the same person. */
export interface Doubles {
  likely: readonly LikelyDuplicate[];
  /** The newest first. */
  merges: readonly Merge[];
}

export interface PatientDoublesProps {
  patient: Patient;
  doubles: Doubles;
  onUndo: (undo: { mergeId: string }) => void;
}

const shownReasons = 3;

/** Charts that may be of the same person, and those that were merged into this one. Nothing where there are none. */
export function PatientDoubles({ patient, doubles: { likely, merges }, onUndo }: PatientDoublesProps) {
  const { formatMessage, formatList } = useIntl();
  const formats = useFormats();
  const into = merges.filter(({ keptId, state }) => keptId === patient.id && (state === 'done' || state === 'undone'));
  const newest = into.find(({ state }) => state === 'done');
  return (
    <>
      {likely.length > 0 && (
        <PaneSection title={formatMessage(texts.likely)}>
          <List
            isFramed
            label={formatMessage(texts.likely)}
            items={likely.map(({ patient: other, reasons, isNotSame }) => ({
              id: other.id,
              title: registerName(other),
              detail: isNotSame
                ? formatMessage(texts.notSame)
                : formatList(reasons.filter(({ agrees }) => agrees).slice(0, shownReasons).map((reason) => formatMessage(reasonText(reason))), { type: 'unit' }),
              icon: <UsersRound aria-hidden />,
              facts: other.birthDate ? [formats.calendarDate(other.birthDate)] : [],
              href: `/app/apps/clients/duplicates?patient=${patient.id}&other=${other.id}`,
            }))}
          />
        </PaneSection>
      )}
      {into.length > 0 && (
        <PaneSection title={formatMessage(texts.merges)}>
          <List
            isFramed
            label={formatMessage(texts.merges)}
            items={into.map((merge) => ({
              id: merge.id,
              title: merge.mergedName,
              detail:
                merge.state === 'undone' && merge.undoneAt
                  ? formatMessage(texts.undoneBy, { name: merge.undoneBy ?? '', date: formats.date(merge.undoneAt) })
                  : formatMessage(texts.mergedBy, { name: merge.decidedBy ?? merge.proposedBy, date: formats.date(merge.decidedAt ?? merge.proposedAt) }),
              end:
                merge.id === newest?.id ? (
                  <Button size="sm" onPress={() => onUndo({ mergeId: merge.id })}>
                    {formatMessage(texts.undo)}
                  </Button>
                ) : undefined,
            }))}
          />
        </PaneSection>
      )}
    </>
  );
}
