import type { OrganizationDetails } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { ComboBox } from '@intake/ui/ComboBox';
import { Form, FormActions } from '@intake/ui/Form';
import { Loaded } from '@intake/ui/Loaded';
import { Page } from '@intake/ui/Page';
import { PhoneField } from '@intake/ui/PhoneField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Skeleton } from '@intake/ui/Skeleton';
import { Tabs } from '@intake/ui/Tabs';
import { TextField } from '@intake/ui/TextField';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import { useUnsaved } from '../../../data/forms/useUnsaved.ts';
import { answerTexts, commonMessages } from '../administration.messages.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { timeZoneItems } from '../../../shared/timeZones.ts';
import { creditMessages } from './credits/Credits.messages.ts';
import { organizationMessages as texts } from './Organization.messages.ts';

export type OrganizationValues = Pick<OrganizationDetails, 'name' | 'telnyx_from' | 'timeZone' | 'duplicates' | 'version'>;

export interface OrganizationScreenProps {
  model: Loadable<OrganizationDetails>;
  onRetry: () => void;
  onStore: (values: OrganizationValues) => Outcome;
  /** Plan, credits and ledger, in a tab of their own. */
  credits?: ReactNode;
}

/** What the organisation is. Knows nothing of network, router or store. */
export function OrganizationScreen({ model, onRetry, onStore, credits }: OrganizationScreenProps) {
  const { formatMessage } = useIntl();
  const own = (
    <Loaded of={model} waiting={<Skeleton height="20rem" />} onRetry={onRetry}>
      {(organization) => <OrganizationForm organization={organization} onStore={onStore} />}
    </Loaded>
  );
  return (
    <Page width="form" title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      {credits ? (
        <Tabs
          isFlush
          label={formatMessage(creditMessages.tabs)}
          items={[
            { id: 'organization', label: formatMessage(creditMessages.organization), content: own },
            { id: 'credits', label: formatMessage(creditMessages.credits), content: credits },
          ]}
        />
      ) : (
        own
      )}
    </Page>
  );
}

interface OrganizationFormProps {
  organization: OrganizationDetails;
  onStore: OrganizationScreenProps['onStore'];
}

/** What was typed stays when a colleague changes this meanwhile, and its save is a conflict; else the form begins anew. */
function OrganizationForm({ organization, onStore }: OrganizationFormProps) {
  const [seen, setSeen] = useState(organization);
  return <OrganizationFields key={seen.version} organization={seen} latest={organization} onLatest={setSeen} onStore={onStore} />;
}

interface OrganizationFieldsProps extends OrganizationFormProps {
  latest: OrganizationDetails;
  onLatest: (latest: OrganizationDetails) => void;
}

function OrganizationFields({ organization, latest, onLatest, onStore }: OrganizationFieldsProps) {
  const { formatMessage } = useIntl();
  const [zones] = useState(() => timeZoneItems(organization.timeZone));
  const form = useForm({
    initial: {
      name: organization.name,
      telnyx_from: organization.telnyx_from ?? '',
      timeZone: organization.timeZone as string | null,
      duplicates: organization.duplicates,
    },
    check: ({ name, telnyx_from: from, timeZone }) => ({
      name: name.trim() === '' && commonMessages.nameRequired,
      telnyx_from: from.trim() !== '' && e164Of(from) === null && commonMessages.numberInvalid,
      timeZone: !timeZone && texts.timeZoneRequired,
    }),
    save: ({ name, telnyx_from: from, timeZone, duplicates }) =>
      onStore({ name: name.trim(), telnyx_from: e164Of(from), timeZone: timeZone ?? '', duplicates, version: organization.version }),
    ...answerTexts,
  });
  useUnsaved(form.isDirty);
  useEffect(() => {
    if (latest !== organization && !form.isDirty()) onLatest(latest);
  });

  return (
    <Form {...form.props} label={formatMessage(texts.title)} hasSummary={false}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} isRequired maxLength={200} />
      <PhoneField {...form.field('telnyx_from')} label={formatMessage(texts.from)} description={formatMessage(texts.fromText)} parse={e164Of} />
      <ComboBox
        {...form.field('timeZone')}
        label={formatMessage(texts.timeZone)}
        description={formatMessage(texts.timeZoneText)}
        items={zones}
        isRequired
      />
      <RadioGroup
        {...choice(form, 'duplicates')}
        label={formatMessage(texts.duplicates)}
        items={[
          { id: 'refuse', label: formatMessage(texts.refuse), description: formatMessage(texts.refuseText) },
          { id: 'allow', label: formatMessage(texts.allow), description: formatMessage(texts.allowText) },
        ]}
      />
      <FormActions align="start">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {formatMessage(commonMessages.save)}
        </Button>
      </FormActions>
    </Form>
  );
}
