import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { authMessages } from '../../../shared/signIn/auth.messages.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { newPasswordMessages } from '../password/newPassword.messages.ts';
import { NewPasswordForm } from '../password/NewPasswordForm.tsx';
import type { NewPasswordFormProps } from '../password/NewPasswordForm.tsx';

export interface ResetPasswordScreenProps extends Omit<NewPasswordFormProps, 'asksForCurrent'> {
  /**
   * Why a new password: the old one is 60 days old, a mailed code (`late`: more than ten minutes ago) or an invitation
   * has opened the session, or somebody wants one.
   */
  reason: 'expired' | 'recovered' | 'late' | 'invited' | 'chosen';
  /** A new code was mailed. */
  isCodeSent: boolean;
  onSendCode: () => void;
  onSignOut: () => void;
}

export function ResetPasswordScreen({ reason, isCodeSent, onSendCode, onSignOut, ...form }: ResetPasswordScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AuthCard
      title={formatMessage(newPasswordMessages.title)}
      lead={formatMessage(newPasswordMessages[reason], { email: <bdi>{form.email}</bdi> })}
      asides={
        <>
          {reason === 'late' && (
            <Button variant="quiet" size="sm" isDisabled={form.isBusy || isCodeSent} onPress={onSendCode}>
              {isCodeSent ? formatMessage(newPasswordMessages.codeSent, { email: form.email }) : formatMessage(newPasswordMessages.newCode)}
            </Button>
          )}
          <Button variant="quiet" size="sm" onPress={onSignOut}>
            {formatMessage(authMessages.signOut)}
          </Button>
        </>
      }
    >
      <NewPasswordForm {...form} asksForCurrent={reason !== 'recovered' && reason !== 'invited'} />
    </AuthCard>
  );
}
