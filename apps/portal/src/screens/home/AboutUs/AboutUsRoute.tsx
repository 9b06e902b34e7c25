import type { ReadingPage } from '../../../shared/publicPage/readingPage.ts';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { aboutUsMessages } from './AboutUs.messages.ts';
import { AboutUsScreen } from './AboutUsScreen.tsx';

export const aboutUsPage: ReadingPage = { path: homePaths.about, description: aboutUsMessages.lead, Screen: AboutUsScreen };
