import { useGetOrganizationDetailsQuery, useSaveOrganizationDetailsMutation } from '@intake/api/client';
import { Page } from '@intake/ui/Page';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { commonMessages } from '../administration.messages.ts';
import { creditMessages } from './credits/Credits.messages.ts';
import { CreditsRoute } from './credits/CreditsRoute.tsx';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { OrganizationScreen } from './OrganizationScreen.tsx';

/** What the clinic is, for who manages it; who keeps its books sees the plan and the credits alone. */
export function OrganizationRoute() {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  if (may('settings.manage')) return <ManagedOrganization />;
  return (
    <Page width="form" title={formatMessage(creditMessages.credits)}>
      <CreditsRoute />
    </Page>
  );
}

/** Connects the API to the screen. */
function ManagedOrganization() {
  const { formatMessage } = useIntl();
  const { organization } = useAccount();
  const details = useGetOrganizationDetailsQuery({ params: { orgId: organization.id } });
  const [save] = useSaveOrganizationDetailsMutation();
  return (
    <OrganizationScreen
      model={loadableOf(details)}
      credits={<CreditsRoute />}
      onRetry={() => void details.refetch()}
      onStore={async (body) => {
        const problem = problemIn(await save({ body }));
        if (problem === null) showToast(toasts, { title: formatMessage(commonMessages.saved), tone: 'success' });
        return problem;
      }}
    />
  );
}
