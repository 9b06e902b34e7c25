export { BlankLayout } from './BlankLayout.tsx';
export type { BlankLayoutProps } from './BlankLayout.tsx';
