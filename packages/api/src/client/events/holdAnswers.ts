import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { invalidate } from '../base/apiOf.ts';
import { baseApi } from '../base/baseApi.ts';
import type { ApiState } from '../live/cached.ts';
import { liveTypes } from './eventTags.ts';

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
type Endpoints = Record<string, { initiate: (args: unknown) => ThunkAction<{ unsubscribe: () => void }, ApiState, unknown, UnknownAction> }>;

/**
 * Keeps the answers that are here, which otherwise go a minute after the last screen that shows them. Answers a
 * function that ends it: what changes without one's doing is asked for again then, while what was there is shown.
 */
export const holdAnswers = () => (dispatch: Dispatch, getState: () => ApiState) => {
  const endpoints = baseApi.endpoints as unknown as Endpoints;
  const held = Object.values(getState()[baseApi.reducerPath].queries).flatMap((answer) => {
    const endpoint = answer?.status === 'fulfilled' ? endpoints[answer.endpointName] : undefined;
    return endpoint ? [dispatch(endpoint.initiate(answer?.originalArgs))] : [];
  });
  return () => {
    for (const answer of held) answer.unsubscribe();
    // Screens take their answers up again in effects of the same moment; what none of them wants is dropped.
    setTimeout(() => dispatch(invalidate(liveTypes())));
  };
};
