import { sendCode, signInWithCode } from '@intake/api/client';
import { useIntl } from 'react-intl';
import { linkReturn } from '../../../app/routing/navigation.ts';
import { useAppDispatch } from '../../../app/entry/store.ts';
import { MailedCode } from '../code/MailedCode.tsx';
import { useMailedCode } from '../code/useMailedCode.ts';
import { loginMessages } from './Login.messages.ts';

/** With a code by e-mail in place of the password. */
export function LoginByCode({ backHref }: { backHref: string }) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const mailed = useMailedCode((email) => dispatch(sendCode({ email, purpose: 'sign-in' }, linkReturn(backHref))));
  return (
    <MailedCode
      {...mailed}
      title={formatMessage(loginMessages.byCode)}
      lead={formatMessage(loginMessages.byCodeLead)}
      backHref={backHref}
      onVerify={(code) => void dispatch(signInWithCode({ email: mailed.sentTo ?? '', purpose: 'sign-in' }, code))}
    />
  );
}
