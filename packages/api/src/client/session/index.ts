export { createSessionEnvironment } from './sessionEnvironment.ts';
export type { SessionEnvironment, SessionEnvironmentOptions } from './sessionEnvironment.ts';
export { connectSession } from './connectSession.ts';
export { sessionSlice, messageHidden, redirected, selectSession, selectToken } from './sessionSlice.ts';
export type { SessionState } from './sessionSlice.ts';
export type { SessionMessage } from './sessionMessages.ts';
export { changePassword, chooseOrganization, lock, signIn, signOut, unlock } from './sessionThunks.ts';
export { createItemStore } from './storedItems.ts';
export type { ItemStore, StoredItems, StoredName } from './storedItems.ts';
