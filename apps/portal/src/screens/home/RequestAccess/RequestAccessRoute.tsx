import { enter, selectSession, signOut, useAskForAccessMutation, useGetOwnAccessQuery, useWithdrawAccessRequestMutation } from '@intake/api/client';
import { Navigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { loginPath } from '../../../app/routing/startPages.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { RequestAccessScreen } from './RequestAccessScreen.tsx';

/** Events are of an organisation, which this person has none of: the answer is looked for every 15 s while the page is seen. */
const watched = { refetchOnMountOrArgChange: true, pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** Connects the API to the screen. */
export function RequestAccessRoute() {
  const dispatch = useAppDispatch();
  const { locale } = useAppSelector((state) => state.preferences);
  const { token } = useAppSelector(selectSession);
  const own = useGetOwnAccessQuery(undefined, { ...watched, skip: token === null });
  const [ask] = useAskForAccessMutation();
  const [withdraw] = useWithdrawAccessRequestMutation();
  if (token === null) return <Navigate to={loginPath} replace />;
  return (
    <RequestAccessScreen
      model={loadableOf(own)}
      onAsk={async (asking) => problemIn(await ask({ body: { ...asking, locale } }))}
      onWithdraw={async ({ id, version }) => problemIn(await withdraw({ body: { id, version } }))}
      onEnter={() => void dispatch(enter())}
      onSignOut={() => void dispatch(signOut())}
      onRetry={() => void own.refetch()}
    />
  );
}
