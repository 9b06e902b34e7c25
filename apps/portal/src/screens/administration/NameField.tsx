import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { commonMessages } from './administration.messages.ts';

export interface NameFieldProps {
  label: string;
  value: string;
  /** From the first try on, a missing name is said. */
  isTried: boolean;
  onChange: (change: { value: string }) => void;
}

/** What a thing is called: the first field of its form. */
export function NameField({ isTried, ...field }: NameFieldProps) {
  const { formatMessage } = useIntl();
  const isMissing = isTried && field.value.trim() === '';
  return <TextField {...field} autoFocus isRequired maxLength={200} error={isMissing ? formatMessage(commonMessages.nameRequired) : undefined} />;
}
