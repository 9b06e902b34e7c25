import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SessionMessage } from './sessionMessages.ts';

export interface SessionState {
  /** The access token; null when signed out. */
  token: string | null;
  loading: boolean;
  message: SessionMessage | null;
  showMessage: boolean;
  /** Where to go next; the router takes it and answers with `redirected`. */
  redirect: string | null;
  /** The first factor was right; the second is asked for. */
  needsFactor: boolean;
}

/** Somebody else calls from now on, or the same person in another organisation, or nobody. */
export const callerChanged = createAction('session/callerChanged');

export const sessionSlice = createSlice({
  name: 'session',
  initialState: {
    token: null,
    loading: false,
    message: null,
    showMessage: false,
    redirect: null,
    needsFactor: false,
  } as SessionState,
  reducers: {
    started: (state) => {
      state.loading = true;
      state.message = null;
      state.showMessage = false;
    },
    failed: (state, { payload }: PayloadAction<SessionMessage>) => {
      state.loading = false;
      state.message = payload;
      state.showMessage = true;
    },
    succeeded: (state) => {
      state.loading = false;
      state.needsFactor = false;
    },
    factorAsked: (state) => {
      state.loading = false;
      state.needsFactor = true;
    },
    /** Begins again with the first factor. */
    factorDropped: (state) => {
      state.needsFactor = false;
      state.message = null;
      state.showMessage = false;
    },
    /** The token was stored: at sign-in, and each time it is renewed. */
    tokenChanged: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
    },
    signedIn: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.loading = false;
      state.needsFactor = false;
      state.redirect = '/';
    },
    /** Somebody has an account that belongs nowhere: they may ask to be let in. */
    arrivedOutside: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.loading = false;
      state.needsFactor = false;
      state.redirect = '/home/pages/access';
    },
    signedOut: (state) => {
      state.token = null;
      state.loading = false;
      state.redirect = '/';
    },
    /** The server no longer knows the session. */
    ended: (state) => {
      state.token = null;
      state.loading = false;
      state.redirect = '/auth/login';
    },
    messageHidden: (state) => {
      state.message = null;
      state.showMessage = false;
    },
    redirected: (state) => {
      state.redirect = null;
    },
  },
  selectors: {
    selectToken: (state) => state.token,
    selectSession: (state) => state,
  },
});

export const { factorDropped, messageHidden, redirected } = sessionSlice.actions;
export const { selectToken, selectSession } = sessionSlice.selectors;
