import {
  useEndAccountSessionMutation, useEndOtherSessionsMutation, useEnrolFactorMutation, useListAccountSessionsQuery, useListFactorsQuery, useRemoveFactorMutation, useVerifyFactorMutation,
} from '@intake/api/client';
import type { ApiError } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { withReturn } from '../../../app/routing/navigation.ts';
import { preferencesChanged } from '../../../app/preferences/preferences.ts';
import type { Preferences } from '../../../app/preferences/storedPreferences.ts';
import { resetPasswordPath } from '../../../app/routing/startPages.ts';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { useProblemText } from '../../../shared/signIn/SessionProblem.tsx';
import type { FactorSectionProps } from './FactorSection.tsx';
import { profileMessages } from './Profile.messages.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { SessionSectionProps } from './SessionSection.tsx';

export function ProfileRoute() {
  const { user, organization, mappings } = useAccount();
  const preferences = useAppSelector((state) => state.preferences);
  const dispatch = useAppDispatch();
  const place = useLocation();
  const factors = useFactors();
  const sessions = useSessions();
  const role = mappings.find((mapping) => mapping.Organization_ID === organization.id)?.roleName ?? '';

  return (
    <ProfileScreen
      person={{ name: user.displayName, email: user.email, organization: organization.name, role }}
      appearance={preferences}
      onChange={(change) => dispatch(preferencesChanged(change as Partial<Preferences>))}
      passwordChangedAt={user.passwordLastUpdatedAt}
      changePasswordHref={withReturn(resetPasswordPath, place)}
      factors={factors}
      sessions={sessions}
    />
  );
}

const sessionProblemOf = (error: unknown) => {
  const { code, message } = error as ApiError;
  return { code, text: message };
};

/** What FactorSection needs, from the sign-in service. */
function useFactors(): FactorSectionProps {
  const { formatMessage } = useIntl();
  const { data: factors, error: listError } = useListFactorsQuery();
  const [enrol, enrolment] = useEnrolFactorMutation();
  const [verify, verification] = useVerifyFactorMutation();
  const [remove, removal] = useRemoveFactorMutation();
  const error = listError ?? enrolment.error ?? verification.error ?? removal.error;
  const say = (name: keyof typeof profileMessages) => showToast(toasts, { title: formatMessage(profileMessages[name]), tone: 'success' });

  const close = () => {
    enrolment.reset();
    verification.reset();
  };
  return {
    factors,
    enrolling: enrolment.data ?? null,
    isBusy: enrolment.isLoading || verification.isLoading || removal.isLoading,
    problem: error ? sessionProblemOf(error) : null,
    onEnrol: () => void enrol({ name: 'Intake' }),
    onVerify: (code) =>
      void verify({ id: enrolment.data?.id ?? '', code }).then(({ error: refused }) => {
        if (refused) return;
        close();
        say('factorAdded');
      }),
    onCancel: close,
    onRemove: (id) => void remove({ id }).then(({ error: refused }) => refused || say('factorRemoved')),
  };
}

/** What SessionSection needs: the list is the product's, ending all others is the sign-in service's. */
function useSessions(): SessionSectionProps {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const { currentData: sessions, error } = useListAccountSessionsQuery();
  const [endOne, ending] = useEndAccountSessionMutation();
  const [endOthers, { isLoading: isEndingOthers }] = useEndOtherSessionsMutation();
  const say = (refused: unknown, done: keyof typeof profileMessages) =>
    refused
      ? showToast(toasts, { title: problemText(sessionProblemOf(refused)), tone: 'danger' })
      : showToast(toasts, { title: formatMessage(profileMessages[done]), tone: 'success' });
  return {
    sessions,
    problem: error ? sessionProblemOf(error) : null,
    endingId: ending.isLoading ? (ending.originalArgs?.body.id ?? null) : null,
    isEndingOthers,
    onEnd: (id) => void endOne({ body: { id } }).then(({ error: refused }) => say(refused, 'sessionEnded')),
    onEndOthers: () => void endOthers().then(({ error: refused }) => say(refused, 'othersEnded')),
  };
}
