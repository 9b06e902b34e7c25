import type { SessionThunk } from './sessionThunk.ts';
import { signInMessage } from './sessionMessages.ts';
import { sessionSlice } from './sessionSlice.ts';

const { started, failed } = sessionSlice.actions;

/** A way in whose code is fetched when it is taken: begins at once, and says so when it does not come. */
export const lateThunk =
  (load: () => Promise<SessionThunk>): SessionThunk =>
  async (dispatch, getState, environment) => {
    dispatch(started());
    try {
      return await (await load())(dispatch, getState, environment);
    } catch (cause) {
      dispatch(failed(signInMessage(cause)));
      return false;
    }
  };
