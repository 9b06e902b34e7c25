import { TextField } from '@intake/ui/TextField';
import type { TextFieldProps } from '@intake/ui/TextField';

/** What a thing is called: the first field of its form. */
export function NameField(props: TextFieldProps) {
  return <TextField {...props} autoFocus isRequired maxLength={200} />;
}
