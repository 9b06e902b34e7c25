import type { baseApi } from '../baseApi.ts';

export type ApiState = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;
