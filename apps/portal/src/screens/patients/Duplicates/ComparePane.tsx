import { registerName } from '@intake/api/rules';
import type { MergeKind } from '@intake/api/contract';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Pane, PaneBody, PaneFoot, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { reasonText, type AnyReason } from '../../../shared/merge/likeness.messages.ts';
import { mergeProblemText, movedText } from '../../../shared/merge/merge.messages.ts';
import { firstChoices } from '../../../shared/merge/personFields.ts';
import { Moves, Reasons } from './Compare.styles.ts';
import { CompareFields } from './CompareFields.tsx';
import { compareMessages as texts, duplicatesMessages, kindTexts, secondPersonTexts } from './Duplicates.messages.ts';
import type { Comparison, DuplicatesActions } from './Duplicates.model.ts';

export interface ComparePaneProps extends Pick<DuplicatesActions, 'onOpen' | 'onMerge' | 'onNotSame' | 'onAgree' | 'onRefuse'> {
  kind: MergeKind;
  preview: Comparison;
}

/** Two, why they may be one person's, what the one that stays will say, and what moves into it. */
export function ComparePane({ kind, preview, onOpen, onMerge, onNotSame, onAgree, onRefuse }: ComparePaneProps) {
  const { formatMessage, formatList } = useIntl();
  const { kept, merged, score, reasons, secondPerson, moves, proposal } = preview;
  const [choices, setChoices] = useState(proposal?.choices ?? firstChoices(kind, kept, merged));
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const both = { keptId: kept.id, mergedId: merged.id };
  const decide = async (outcome: () => Outcome) => {
    if (isPending) return;
    setPending(true);
    const refused = await outcome();
    setPending(false);
    setProblem(refused?.code ?? null);
  };
  const notSame = () => void decide(() => onNotSame(both));
  const swap = () => onOpen({ both: { keptId: merged.id, mergedId: kept.id } });
  const merge = () => void decide(() => onMerge({ preview, choices }));
  const group = formatMessage(duplicatesMessages.compare);
  const mergeLabel = formatMessage(secondPerson.length > 0 ? texts.propose : texts.merge);
  return (
    <Pane label={group}>
      <PaneHeader
        title={[registerName(kept), registerName(merged)].join(' · ')}
        detail={formatMessage(duplicatesMessages.likeness, { share: score })}
        backLabel={formatMessage(duplicatesMessages.back)}
        backKeys={['Escape']}
        isBackNarrow
        onBack={() => onOpen({ both: null })}
        actions={
          !proposal && (
            <Button size="sm" icon={<ArrowLeftRight aria-hidden />} onPress={swap}>
              {formatMessage(texts.swap)}
            </Button>
          )
        }
      />
      <PaneBody>
        {problem && <Banner tone="danger">{formatMessage(mergeProblemText(problem))}</Banner>}
        {proposal && (
          <Banner
            tone="accent"
            title={proposal.isOwn ? formatMessage(texts.proposedOwn) : formatMessage(texts.proposedBy, { name: proposal.proposedBy })}
            actions={
              <>
                {!proposal.isOwn && (
                  <Button size="sm" variant="primary" onPress={() => void decide(() => onAgree({ id: proposal.id }))}>
                    {formatMessage(texts.agree)}
                  </Button>
                )}
                <Button size="sm" onPress={() => void decide(() => onRefuse({ id: proposal.id }))}>
                  {formatMessage(proposal.isOwn ? texts.withdraw : texts.refuse)}
                </Button>
              </>
            }
          >
            {secondPerson.map((reason) => formatMessage(secondPersonTexts[reason])).join(' ')}
          </Banner>
        )}
        {!proposal && secondPerson.length > 0 && (
          <Banner tone="warning" title={formatMessage(texts.secondTitle)}>
            {secondPerson.map((reason) => formatMessage(secondPersonTexts[reason])).join(' ')}
          </Banner>
        )}
        <ReasonSection title={formatMessage(texts.why)} reasons={reasons.filter(({ agrees }) => agrees)} />
        <ReasonSection title={formatMessage(texts.against)} reasons={reasons.filter(({ agrees, weight }) => !agrees && weight >= 1)} />
        <PaneSection title={formatMessage(kindTexts[kind].fields)}>
          <CompareFields kind={kind} kept={kept} merged={merged} choices={choices} onChoose={proposal ? undefined : ({ choices: chosen }) => setChoices(chosen)} />
        </PaneSection>
        <PaneSection title={formatMessage(texts.moves)}>
          <Moves>
            {moves.length === 0 ? formatMessage(kindTexts[kind].noMoves) : formatList(moves.map(({ table, count }) => formatMessage(movedText(table), { count })))}
          </Moves>
        </PaneSection>
      </PaneBody>
      {!proposal && (
        <PaneFoot>
          <Button variant="primary" isPending={isPending} onPress={merge}>
            {mergeLabel}
          </Button>
          <Button onPress={notSame}>{formatMessage(texts.notSame)}</Button>
        </PaneFoot>
      )}
      <ShortcutSheet
        shortcuts={[
          { id: 'merge', group, keys: ['m'], label: mergeLabel, isDisabled: proposal !== null, onTrigger: merge },
          { id: 'not-same', group, keys: ['d'], label: formatMessage(texts.notSame), isDisabled: proposal !== null, onTrigger: notSame },
          { id: 'swap', group, keys: ['s'], label: formatMessage(kindTexts[kind].swapLong), isDisabled: proposal !== null, onTrigger: swap },
        ]}
      />
    </Pane>
  );
}

function ReasonSection({ title, reasons }: { title: string; reasons: readonly AnyReason[] }) {
  const { formatMessage } = useIntl();
  if (reasons.length === 0) return null;
  return (
    <PaneSection title={title}>
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason.code}>
            <Badge tone={reason.agrees ? 'success' : 'warning'}>{formatMessage(reasonText(reason))}</Badge>
          </li>
        ))}
      </Reasons>
    </PaneSection>
  );
}
