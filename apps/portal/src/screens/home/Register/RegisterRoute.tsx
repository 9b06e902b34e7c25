import { useRegisterMutation } from '@intake/api/client';
import { useState } from 'react';
import { loginPath } from '../../../app/routing/startPages.ts';
import { useAppSelector } from '../../../app/entry/store.ts';
import { useOnline } from '../../../app/shell/useOnline.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { requestOf } from './Register.model.ts';
import type { RegisterDraft } from './Register.model.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Connects the API to the screen. */
export function RegisterRoute() {
  const { locale } = useAppSelector((state) => state.preferences);
  const isOnline = useOnline();
  const [register, { isLoading }] = useRegisterMutation();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (draft: RegisterDraft) => {
    const { error } = await register({ body: requestOf(draft) });
    if (error) setProblem(problemOf(error));
    else setSentFrom(draft.email);
  };
  const model = { sentFrom, isSending: isLoading, isOffline: !isOnline, problem, timeZone, locale };
  return <RegisterScreen model={model} signInPath={loginPath} onSend={(draft) => void send(draft)} />;
}
