import { BlankLayout } from '@intake/ui/BlankLayout';
import type { ReactNode } from 'react';
import { Brand } from '../header/Brand.tsx';
import { ReadingTools } from '../header/ReadingTools.tsx';

/** A page of its own, for somebody who is signed in but may do one thing alone. */
export const Blank = ({ children }: { children: ReactNode }) => (
  <BlankLayout brand={<Brand />} footer={<ReadingTools />}>
    {children}
  </BlankLayout>
);
