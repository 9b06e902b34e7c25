import type { ReactNode } from 'react';
import { ReadingTools } from '../header/ReadingTools.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

/** What surrounds a page for those who are not signed in. */
export const SignedOut = ({ children }: { children: ReactNode }) => <SignedOutFrame tools={<ReadingTools />}>{children}</SignedOutFrame>;
