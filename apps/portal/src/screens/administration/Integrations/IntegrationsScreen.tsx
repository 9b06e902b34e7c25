import type { IntegrationSwitches, Integrations, Location, MailOutcome } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { Link } from '@intake/ui/Link';
import { Muted } from '@intake/ui/CrudTable';
import { Loaded } from '@intake/ui/Loaded';
import { Page, PageSection } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { Switch } from '@intake/ui/Switch';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../administration.messages.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { integrationMessages as texts } from './Integrations.messages.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { Cards } from './Integrations.styles.ts';
import { TestMail } from './TestMail.tsx';

export interface IntegrationsScreenProps {
  model: { integrations: Loadable<Integrations>; locations: readonly Location[] };
  onRetry: () => void;
  onSwitch: (change: { switches: IntegrationSwitches; version: number }) => Outcome;
  /** Answers what the mail server made of it; null when nobody could be asked. */
  onTestMail: () => Promise<{ recipient: string; outcome: MailOutcome } | null>;
  numbersHref: string;
}

/** What the server works with, and what the organisation lets in. Knows nothing of network, router or store. */
export function IntegrationsScreen({ model, onRetry, ...rest }: IntegrationsScreenProps) {
  const { formatMessage } = useIntl();
  const { integrations } = model;
  return (
    <Page width="form" title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      <Loaded of={integrations} waiting={<Skeleton height="24rem" />} onRetry={onRetry}>
        {(value) => (
          <>
            <Incoming integrations={value} {...rest} />
            <Calls integrations={value} {...rest} />
            <FaxNumbers locations={model.locations} href={rest.numbersHref} />
            <Mail integrations={value} {...rest} />
            <Kept {...value} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <PageSection title={title} description={text}>
      <Cards>{children}</Cards>
    </PageSection>
  );
}

interface SwitchedProps extends Pick<IntegrationsScreenProps, 'onSwitch'> {
  integrations: Integrations;
}

function useSwitches({ integrations: { switches, version }, onSwitch }: SwitchedProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = async (change: Partial<IntegrationSwitches>) => {
    setPending(true);
    setProblem(await onSwitch({ switches: { ...switches, ...change }, version }));
    setPending(false);
  };
  return { isPending, problem, set };
}

function Mail(props: SwitchedProps & Pick<IntegrationsScreenProps, 'onTestMail'>) {
  const { formatMessage } = useIntl();
  const { isPending, problem, set } = useSwitches(props);
  const { providers, switches } = props.integrations;
  return (
    <Section title={formatMessage(texts.mail)} text={formatMessage(texts.mailText)}>
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
      <ProviderCard name={formatMessage(texts.mailOut)} text={formatMessage(texts.mailOutText)} isSetUp={providers.mailOut} settings={['SMTP_URL', 'SMTP_FROM']}>
        <TestMail onSend={props.onTestMail} />
        <Switch label={formatMessage(texts.patientMailSwitch)} isSelected={switches.patientMail} isDisabled={isPending} onChange={({ isSelected }) => void set({ patientMail: isSelected })} />
      </ProviderCard>
      <ProviderCard name={formatMessage(texts.mailReplies)} text={formatMessage(texts.mailRepliesText)} isSetUp={providers.mailReplies} settings={['SMTP_REPLY_DOMAIN', 'SMTP_LISTEN_PORT']} />
    </Section>
  );
}

function Calls(props: SwitchedProps) {
  const { formatMessage } = useIntl();
  const { isPending, problem, set } = useSwitches(props);
  const { providers, switches } = props.integrations;
  return (
    <Section title={formatMessage(texts.calls)} text={formatMessage(texts.callsText)}>
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
      <ProviderCard name={formatMessage(texts.retell)} text={formatMessage(texts.retellText)} isSetUp={providers.retell} settings={['RETELL_API_KEY', 'PUBLIC_URL']}>
        <Switch
          label={formatMessage(texts.retellSwitch)}
          isSelected={switches.retell}
          isDisabled={isPending}
          onChange={({ isSelected }) => void set({ retell: isSelected })}
        />
      </ProviderCard>
      <ProviderCard name={formatMessage(texts.model)} text={formatMessage(texts.modelText)} isSetUp={providers.model} settings={['MODEL_BASE_URL', 'MODEL_NAME']}>
        <Switch label={formatMessage(texts.modelSwitch)} isSelected={switches.model} isDisabled={isPending} onChange={({ isSelected }) => void set({ model: isSelected })} />
      </ProviderCard>
    </Section>
  );
}

function Incoming(props: SwitchedProps) {
  const { formatMessage } = useIntl();
  const { isPending, problem, set } = useSwitches(props);
  const { providers, switches } = props.integrations;

  return (
    <Section title={formatMessage(texts.faxes)} text={formatMessage(texts.faxesText)}>
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
      <ProviderCard
        name={formatMessage(texts.telnyx)}
        text={formatMessage(texts.telnyxText)}
        isSetUp={providers.telnyx}
        settings={['TELNYX_API_KEY', 'TELNYX_PUBLIC_KEY']}
      >
        <Switch
          label={formatMessage(texts.telnyxSwitch)}
          isSelected={switches.telnyx}
          isDisabled={isPending}
          onChange={({ isSelected }) => void set({ telnyx: isSelected })}
        />
      </ProviderCard>
      <ProviderCard
        name={formatMessage(texts.mailIn)}
        text={formatMessage(texts.mailInText)}
        isSetUp={providers.mailIn}
        settings={['SMTP_LISTEN_PORT']}
      >
        <Switch
          label={formatMessage(texts.mailInSwitch)}
          isSelected={switches.mailIn}
          isDisabled={isPending}
          onChange={({ isSelected }) => void set({ mailIn: isSelected })}
        />
      </ProviderCard>
      <ProviderCard name={formatMessage(texts.folder)} text={formatMessage(texts.folderText)} isSetUp={providers.folder} settings={['INTAKE_FOLDER']} />
    </Section>
  );
}

function FaxNumbers({ locations, href }: { locations: readonly Location[]; href: string }) {
  const { formatMessage } = useIntl();
  const items = locations.map(({ id, name, faxNumbers }) => ({
    id,
    term: name,
    details:
      faxNumbers.length === 0 ? (
        <Muted>{formatMessage(texts.noNumbers)}</Muted>
      ) : (
        faxNumbers.map((number) => (
          <div key={number}>
            <bdi>{phoneText(number)}</bdi>
          </div>
        ))
      ),
  }));
  return (
    <Section title={formatMessage(texts.numbers)} text={formatMessage(texts.numbersText)}>
      {items.length === 0 ? <Muted>{formatMessage(texts.noNumbers)}</Muted> : <DescriptionList items={items} />}
      <Link href={href}>{formatMessage(texts.numbersLink)}</Link>
    </Section>
  );
}

function Kept({ providers }: Integrations) {
  const { formatMessage } = useIntl();
  return (
    <Section title={formatMessage(texts.kept)} text={formatMessage(texts.keptText)}>
      <DescriptionList
        items={[
          { id: 'documents', term: formatMessage(texts.documents), details: formatMessage(providers.s3 ? texts.s3 : texts.disk) },
          { id: 'accounts', term: formatMessage(texts.accounts), details: formatMessage(providers.supabase ? texts.supabase : texts.embedded) },
          { id: 'reading', term: formatMessage(texts.reading), details: formatMessage(texts.readingHere) },
        ]}
      />
    </Section>
  );
}
