import type { Partner, PartnerFields } from '@intake/api/contract';
import { fhirTypes, partnerLimits, veloxScopes, type PartnerScope } from '@intake/api/rules';
import { Checkbox, CheckboxGroup } from '@intake/ui/Checkbox';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice, toggle } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerMessages, answerTexts } from '../../../shared/answers/answers.messages.ts';
import { fhirTypeNames, formMessages, partnerMessages as texts, veloxScopeNames } from './Partners.messages.ts';

export interface PartnerDrawerProps {
  /** Null for a new one. */
  partner: Partner | null;
  onSave: (change: { partner: Partner | null; values: PartnerFields }) => Outcome;
  onClose: () => void;
}

interface Typed {
  name: string;
  isActive: boolean;
  limit: string;
  refer: readonly PartnerScope[];
  read: readonly PartnerScope[];
}

const isFhir = (scope: PartnerScope) => scope.startsWith('system/');

/** What a partner may do, and how often. */
export function PartnerDrawer({ partner, onSave, onClose }: PartnerDrawerProps) {
  const { formatMessage } = useIntl();
  const scopes: readonly PartnerScope[] = partner?.scopes ?? veloxScopes;
  const form = useForm<Typed>({
    initial: {
      name: partner?.name ?? '',
      isActive: partner?.isActive ?? true,
      limit: `${partner?.callsPerMinute ?? 120}`,
      refer: scopes.filter((scope) => !isFhir(scope)),
      read: scopes.filter(isFhir),
    },
    check: ({ name }) => ({ name: name.trim() === '' && answerMessages.nameRequired }),
    save: ({ name, isActive, limit, refer, read }) =>
      onSave({
        partner,
        values: { name: name.trim(), isActive, callsPerMinute: partnerLimits.find((one) => `${one}` === limit) ?? 120, scopes: [...refer, ...read] },
      }),
    onSaved: onClose,
    ...answerTexts,
  });
  const scopesOf = (name: 'refer' | 'read') => ({
    name,
    defaultValue: form.values()[name],
    onChange: ({ value }: { value: string[] }) => form.set({ [name]: value as PartnerScope[] }),
  });
  return (
    <FormDrawer title={partner ? formatMessage(texts.edit, { name: partner.name }) : formatMessage(texts.create)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} autoFocus isRequired maxLength={200} />
      <Checkbox {...toggle(form, 'isActive')} label={formatMessage(formMessages.isActive)} description={formatMessage(formMessages.isActiveText)} />
      <Select
        {...choice(form, 'limit')}
        label={formatMessage(formMessages.limit)}
        items={partnerLimits.map((count) => ({ id: `${count}`, label: formatMessage(formMessages.perMinute, { count }) }))}
      />
      <CheckboxGroup
        {...scopesOf('refer')}
        label={formatMessage(formMessages.refer)}
        items={veloxScopes.map((id) => ({ id, label: formatMessage(veloxScopeNames[id]) }))}
      />
      <CheckboxGroup
        {...scopesOf('read')}
        label={formatMessage(formMessages.read)}
        description={formatMessage(formMessages.readText)}
        items={fhirTypes.map((type) => ({ id: `system/${type}.rs`, label: formatMessage(fhirTypeNames[type]) }))}
      />
    </FormDrawer>
  );
}
