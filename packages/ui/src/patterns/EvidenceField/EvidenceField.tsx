import { Crosshair, FileText, Ruler, Sparkles, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import type { Tone } from '../../tokens/colors.ts';
import { Line, PageButton, Root } from './EvidenceField.styles.ts';

export type EvidenceSource = 'template' | 'rule' | 'model' | 'human';

export interface Evidence {
  source: EvidenceSource;
  /** The source in the reader's words. */
  sourceLabel: string;
  /** 0 to 1; `null` when a person said it. */
  confidence: number | null;
  /** Page it was read from, 1-based; `null` when it stands on none. */
  page: number | null;
}

export interface EvidenceFieldProps {
  /** A field of ours. */
  children: ReactNode;
  /** Where the value came from; nothing is shown for a value without a past. */
  evidence?: Evidence;
  /** The place on the page is being shown. */
  isActive?: boolean;
  /** Page and percentage at the end of the label's line, for dense forms; the source is said in its title. */
  isCompact?: boolean;
  /** Focus came into the field, or its page button was pressed. */
  onEvidence?: (place: { page: number }) => void;
}

const icons: Readonly<Record<EvidenceSource, LucideIcon>> = { template: FileText, rule: Ruler, model: Sparkles, human: UserRound };

/** Below this a value is a guess and is shown as one. */
const sure = 0.9;

const toneOf = ({ source, confidence }: Evidence): Tone => {
  if (source === 'human') return 'neutral';
  return (confidence ?? 0) >= sure ? 'suggestion' : 'warning';
};

/** Shows beside a field where its value was read; focusing the field shows the place. */
export function EvidenceField({ children, evidence, isActive = false, isCompact = false, onEvidence }: EvidenceFieldProps) {
  const labels = useUiLabels();
  // The same tree with and without: a field that is being typed into stays when its value is read late.
  if (!evidence) return <Root data-bare>{children}</Root>;
  const { source, sourceLabel, confidence, page } = evidence;
  const Icon = icons[source];
  const show = () => page !== null && onEvidence?.({ page });
  const percent = confidence === null ? null : Math.round(confidence * 100);
  if (isCompact && page !== null) {
    const said = percent === null ? sourceLabel : `${sourceLabel}, ${labels.confidence({ percent })}`;
    return (
      <Root data-compact onFocus={show}>
        {children}
        <PageButton type="button" data-tone={toneOf(evidence)} aria-pressed={isActive} title={said} onClick={show}>
          <Icon aria-hidden />
          {labels.goToPage({ page })}
          {percent !== null && <span>{`${percent}%`}</span>}
        </PageButton>
      </Root>
    );
  }
  return (
    <Root onFocus={show}>
      {children}
      <Line>
        <Badge tone={toneOf(evidence)} icon={<Icon aria-hidden />}>
          {sourceLabel}
          {percent !== null && ` ${labels.confidence({ percent })}`}
        </Badge>
        {page !== null && onEvidence && (
          <PageButton type="button" aria-pressed={isActive} onClick={show}>
            <Crosshair aria-hidden />
            {labels.goToPage({ page })}
          </PageButton>
        )}
      </Line>
    </Root>
  );
}
