import type { baseApi } from '../base/baseApi.ts';

export type ApiState = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;
