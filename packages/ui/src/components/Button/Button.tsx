import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Content, Root } from './Button.styles.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md';
  /** Stands before the label. */
  icon?: ReactNode;
  /** Fills the width of its container. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function Button({ variant = 'secondary', size = 'md', icon, isWide, isPending, children, ...rest }: ButtonProps) {
  return (
    <Root {...rest} isPending={isPending} data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      <Content>
        {icon}
        {children}
      </Content>
      {isPending && <Spinner />}
    </Root>
  );
}
