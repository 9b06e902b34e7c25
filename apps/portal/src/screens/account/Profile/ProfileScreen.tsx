import { useFormats } from '@intake/i18n';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { LinkButton } from '@intake/ui/Link';
import { PageHeader } from '@intake/ui/PageHeader';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppearanceFields } from '../AppearanceFields.tsx';
import type { AppearanceFieldsProps } from '../AppearanceFields.tsx';
import { FactorSection } from './FactorSection.tsx';
import type { FactorSectionProps } from './FactorSection.tsx';
import { profileMessages } from './Profile.messages.ts';
import { Content, Heading, Lead, Section, Sections } from './Profile.styles.ts';
import { SessionSection } from './SessionSection.tsx';
import type { SessionSectionProps } from './SessionSection.tsx';

export interface ProfileScreenProps extends AppearanceFieldsProps {
  person: { name: string; email: string; organization: string; role: string };
  /** ISO 8601. */
  passwordChangedAt: string;
  changePasswordHref: string;
  factors: FactorSectionProps;
  sessions: SessionSectionProps;
}

/** Who one is here, how the portal looks, and what keeps the account safe. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { person, passwordChangedAt, changePasswordHref, factors, sessions, appearance, onChange } = props;
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <>
      <PageHeader title={formatMessage(profileMessages.title)} />
      <Sections>
        <Part title={<bdi>{person.name}</bdi>} lead={<bdi>{person.email}</bdi>}>
          <DescriptionList
            items={(['organization', 'role'] as const).map((id) => ({
              id,
              term: formatMessage(profileMessages[id]),
              details: <bdi>{person[id]}</bdi>,
            }))}
          />
        </Part>
        <Part title={formatMessage(profileMessages.appearance)} lead={formatMessage(profileMessages.appearanceLead)}>
          <AppearanceFields appearance={appearance} onChange={onChange} />
        </Part>
        <Part
          title={formatMessage(profileMessages.password)}
          lead={formatMessage(profileMessages.passwordLead, { when: formats.relative(passwordChangedAt) })}
        >
          <LinkButton href={changePasswordHref}>{formatMessage(profileMessages.changePassword)}</LinkButton>
        </Part>
        <Part title={formatMessage(profileMessages.factors)} lead={formatMessage(profileMessages.factorsLead)}>
          <FactorSection {...factors} />
        </Part>
        <Part title={formatMessage(profileMessages.sessions)} lead={formatMessage(profileMessages.sessionsLead)}>
          <SessionSection {...sessions} />
        </Part>
      </Sections>
    </>
  );
}

function Part({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <Heading id={id}>{title}</Heading>
        <Lead>{lead}</Lead>
      </div>
      <Content>{children}</Content>
    </Section>
  );
}
