export { Tree } from './Tree.tsx';
export type { TreeNode, TreeProps } from './Tree.tsx';
