import { useSubscribeMutation } from '@intake/api/client';
import { useAppSelector } from '../../../app/entry/store.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { SubscribeScreen } from './SubscribeScreen.tsx';

/** Connects the API to the screen. */
export function SubscribeRoute() {
  const { locale } = useAppSelector((state) => state.preferences);
  const [subscribe] = useSubscribeMutation();
  return <SubscribeScreen onSubscribe={async ({ email }) => problemIn(await subscribe({ body: { email, locale } }))} />;
}
