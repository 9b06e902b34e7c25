import type { RequisitionSettings } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { CodeBlock } from '@intake/ui/CodeBlock';
import { Form, FormActions } from '@intake/ui/Form';
import { Link } from '@intake/ui/Link';
import { Loaded } from '@intake/ui/Loaded';
import { MultiSelect } from '@intake/ui/MultiSelect';
import { Page } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { toggle } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import { useUnsaved } from '../../../data/forms/useUnsaved.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerTexts } from '../../../shared/answers/answers.messages.ts';
import { PageCode, type PageCodeProps } from './PageCode.tsx';
import { settingsMessages as texts } from './RequisitionSettings.messages.ts';

export interface Service {
  id: string;
  name: string;
}

export interface RequisitionSettingsScreenProps {
  model: Loadable<{ settings: RequisitionSettings; services: readonly Service[] }>;
  /** Where pages are, up to their address. */
  pageUrl: string;
  onRetry: () => void;
  onStore: (settings: RequisitionSettings) => Outcome;
  onDownload: PageCodeProps['onDownload'];
}

/** Where and for what a clinic takes referrals from the web. */
export function RequisitionSettingsScreen({ model, pageUrl, onRetry, onStore, onDownload }: RequisitionSettingsScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page width="form" title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      <Loaded of={model} waiting={<Skeleton height="24rem" />} onRetry={onRetry}>
        {({ settings, services }) => (
          <>
            {settings.isOn && (
              <>
                <CodeBlock label={formatMessage(texts.link)} code={`${pageUrl}${settings.address}`} />
                <p>
                  <Link href={`${pageUrl}${settings.address}`} target="_blank">
                    {formatMessage(texts.open)}
                  </Link>
                </p>
                <PageCode url={`${pageUrl}${settings.address}`} onDownload={onDownload} />
              </>
            )}
            <Fields key={settings.version} settings={settings} services={services} onStore={onStore} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const addressForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isAddress = (text: string) => addressForm.test(text) && text.length >= 3 && text.length <= 60;

function Fields({ settings, services, onStore }: { settings: RequisitionSettings; services: readonly Service[] } & Pick<RequisitionSettingsScreenProps, 'onStore'>) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { isOn: settings.isOn, serviceIds: settings.serviceIds as readonly string[], note: settings.note ?? '', address: settings.address },
    check: ({ isOn, serviceIds, address }) => ({
      serviceIds: isOn && serviceIds.length === 0 && texts.servicesNeeded,
      address: !isAddress(address.trim()) && texts.addressWrong,
    }),
    save: ({ isOn, serviceIds, note, address }) => onStore({ isOn, serviceIds: [...serviceIds], note: note.trim() || null, address: address.trim(), version: settings.version }),
    ...answerTexts,
    problemText: (problem) => (problem.code === 'exists-already' ? texts.addressTaken : answerTexts.problemText(problem)),
  });
  useUnsaved(form.isDirty);
  return (
    <Form {...form.props} label={formatMessage(texts.title)} hasSummary={false}>
      <Checkbox {...toggle(form, 'isOn')} label={formatMessage(texts.isOn)} description={formatMessage(texts.isOnText)} />
      <MultiSelect
        {...form.field('serviceIds')}
        label={formatMessage(texts.services)}
        description={formatMessage(texts.servicesHelp)}
        items={services.map(({ id, name }) => ({ id, label: name }))}
      />
      <TextField {...form.field('address')} label={formatMessage(texts.address)} description={formatMessage(texts.addressHelp)} maxLength={60} />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} description={formatMessage(texts.noteHelp)} rows={3} maxLength={500} />
      <FormActions align="start">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {formatMessage(texts.save)}
        </Button>
      </FormActions>
    </Form>
  );
}
