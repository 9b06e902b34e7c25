import { DescriptionList } from '@intake/ui/DescriptionList';
import { PageHeader } from '@intake/ui/PageHeader';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { useIntl } from 'react-intl';
import { useSettingGroups } from '../settingGroups.ts';
import type { Setting, SettingValues } from '../settingGroups.ts';
import { profileMessages } from './Profile.messages.ts';
import { Heading, Section, Sections } from './Profile.styles.ts';

export interface ProfileScreenProps {
  person: { name: string; email: string; organization: string; role: string };
  settings: SettingValues;
  onChange: (change: { setting: Setting; value: string }) => void;
}

/** Who one is here, and how the portal looks on this computer. */
export function ProfileScreen({ person, settings, onChange }: ProfileScreenProps) {
  const { formatMessage } = useIntl();
  const groups = useSettingGroups();
  return (
    <>
      <PageHeader title={formatMessage(profileMessages.title)} />
      <Sections>
        <DescriptionList
          items={(['name', 'email', 'organization', 'role'] as const).map((id) => ({
            id,
            term: formatMessage(profileMessages[id]),
            details: <bdi>{person[id]}</bdi>,
          }))}
        />
        <Section>
          <Heading>{formatMessage(profileMessages.computer)}</Heading>
          {groups.map(({ id, title, items }) => (
            <RadioGroup key={id} label={title} items={items} value={settings[id]} onChange={({ value }) => onChange({ setting: id, value })} />
          ))}
        </Section>
      </Sections>
    </>
  );
}
