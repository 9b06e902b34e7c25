import { useIntl } from 'react-intl';
import { MailedCode } from '../code/MailedCode.tsx';
import type { MailedCodeProps } from '../code/MailedCode.tsx';
import { forgotPasswordMessages } from './ForgotPassword.messages.ts';

export type ForgotPasswordScreenProps = Omit<MailedCodeProps, 'title' | 'lead'>;

/** A code by e-mail opens a session in which a new password is chosen. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { formatMessage } = useIntl();
  return <MailedCode {...props} title={formatMessage(forgotPasswordMessages.title)} lead={formatMessage(forgotPasswordMessages.lead)} />;
}
