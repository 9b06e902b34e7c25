export * from './chooseForm.ts';
export { fitForm, onPage, wordsIn } from './formFit.ts';
export type { FitOptions, FormFit } from './formFit.ts';
export * from './formShape.ts';
export * from './formWords.ts';
export * from './learnForm.ts';
export * from './sameValue.ts';
export * from './trial.ts';
