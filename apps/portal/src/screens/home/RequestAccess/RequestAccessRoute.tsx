import { enter, signOut, useAskForAccessMutation, useGetOwnAccessQuery, useWithdrawAccessRequestMutation } from '@intake/api/client';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { RequestAccessScreen } from './RequestAccessScreen.tsx';

/** Events are of an organisation, which this person has none of: the answer is looked for every 15 s while the page is seen. */
const watched = { refetchOnMountOrArgChange: true, pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** Connects the API to the screen. */
export function RequestAccessRoute() {
  const dispatch = useAppDispatch();
  const { locale } = useAppSelector((state) => state.preferences);
  const own = useGetOwnAccessQuery(undefined, watched);
  const [ask] = useAskForAccessMutation();
  const [withdraw] = useWithdrawAccessRequestMutation();
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
