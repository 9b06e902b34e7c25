import { askSetupState, signIn, useCompleteSetupMutation } from '@intake/api/client';
import type { ApiError } from '@intake/api/client';
import { Spinner } from '@intake/ui/Spinner';
import { Navigate } from 'react-router-dom';
import { loginPath } from '../../../app/routing/startPages.ts';
import { useAppDispatch } from '../../../app/entry/store.ts';
import { useAnswer } from '../useAnswer.ts';
import type { SetupDraft } from './Setup.model.ts';
import { SetupScreen } from './SetupScreen.tsx';

const timeZones = Intl.supportedValuesOf('timeZone');
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

export function SetupRoute() {
  const dispatch = useAppDispatch();
  const state = useAnswer(askSetupState);
  const [complete, { isLoading: isSaving, error }] = useCompleteSetupMutation();
  const setUp = async (draft: SetupDraft) => {
    const answer = await complete({ body: { ...draft, faxNumber: draft.faxNumber || null } });
    if (answer.data) await dispatch(signIn(draft));
  };
  if (state === undefined) return <Spinner cover="content" />;
  // Done, by us or by somebody else: signing in is what is left.
  if (state?.needed === false && !isSaving && !error) return <Navigate to={loginPath} replace />;
  return (
    <SetupScreen
      isSaving={isSaving}
      problem={(error as ApiError | undefined) ?? null}
      timeZones={timeZones}
      timeZone={timeZone}
      onSubmit={(draft) => void setUp(draft)}
    />
  );
}
