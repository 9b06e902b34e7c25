import type { OrganizationDetails } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ComboBox } from '@intake/ui/ComboBox';
import { Form, FormActions } from '@intake/ui/Form';
import { PageHeader } from '@intake/ui/PageHeader';
import { PhoneField } from '@intake/ui/PhoneField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Skeleton } from '@intake/ui/Skeleton';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, problemText } from '../administration.messages.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Stored } from '../administration.model.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { NarrowPage } from '../administration.styles.ts';
import { timeZoneItems } from '../timeZones.ts';
import { organizationMessages as texts } from './Organization.messages.ts';

export type OrganizationValues = Pick<OrganizationDetails, 'name' | 'telnyx_from' | 'timeZone' | 'duplicates' | 'version'>;

export interface OrganizationScreenProps {
  model: Loadable<OrganizationDetails>;
  onRetry: () => void;
  onStore: (values: OrganizationValues) => Stored;
}

/** What the organisation is. Knows nothing of network, router or store. */
export function OrganizationScreen({ model, onRetry, onStore }: OrganizationScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <NarrowPage>
      <PageHeader title={formatMessage(texts.title)} description={formatMessage(texts.description)} />
      {model.state === 'loading' && <Skeleton height="20rem" />}
      {model.state === 'failed' && <LoadFailed onRetry={onRetry} />}
      {model.state === 'ready' && <OrganizationForm key={model.value.version} organization={model.value} onStore={onStore} />}
    </NarrowPage>
  );
}

function OrganizationForm({ organization, onStore }: { organization: OrganizationDetails; onStore: OrganizationScreenProps['onStore'] }) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(organization.name);
  const [from, setFrom] = useState(organization.telnyx_from ?? '');
  const [timeZone, setTimeZone] = useState<string | null>(organization.timeZone);
  const [duplicates, setDuplicates] = useState(organization.duplicates);
  const [zones] = useState(() => timeZoneItems(organization.timeZone));
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sender = e164Of(from);
  const isValid = name.trim() !== '' && timeZone !== null && (from.trim() === '' || sender !== null);

  const store = async () => {
    if (isPending || !isValid) return;
    setPending(true);
    setProblem(await onStore({ name: name.trim(), telnyx_from: sender, timeZone, duplicates, version: organization.version }));
    setPending(false);
  };

  return (
    <Form label={formatMessage(texts.title)} hasSummary={false} onSubmit={store}>
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
      <TextField
        label={formatMessage(texts.name)}
        value={name}
        isRequired
        maxLength={200}
        error={name.trim() === '' ? formatMessage(commonMessages.nameRequired) : undefined}
        onChange={({ value }) => setName(value)}
      />
      <PhoneField
        label={formatMessage(texts.from)}
        description={formatMessage(texts.fromText)}
        value={from}
        parse={e164Of}
        onChange={({ value }) => setFrom(value)}
      />
      <ComboBox
        label={formatMessage(texts.timeZone)}
        description={formatMessage(texts.timeZoneText)}
        items={zones}
        value={timeZone}
        isRequired
        onChange={({ value }) => setTimeZone(value)}
      />
      <RadioGroup
        label={formatMessage(texts.duplicates)}
        value={duplicates}
        items={[
          { id: 'refuse', label: formatMessage(texts.refuse), description: formatMessage(texts.refuseText) },
          { id: 'allow', label: formatMessage(texts.allow), description: formatMessage(texts.allowText) },
        ]}
        onChange={({ value }) => setDuplicates(value === 'allow' ? 'allow' : 'refuse')}
      />
      <FormActions align="start">
        <Button type="submit" variant="primary" isPending={isPending}>
          {formatMessage(commonMessages.save)}
        </Button>
      </FormActions>
    </Form>
  );
}
