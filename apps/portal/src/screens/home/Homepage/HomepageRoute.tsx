import type { ReadingPage } from '../../../shared/publicPage/readingPage.ts';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { homepageMessages } from './Homepage.messages.ts';
import { HomepageScreen } from './HomepageScreen.tsx';

export const homepagePage: ReadingPage = { path: homePaths.homepage, description: homepageMessages.lead, Screen: HomepageScreen };
