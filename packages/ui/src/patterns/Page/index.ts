export { Page } from './Page.tsx';
export type { PageProps } from './Page.tsx';
export { PageSection } from './PageSection.tsx';
export type { PageSectionProps } from './PageSection.tsx';
