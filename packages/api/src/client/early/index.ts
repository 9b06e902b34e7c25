export { askEarly, askSignedOut } from './askEarly.ts';
export { shellCalls, signInCalls, listCall } from './earlyCalls.ts';
export { createItemStore } from '../session/storedItems.ts';
