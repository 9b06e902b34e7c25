export { createSessionEnvironment } from './sessionEnvironment.ts';
export type { SessionEnvironment, SessionEnvironmentOptions } from './sessionEnvironment.ts';
export { connectSession } from './connectSession.ts';
export { sessionSlice, factorDropped, messageHidden, redirected, selectSession, selectToken } from './sessionSlice.ts';
export type { SessionState } from './sessionSlice.ts';
export { claimsOf, recoveredAt } from './accessToken.ts';
export type { Provider, SessionMessage } from './sessionMessages.ts';
export { changePassword, chooseOrganization, keepActive, lock, lockOnServer, signOut, unlock } from './sessionThunks.ts';
export { signIn } from './openSession.ts';
export { enter } from './outside.ts';
export type { SessionThunk } from './sessionThunk.ts';
export { linkFailed, proveFactor, sendCode, signInWithCode, signInWithLink, signInWithProvider } from './signInThunks.ts';
export type { MailedCode, SessionLink } from './signInThunks.ts';
export { createItemStore } from './storedItems.ts';
export type { ItemStore, StoredChange, StoredItems, StoredName } from './storedItems.ts';
export { askSetupState, askSignInOptions } from './signInPage.ts';
export type { SignInOptions } from './signInPage.ts';
export { lateThunk } from './lateThunk.ts';
export {
  useEndOtherSessionsMutation,
  useEnrolFactorMutation,
  useListFactorsQuery,
  useRemoveFactorMutation,
  useVerifyFactorMutation,
} from './factor.api.ts';
export type { Factor, NewFactor } from './factor.api.ts';
