import type { ReadingPage } from '../../../shared/publicPage/readingPage.ts';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { privacyMessages } from './Privacy.messages.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

export const privacyPage: ReadingPage = { path: homePaths.privacy, description: privacyMessages.lead, Screen: PrivacyScreen };
