import { configureStore } from '@reduxjs/toolkit';
import { baseApi, sessionSlice } from '@intake/api/client';
import type { SessionEnvironment } from '@intake/api/client';
import { useDispatch, useSelector } from 'react-redux';
import { preferencesSlice } from '../preferences/preferences.ts';

/** The store of one portal; every call finds its surroundings in `environment`. */
export const createStore = (environment: SessionEnvironment) =>
  configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [preferencesSlice.name]: preferencesSlice.reducer,
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: environment } }).concat(baseApi.middleware),
    // The cache holds patient data: production shows it to no browser extension.
    devTools: import.meta.env.DEV,
  });

export type AppStore = ReturnType<typeof createStore>;

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<ReturnType<AppStore['getState']>>();
