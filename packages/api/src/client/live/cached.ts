import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from '../base/baseApi.ts';
import type { ApiEnvironment } from '../base/environment.ts';

export type ApiState = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;
/** What changes answers that are here already. */
export type ApiDispatch = ThunkDispatch<ApiState, ApiEnvironment, UnknownAction>;
