export { FileDrop, FileDropArea } from './FileDrop.tsx';
export type { FileDropProps, FileDropAreaProps } from './FileDrop.tsx';
export { FileProgressList } from './FileProgressList.tsx';
export type { FileProgress, FileProgressListProps } from './FileProgressList.tsx';
export { splitAccepted, chooseDropped } from './acceptedFiles.ts';
export type { FileChoice } from './acceptedFiles.ts';
