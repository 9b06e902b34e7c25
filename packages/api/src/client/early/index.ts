export { askEarly, askSignedOut } from './askEarly.ts';
export { shellCalls, signInCalls, requisitionCalls, listCall } from './earlyCalls.ts';
export { createItemStore } from '../session/storedItems.ts';
