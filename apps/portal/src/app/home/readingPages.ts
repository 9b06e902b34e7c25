import type { MessageDescriptor } from 'react-intl';
import { aboutUsPage } from '../../screens/home/AboutUs/AboutUsRoute.tsx';
import { homepagePage } from '../../screens/home/Homepage/HomepageRoute.tsx';
import { privacyPage } from '../../screens/home/Privacy/PrivacyRoute.tsx';
import { revenuePage } from '../../screens/home/RevenueForm/RevenueFormRoute.tsx';
import { termsPage } from '../../screens/home/Terms/TermsRoute.tsx';
import type { ReadingPage } from '../../shared/publicPage/readingPage.ts';
import { homeMessages } from '../routing/home.messages.ts';

/** The public pages that are read and nothing else. The build makes them whole, so that they need no script. */
export const readingPages: readonly (ReadingPage & { title: MessageDescriptor })[] = [
  { ...homepagePage, title: homeMessages.homepage },
  { ...aboutUsPage, title: homeMessages.aboutUs },
  { ...revenuePage, title: homeMessages.revenue },
  { ...termsPage, title: homeMessages.terms },
  { ...privacyPage, title: homeMessages.privacy },
];
