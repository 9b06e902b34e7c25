export { TagGroup } from './Tag.tsx';
export type { TagItem, TagGroupProps } from './Tag.tsx';
