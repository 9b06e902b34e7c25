import { messageHidden, selectSession } from '@intake/api/client';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';

/** Where a code was sent to and when, for MailedCode; `send` answers whether it was. */
export function useMailedCode(send: (email: string) => Promise<boolean>) {
  const dispatch = useAppDispatch();
  const { loading, message, showMessage } = useAppSelector(selectSession);
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null);
  const [email, setEmail] = useState('');

  const onSend = (address: string) => {
    setEmail(address);
    void send(address).then((isSent) => isSent && setSent({ email: address, at: Date.now() }));
  };
  const onRestart = () => {
    setSent(null);
    dispatch(messageHidden());
  };
  return {
    sentTo: sent?.email ?? null,
    sentAt: sent?.at ?? 0,
    email,
    isBusy: loading,
    problem: showMessage ? message : null,
    onSend,
    onRestart,
  };
}
