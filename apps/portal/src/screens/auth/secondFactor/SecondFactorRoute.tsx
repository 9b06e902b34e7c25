import { factorDropped, proveFactor, selectSession } from '@intake/api/client';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { SecondFactor } from './SecondFactor.tsx';

/** Stands in place of the page on which the first factor was right. */
export function SecondFactorRoute() {
  const dispatch = useAppDispatch();
  const { loading, message, showMessage } = useAppSelector(selectSession);
  return (
    <SecondFactor
      isBusy={loading}
      problem={showMessage ? message : null}
      onSubmit={(code) => void dispatch(proveFactor(code))}
      onBack={() => dispatch(factorDropped())}
    />
  );
}
