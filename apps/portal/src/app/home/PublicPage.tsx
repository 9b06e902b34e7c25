import type { ReactNode } from 'react';
import { PublicFrame } from '../../shared/publicPage/PublicFrame.tsx';
import { loginPath } from '../routing/startPages.ts';
import { Brand } from '../shell/header/Brand.tsx';
import { ReadingTools } from '../shell/header/ReadingTools.tsx';

/** A public page inside the portal. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <PublicFrame brand={<Brand />} tools={<ReadingTools />} signInPath={loginPath}>
    {children}
  </PublicFrame>
);
