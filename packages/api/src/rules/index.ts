export * from './vocabulary.ts';
export * from './permissions.ts';
export * from './lifecycle.ts';
export * from './faxLifecycle.ts';
