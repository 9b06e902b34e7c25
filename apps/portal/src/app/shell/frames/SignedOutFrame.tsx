import { SimpleLayout } from '@intake/ui/SimpleLayout';
import type { ReactNode } from 'react';
import { Brand } from '../header/Brand.tsx';
import { Place } from './SignedOutFrame.styles.ts';

interface SignedOutFrameProps {
  /** At the end of the top bar. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Mark and place of a page for those who are not signed in. */
export const SignedOutFrame = ({ tools, children }: SignedOutFrameProps) => (
  <SimpleLayout brand={<Brand />} actions={tools}>
    <Place>{children}</Place>
  </SimpleLayout>
);
