import { useIntl } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { useHomeProblemText } from '../homeProblems.ts';
import { accessProblems } from './RequestAccess.messages.ts';

/** Words for what could not be done about one's access. */
export function useAccessProblemText() {
  const { formatMessage } = useIntl();
  const problemText = useHomeProblemText();
  return (problem: Problem): string =>
    problem.code in accessProblems ? formatMessage(accessProblems[problem.code as keyof typeof accessProblems]) : problemText(problem);
}
