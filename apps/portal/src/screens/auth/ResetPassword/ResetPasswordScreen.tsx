import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { authMessages } from '../../../shared/signIn/auth.messages.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { newPasswordMessages } from '../password/newPassword.messages.ts';
import { NewPasswordForm } from '../password/NewPasswordForm.tsx';
import type { NewPasswordFormProps } from '../password/NewPasswordForm.tsx';

export interface ResetPasswordScreenProps extends Omit<NewPasswordFormProps, 'asksForCurrent'> {
  /** Why a new password: the old one is 60 days old, a mailed code or an invitation has opened the session, or somebody wants one. */
  reason: 'expired' | 'recovered' | 'invited' | 'chosen';
  onSignOut: () => void;
}

export function ResetPasswordScreen({ reason, onSignOut, ...form }: ResetPasswordScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AuthCard
      title={formatMessage(newPasswordMessages.title)}
      lead={formatMessage(newPasswordMessages[reason], { email: <bdi>{form.email}</bdi> })}
      asides={
        <Button variant="quiet" size="sm" onPress={onSignOut}>
          {formatMessage(authMessages.signOut)}
        </Button>
      }
    >
      <NewPasswordForm {...form} asksForCurrent={reason !== 'recovered' && reason !== 'invited'} />
    </AuthCard>
  );
}
