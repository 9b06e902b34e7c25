import { useFormats } from '@intake/i18n';
import { useIntl } from 'react-intl';
import type { Problem } from '../../data/problem.ts';
import { homeProblems } from './homeProblems.messages.ts';

/** Words for what a public form could not do. */
export function useHomeProblemText() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return ({ code, retryAt }: Problem): string => {
    const isKnown = code in homeProblems && (code !== 'too-many-requests' || retryAt !== undefined);
    const text = homeProblems[isKnown ? (code as keyof typeof homeProblems) : 'other'];
    return formatMessage(text, { time: retryAt && formats.time(retryAt) });
  };
}
