/** The ways in, fetched while the form is filled in. */
export { signIn, signInWithProvider } from '@intake/api/client';
