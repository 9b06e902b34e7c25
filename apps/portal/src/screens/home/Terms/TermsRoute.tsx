import type { ReadingPage } from '../../../shared/publicPage/readingPage.ts';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { termsMessages } from './Terms.messages.ts';
import { TermsScreen } from './TermsScreen.tsx';

export const termsPage: ReadingPage = { path: homePaths.terms, description: termsMessages.lead, Screen: TermsScreen };
