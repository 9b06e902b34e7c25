import { skipToken } from '@reduxjs/toolkit/query';
import { useListConsentsQuery, useRecordConsentMutation } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { toasts } from '../../../../app/shell/toasts.ts';
import { loadableOf } from '../../../../data/loadableOf.ts';
import { problemOf } from '../../../../data/problemOf.ts';
import { consentTexts } from './consents.messages.ts';
import type { ConsentsPartProps } from './ConsentsPart.tsx';

/** What a patient said about being reached; asked for only while it is shown, as each look at it is written down. */
export function useConsents(patientId: string | null, isShown: boolean, mayWrite: boolean): ConsentsPartProps {
  const intl = useIntl();
  const consents = useListConsentsQuery(patientId && isShown ? { query: { patientId } } : skipToken);
  const [recordConsent] = useRecordConsentMutation();
  return {
    consents: loadableOf(consents),
    mayWrite,
    onRecord: async (consent) => {
      if (!patientId) return null;
      const { error } = await recordConsent({ body: { ...consent, patientId } });
      if (error) return problemOf(error);
      showToast(toasts, { title: intl.formatMessage(consentTexts.recorded), tone: 'success' });
      return null;
    },
    onRetry: () => void consents.refetch(),
  };
}
