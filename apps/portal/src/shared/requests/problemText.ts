import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../data/problem.ts';
import { generalProblem, requestProblems } from './requestProblems.messages.ts';

/** Words for what stood in the way. */
export const problemText = ({ code }: Problem): MessageDescriptor => requestProblems[code] ?? generalProblem;
