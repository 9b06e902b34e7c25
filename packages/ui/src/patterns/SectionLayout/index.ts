export { SectionLayout } from './SectionLayout.tsx';
export type { SectionLayoutProps } from './SectionLayout.tsx';
