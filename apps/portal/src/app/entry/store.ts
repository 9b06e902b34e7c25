import { configureStore } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { lateMiddleware, rootReducer } from '@intake/api/client';
import type { ApiState, SessionEnvironment } from '@intake/api/client';
import { useDispatch, useSelector } from 'react-redux';
import { preferencesSlice } from '../preferences/preferences.ts';

const reducer = rootReducer.inject(preferencesSlice);
/** Whoever looks at answers came with the code that keeps them. */
type State = ReturnType<typeof reducer> & ApiState;

/** The store of one portal; every call finds its surroundings in `environment`. */
export const createStore = (environment: SessionEnvironment) =>
  configureStore({
    reducer: reducer as unknown as Reducer<State>,
    middleware: (defaults) => defaults({ thunk: { extraArgument: environment } }).concat(lateMiddleware.middleware),
    // An answer is drawn in the frame in which it comes, not in the one after; and a window that nobody looks at has no frames.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    // The cache holds patient data: production shows it to no browser extension.
    devTools: import.meta.env.DEV,
  });

export type AppStore = ReturnType<typeof createStore>;

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<ReturnType<AppStore['getState']>>();
