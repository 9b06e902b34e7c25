import type { Locale } from '@intake/i18n';

interface StartWords {
  /** Code or texts did not come. */
  failed: string;
  /** They are still awaited. */
  late: string;
  retry: string;
}

/** What is said while no texts are here, or none will come. */
export const startWords: Readonly<Record<Locale, StartWords>> = {
  en: {
    failed: 'Intake could not be loaded. Check the connection and try again.',
    late: 'Intake is still loading. The connection is slow or interrupted.',
    retry: 'Try again',
  },
  fr: {
    failed: 'Intake n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
    late: 'Intake se charge encore. La connexion est lente ou interrompue.',
    retry: 'Réessayer',
  },
  ja: {
    failed: 'Intake を読み込めませんでした。接続を確認して、もう一度お試しください。',
    late: 'Intake を読み込んでいます。接続が遅いか、途切れています。',
    retry: '再試行',
  },
  zh: {
    failed: '无法加载 Intake。请检查网络连接，然后重试。',
    late: 'Intake 仍在加载。网络连接缓慢或已中断。',
    retry: '重试',
  },
};
