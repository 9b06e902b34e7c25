import { Button } from '@intake/ui/Button';
import { TextField } from '@intake/ui/TextField';
import type { TextFieldProps } from '@intake/ui/TextField';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { passwordMessages } from './PasswordField.messages.ts';

type PasswordFieldProps = Pick<TextFieldProps, 'label' | 'name' | 'error' | 'description' | 'inputRef' | 'onChange'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at, with a word about Caps Lock. */
export function PasswordField({ description, ...rest }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      description={hasCapsLock ? <span role="status">{formatMessage(passwordMessages.capsLock)}</span> : description}
      onKeyDown={watch}
      onKeyUp={watch}
      end={
        <Button
          variant="quiet"
          size="sm"
          aria-label={formatMessage(isShown ? passwordMessages.hideLabel : passwordMessages.showLabel)}
          onPress={() => setShown(!isShown)}
        >
          {formatMessage(isShown ? passwordMessages.hide : passwordMessages.show)}
        </Button>
      }
    />
  );
}
