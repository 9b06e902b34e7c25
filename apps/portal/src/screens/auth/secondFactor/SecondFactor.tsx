import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { authMessages } from '../auth.messages.ts';
import { AuthCard } from '../card/AuthCard.tsx';
import { CodeForm } from '../code/CodeForm.tsx';
import type { CodeFormProps } from '../code/CodeForm.tsx';

export interface SecondFactorProps extends CodeFormProps {
  onBack: () => void;
}

/** The password was right; now the code of the authenticator application. */
export function SecondFactor({ onBack, ...form }: SecondFactorProps) {
  const { formatMessage } = useIntl();
  return (
    <AuthCard
      title={formatMessage(authMessages.factorTitle)}
      lead={formatMessage(authMessages.factorLead)}
      asides={
        <Button variant="quiet" size="sm" onPress={onBack}>
          {formatMessage(authMessages.back)}
        </Button>
      }
    >
      <CodeForm {...form} />
    </AuthCard>
  );
}
