import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { jobFailureTexts, jobKindNames } from './jobs.messages.ts';

/** What a job does, in words; a kind that has none yet by its own name. */
export const JobKindName = ({ kind }: { kind: string }) => <Words of={kind} among={jobKindNames} />;

/** Why a job failed, in words; a code that has none yet as it is. */
export const JobFailureText = ({ code }: { code: string }) => <Words of={code} among={jobFailureTexts} />;

function Words({ of: code, among }: { of: string; among: Readonly<Record<string, MessageDescriptor>> }) {
  const { formatMessage } = useIntl();
  const text = Object.hasOwn(among, code) ? among[code] : undefined;
  return text ? formatMessage(text) : <code dir="ltr">{code}</code>;
}
