import type { ReadingPage } from '../../../shared/publicPage/readingPage.ts';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { revenueMessages } from './RevenueForm.messages.ts';
import { RevenueFormScreen } from './RevenueFormScreen.tsx';

export const revenuePage: ReadingPage = { path: homePaths.cost, description: revenueMessages.lead, Screen: RevenueFormScreen };
