export { SimpleLayout } from './SimpleLayout.tsx';
export type { SimpleLayoutProps } from './SimpleLayout.tsx';
