import { RemoveDialog as Question } from '@intake/ui/RemoveDialog';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../data/problem.ts';
import { problemText } from './administration.messages.ts';

export interface RemoveDialogProps {
  title: string;
  text: string;
  /** “Remove” otherwise. */
  confirmLabel?: string;
  onConfirm: () => Outcome;
  onClose: () => void;
}

/** Asks before something is taken away, and says why it cannot be. */
export function RemoveDialog({ text, onConfirm, ...question }: RemoveDialogProps) {
  const { formatMessage } = useIntl();
  const confirm = async () => {
    const problem = await onConfirm();
    return problem && formatMessage(problemText(problem));
  };
  return (
    <Question {...question} onConfirm={confirm}>
      {text}
    </Question>
  );
}
