import { SimpleLayout } from '@intake/ui/SimpleLayout';
import type { ReactNode } from 'react';
import { Brand } from '../header/Brand.tsx';
import { ReadingTools } from '../header/ReadingTools.tsx';
import { Place } from './SignedOut.styles.ts';

/** What surrounds a page for those who are not signed in. */
export const SignedOut = ({ children }: { children: ReactNode }) => (
  <SimpleLayout brand={<Brand />} actions={<ReadingTools />}>
    <Place>{children}</Place>
  </SimpleLayout>
);
