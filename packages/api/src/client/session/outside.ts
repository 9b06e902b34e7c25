import { askOnce } from '../base/askOnce.ts';
import { accessRequestApi } from '../endpoints/access/accessRequest.api.ts';
import { loadAccount } from './account.ts';
import type { SessionDispatch } from './account.ts';
import type { SessionThunk } from './sessionThunk.ts';
import { sessionSlice } from './sessionSlice.ts';

const { started, signedIn, succeeded } = sessionSlice.actions;

/** Whether the session is that of somebody who belongs nowhere, and so may ask to be let in. */
export async function isOutside(dispatch: SessionDispatch): Promise<boolean> {
  return !(await askOnce(dispatch(accessRequestApi.endpoints.getOwnAccess.initiate(undefined, { forceRefetch: true })))).belongs;
}

/** Goes in with the session that one has, once somebody has let one in; false while nobody has. */
export const enter = (): SessionThunk => async (dispatch, _getState, environment) => {
  const { items } = environment;
  const [id, token] = [items.read('USER_ID'), items.read('AUTH_TOKEN')];
  if (!id || !token) return false;
  dispatch(started());
  try {
    await loadAccount(dispatch, environment, id);
  } catch {
    dispatch(succeeded());
    return false;
  }
  dispatch(signedIn(token));
  return true;
};
