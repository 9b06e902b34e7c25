export { DocumentViewer } from './DocumentViewer.tsx';
export type { DocumentViewerProps } from './DocumentViewer.tsx';
export type { PageBox, Rotation, ViewerMark, ViewerPage, ViewerWord, Zoom } from './viewer.model.ts';
