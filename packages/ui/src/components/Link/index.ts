export { Link, LinkButton } from './Link.tsx';
export type { LinkProps, LinkButtonProps } from './Link.tsx';
