import type { Merge, MergeKind } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { List } from '@intake/ui/List';
import { PaneSection } from '@intake/ui/Pane';
import { UsersRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { duplicatesPath } from './duplicatesPath.ts';
import { doublesMessages as texts, intoNames } from './doubles.messages.ts';
import { reasonText, type AnyReason } from './likeness.messages.ts';

/** One who may be the same person. */
export interface LikelyPerson {
  id: string;
  name: string;
  /** What tells people of one name apart. */
  fact: string | null;
  reasons: readonly AnyReason[];
  isNotSame: boolean;
}

/** What is known of other charts, or entries of the directory, of the same person. */
export interface KnownDoubles {
  likely: readonly LikelyPerson[];
  /** The newest first. */
  merges: readonly Merge[];
}

export interface DoublesProps {
  kind: MergeKind;
  id: string;
  doubles: KnownDoubles;
  onUndo: (undo: { mergeId: string }) => void;
}

const shownReasons = 3;

/** Those who may be the same person, and those who were merged into this one. Nothing where there are none. */
export function Doubles({ kind, id, doubles: { likely, merges }, onUndo }: DoublesProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const into = merges.filter(({ keptId, state }) => keptId === id && (state === 'done' || state === 'undone'));
  const newest = into.find(({ state }) => state === 'done');
  return (
    <>
      {likely.length > 0 && (
        <PaneSection title={formatMessage(texts.likely)}>
          <List
            isFramed
            label={formatMessage(texts.likely)}
            items={likely.map((other) => ({
              id: other.id,
              title: other.name,
              detail: other.isNotSame
                ? formatMessage(texts.notSame)
                : other.reasons.filter(({ agrees }) => agrees).slice(0, shownReasons).map((reason) => formatMessage(reasonText(reason))).join(' · '),
              icon: <UsersRound aria-hidden />,
              facts: other.fact ? [other.fact] : [],
              href: duplicatesPath(kind, { keptId: id, mergedId: other.id }),
            }))}
          />
        </PaneSection>
      )}
      {into.length > 0 && (
        <PaneSection title={formatMessage(intoNames[kind])}>
          <List
            isFramed
            label={formatMessage(intoNames[kind])}
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
