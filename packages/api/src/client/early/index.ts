export { askEarly } from './askEarly.ts';
export { shellCalls, listCall } from './earlyCalls.ts';
export { createItemStore } from '../session/storedItems.ts';
