import type { ReactNode } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { ButtonRoot, Root } from './Link.styles.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  /** An address of ours goes through the client router, any other leaves the product. */
  href?: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/** Goes somewhere. Follows the client router when `RouterProvider` of react-aria stands above. */
export function Link(props: LinkProps) {
  return <Root {...props} />;
}

export interface LinkButtonProps extends LinkProps {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'sm' | 'md';
  /** Stands before the words. */
  icon?: ReactNode;
}

/** A link that weighs as much as a button. */
export function LinkButton({ variant = 'secondary', size = 'md', icon, children, ...rest }: LinkButtonProps) {
  return (
    <ButtonRoot {...rest} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </ButtonRoot>
  );
}
