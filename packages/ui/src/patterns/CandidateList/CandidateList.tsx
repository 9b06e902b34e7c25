import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { FieldParts } from '../../components/Field/Field.tsx';
import { Mark } from '../../components/RadioGroup/RadioGroup.styles.ts';
import { Card, Cards, Detail, Reasons, Root, Score, Title } from './CandidateList.styles.ts';

export interface CandidateReason {
  id: string;
  label: string;
  /** Speaks for or against the match. */
  isMatch: boolean;
}

export interface Candidate {
  id: string;
  title: string;
  detail?: ReactNode;
  /** 0 to 1. */
  score: number;
  /** The score in the reader's words or digits. */
  scoreLabel: string;
  reasons: readonly CandidateReason[];
}

export interface CandidateListProps {
  label: string;
  isLabelHidden?: boolean;
  error?: string;
  candidates: readonly Candidate[];
  /** The `id` of the chosen one; `null` while none is, and it stays so until a person chooses. */
  value: string | null;
  isDisabled?: boolean;
  onChange: (change: { value: string }) => void;
}

const toneOf = (score: number) => {
  if (score >= 0.9) return 'success';
  return score >= 0.6 ? 'warning' : 'neutral';
};

/** Who this may be, best first, each with what speaks for and against it. */
export function CandidateList({ label, isLabelHidden, error, candidates, value, isDisabled, onChange }: CandidateListProps) {
  return (
    <Root validationBehavior="aria" value={value} isDisabled={isDisabled} isInvalid={error ? true : undefined} onChange={(next) => onChange({ value: next })}>
      <FieldParts label={label} isLabelHidden={isLabelHidden} error={error}>
        <Cards>
          {candidates.map((candidate) => (
            <Card key={candidate.id} value={candidate.id}>
              <Mark />
              <div>
                <Title>{candidate.title}</Title>
                {candidate.detail && <Detail>{candidate.detail}</Detail>}
              </div>
              <Score data-tone={toneOf(candidate.score)}>{candidate.scoreLabel}</Score>
              {candidate.reasons.length > 0 && (
                <Reasons>
                  {candidate.reasons.map(({ id, label: reason, isMatch }) => (
                    <Badge key={id} tone={isMatch ? 'success' : 'danger'} icon={isMatch ? <Check aria-hidden /> : <X aria-hidden />}>
                      {reason}
                    </Badge>
                  ))}
                </Reasons>
              )}
            </Card>
          ))}
        </Cards>
      </FieldParts>
    </Root>
  );
}
