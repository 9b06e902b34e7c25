/** What is fetched when somebody leaves for a provider. */
export { signInWithProvider } from '@intake/api/client';
