import {
  useEndOtherSessionsMutation, useEnrolFactorMutation, useListFactorsQuery, useRemoveFactorMutation, useVerifyFactorMutation,
} from '@intake/api/client';
import type { ApiError } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../../app/account.ts';
import { withReturn } from '../../../app/navigation.ts';
import { preferencesChanged } from '../../../app/preferences.ts';
import type { Preferences } from '../../../app/preferences.ts';
import { resetPasswordPath } from '../../../app/startPages.ts';
import { useAppDispatch, useAppSelector } from '../../../app/store.ts';
import { toasts } from '../../../app/toasts.ts';
import { useProblemText } from '../../auth/SessionProblem.tsx';
import type { FactorSectionProps } from './FactorSection.tsx';
import { profileMessages } from './Profile.messages.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

export function ProfileRoute() {
  const { user, organization, mappings } = useAccount();
  const preferences = useAppSelector((state) => state.preferences);
  const dispatch = useAppDispatch();
  const place = useLocation();
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const factors = useFactors();
  const [endOthers, { isLoading: isEndingOthers }] = useEndOtherSessionsMutation();
  const role = mappings.find((mapping) => mapping.Organization_ID === organization.id)?.roleName ?? '';

  const end = async () => {
    const { error } = await endOthers();
    if (error) showToast(toasts, { title: problemText(problemOf(error)), tone: 'danger' });
    else showToast(toasts, { title: formatMessage(profileMessages.othersEnded), tone: 'success' });
  };
  return (
    <ProfileScreen
      person={{ name: user.displayName, email: user.email, organization: organization.name, role }}
      appearance={preferences}
      onChange={(change) => dispatch(preferencesChanged(change as Partial<Preferences>))}
      passwordChangedAt={user.passwordLastUpdatedAt}
      changePasswordHref={withReturn(resetPasswordPath, place)}
      factors={factors}
      isEndingOthers={isEndingOthers}
      onEndOthers={() => void end()}
    />
  );
}

const problemOf = (error: unknown) => {
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
    problem: error ? problemOf(error) : null,
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
