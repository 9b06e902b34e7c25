import type { BreachDisposal, Locale } from '@intake/api/rules';

/** What the letter says becomes of the document, in its language. */
export const noticeTexts: Record<Locale, Record<BreachDisposal, string>> = {
  en: { destroy: 'We will destroy it unless you tell us otherwise.', return: 'We will send it back to you.' },
  fr: { destroy: 'Nous la détruirons, sauf avis contraire de votre part.', return: 'Nous vous la retournerons.' },
  zh: { destroy: '如您无其他要求，我们将予以销毁。', return: '我们会将其退还给您。' },
  ja: { destroy: '特にご連絡がなければ、当院で廃棄いたします。', return: '当院から返送いたします。' },
};
