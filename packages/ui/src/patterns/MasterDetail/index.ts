export { MasterDetail } from './MasterDetail.tsx';
export type { MasterDetailProps } from './MasterDetail.tsx';
export { Workspace } from './Workspace.tsx';
export type { WorkspaceProps } from './Workspace.tsx';
export { WorkspacePage } from './WorkspacePage.tsx';
