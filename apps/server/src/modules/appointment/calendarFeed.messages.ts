import type { Locale } from '@intake/api/rules';

/** The few words of a calendar that programs read. */
export const feedTexts: Record<Locale, { visit: string }> = {
  en: { visit: 'Visit' },
  fr: { visit: 'Rendez-vous' },
  zh: { visit: '就诊' },
  ja: { visit: '受診' },
};
