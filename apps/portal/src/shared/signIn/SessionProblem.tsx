import { Banner } from '@intake/ui/Banner';
import { useIntl } from 'react-intl';
import { sessionProblems } from './sessionProblems.messages.ts';

/** Why the last attempt failed; `text` is shown for codes without words of ours. */
export interface Problem {
  code: string;
  text: string;
}

const isKnown = (code: string): code is keyof typeof sessionProblems => code in sessionProblems;

/** A session message in the reader's language. */
export function useProblemText() {
  const { formatMessage } = useIntl();
  return ({ code, text }: Problem) => (isKnown(code) ? formatMessage(sessionProblems[code]) : text);
}

export function SessionProblem({ problem }: { problem: Problem | null }) {
  const textOf = useProblemText();
  return problem && <Banner tone="danger">{textOf(problem)}</Banner>;
}
