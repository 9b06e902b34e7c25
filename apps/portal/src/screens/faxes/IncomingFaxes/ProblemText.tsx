import { useIntl } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { problemText } from './problems.messages.ts';

/** What went wrong and what becomes of what was entered, in the reader's language. */
export function ProblemText({ problem }: { problem: Problem }) {
  return useIntl().formatMessage(problemText(problem));
}
