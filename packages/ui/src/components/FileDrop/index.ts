export { FileDrop, FileDropArea } from './FileDrop.tsx';
export type { FileDropAreaProps, FileDropProps } from './FileDrop.tsx';
export { FileProgressList } from './FileProgressList.tsx';
export type { FileProgress, FileProgressListProps } from './FileProgressList.tsx';
export type { FileChoice } from './acceptedFiles.ts';
