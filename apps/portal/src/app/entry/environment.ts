import { createContext, use } from 'react';
import type { SessionEnvironment } from '@intake/api/client';

export const EnvironmentContext = createContext<SessionEnvironment | null>(null);

/** @throws outside of <App>. */
export function useEnvironment(): SessionEnvironment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('Render inside <App>.');
  return environment;
}
