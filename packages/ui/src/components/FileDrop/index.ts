export { FileDrop } from './FileDrop.tsx';
export type { FileDropProps } from './FileDrop.tsx';
export { FileDropArea } from './FileDropArea.tsx';
export type { FileDropAreaProps } from './FileDropArea.tsx';
export { FileProgressList } from './FileProgressList.tsx';
export type { FileProgress, FileProgressListProps } from './FileProgressList.tsx';
export type { FileChoice } from './acceptedFiles.ts';
