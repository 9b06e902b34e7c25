import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { authMessages } from '../../../shared/signIn/auth.messages.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { CodeForm } from '../../../shared/signIn/CodeForm.tsx';
import type { CodeFormProps } from '../../../shared/signIn/CodeForm.tsx';

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
