import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { ComboBox } from '@intake/ui/ComboBox';
import { FormActions, FormRow, FormSection } from '@intake/ui/Form';
import { IconButton } from '@intake/ui/IconButton';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import type { Physician } from '@intake/api/contract';
import { e164Of, practitionerNumberFormat, provinces, registerName } from '@intake/api/rules';
import { choice, toggle, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm, type FormState } from '../../../data/forms/useForm.ts';
import { answerTexts, createNames, fieldMessages as texts, paneMessages, siteMessages } from './Providers.messages.ts';
import type { ProvidersActions, ProvidersModel } from './Providers.model.ts';
import { blankSite, mostSites, nextKey, physicianErrors, physicianFields, physicianFormOf } from './providerForms.model.ts';
import type { PhysicianForm, SiteForm } from './providerForms.model.ts';
import { useStoring } from './useStoring.ts';

export interface PhysicianDrawerProps extends Pick<ProvidersModel, 'choices'>, Pick<ProvidersActions, 'onSearchClinics'> {
  /** Null makes a new one. */
  physician: Physician | null;
  /** To become a further site. */
  faxNumber: string | undefined;
  onStore: ProvidersActions['onStorePhysician'];
  /** A new one, once it is stored. */
  onOpen: (stored: { id: string }) => void;
  onClose: () => void;
}

const unstated = 'unstated';

export function PhysicianDrawer({ physician, faxNumber, choices, onSearchClinics, onStore, onOpen, onClose }: PhysicianDrawerProps) {
  const { formatMessage } = useIntl();
  const storing = useStoring((values: PhysicianForm) => onStore({ physician, fields: physicianFields(values) }), { isNew: !physician, onOpen, onClose });
  const form = useForm({
    initial: physicianFormOf(physician, faxNumber),
    check: physicianErrors,
    ...storing,
    ...answerTexts,
  });
  return (
    <FormDrawer
      title={physician ? formatMessage(paneMessages.editNamed, { name: registerName(physician) }) : formatMessage(createNames.physicians)}
      form={form}
      onClose={onClose}
    >
      <FormRow>
        <TextField {...form.field('familyName')} label={formatMessage(texts.familyName)} autoFocus={faxNumber === undefined} isRequired maxLength={200} />
        <TextField {...form.field('givenName')} label={formatMessage(texts.givenName)} maxLength={200} />
      </FormRow>
      <TextField {...form.field('specialty')} label={formatMessage(texts.specialty)} maxLength={200} />
      <Select
        {...choice(form, 'province', unstated)}
        label={formatMessage(texts.province)}
        items={[{ id: unstated, label: formatMessage(texts.notStated) }, ...provinces.map((id) => ({ id, label: id }))]}
      />
      <FormRow>
        <NumberField form={form} kind="licence" />
        <NumberField form={form} kind="billing" />
      </FormRow>
      <Checkbox {...toggle(form, 'isInternal')} label={formatMessage(texts.internal)} />
      <Sites form={form} choices={choices} isFocused={faxNumber !== undefined} onSearchClinics={onSearchClinics} />
    </FormDrawer>
  );
}

const numberNames = { licence: 'licenceNumber', billing: 'billingNumber' } as const;

/** Says below when the number is not written as its province does; it is stored all the same. */
function NumberField({ form, kind }: { form: FormState<PhysicianForm>; kind: keyof typeof numberNames }) {
  const { formatMessage } = useIntl();
  const isUnusual = useFormValue(form, (values) => {
    const number = values[numberNames[kind]].trim();
    const province = provinces.find((one) => one === values.province) ?? null;
    return number !== '' && practitionerNumberFormat(kind, number, province) === 'unusual';
  });
  return (
    <TextField
      {...form.field(numberNames[kind])}
      label={formatMessage(texts[kind])}
      description={isUnusual ? formatMessage(texts.unusual) : undefined}
      isNumeric
      maxLength={20}
    />
  );
}

type SitesProps = Pick<PhysicianDrawerProps, 'choices' | 'onSearchClinics'> & { form: FormState<PhysicianForm>; isFocused: boolean };

function Sites({ form, choices, isFocused, onSearchClinics }: SitesProps) {
  const { formatMessage } = useIntl();
  // Of what is typed into them the fields themselves are drawn.
  const keys = useFormValue(form, ({ sites }) => sites.map(({ key }) => key).join(' '));
  const sites = () => form.values().sites;
  const shown = keys === '' ? [] : sites();
  const [newest, setNewest] = useState(isFocused ? shown.at(-1)?.key : undefined);
  const adding = useFocusWhenFewer(shown.length);
  const add = () => {
    const site = blankSite(nextKey(sites()));
    setNewest(site.key);
    form.set({ sites: [...sites(), site] });
  };
  return (
    <>
      {shown.map((site, at) => (
        <SiteFields
          key={site.key}
          site={site}
          at={at}
          choices={choices}
          autoFocus={site.key === newest}
          onSearchClinics={onSearchClinics}
          onChange={(change) => form.set({ sites: sites().map((one) => (one.key === site.key ? { ...one, ...change } : one)) })}
          onRemove={() => form.set({ sites: sites().filter(({ key }) => key !== site.key) })}
        />
      ))}
      {shown.length < mostSites && (
        <FormActions align="start">
          <Button ref={adding} size="sm" icon={<Plus aria-hidden />} onPress={add}>
            {formatMessage(siteMessages.add)}
          </Button>
        </FormActions>
      )}
    </>
  );
}

/** The button that was pressed is gone with its site: the keyboard goes on where another one is added. */
function useFocusWhenFewer(count: number) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) button.current?.focus();
    before.current = count;
  }, [count]);
  return button;
}

interface SiteFieldsProps extends Pick<SitesProps, 'choices' | 'onSearchClinics'> {
  site: SiteForm;
  at: number;
  autoFocus: boolean;
  onChange: (change: Partial<SiteForm>) => void;
  onRemove: () => void;
}

/** A clinic of the directory or a name, and the numbers that are not the clinic's. */
function SiteFields({ site, at, choices, autoFocus, onSearchClinics, onChange, onRemove }: SiteFieldsProps) {
  const { formatMessage } = useIntl();
  const number = at + 1;
  return (
    <FormSection title={formatMessage(siteMessages.numbered, { number })}>
      <FormRow>
        <ComboBox
          name={`sites.${at}.clinicId`}
          label={formatMessage(siteMessages.clinic)}
          placeholder={formatMessage(siteMessages.clinicPlaceholder)}
          items={choices}
          isRemote
          allowsCustomValue
          autoFocus={autoFocus}
          defaultValue={site.clinicId}
          defaultInputValue={site.typed}
          // None is told too when the list has gone on and holds the chosen one no more: what stands in the field decides.
          onChange={({ value }) => {
            const found = choices.find(({ id }) => id === value);
            if (found) onChange({ clinicId: found.id, chosen: found.label });
          }}
          onInputChange={({ value }) => {
            onChange({ typed: value });
            onSearchClinics({ text: value });
          }}
        />
        <IconButton label={formatMessage(siteMessages.remove, { number })} icon={<Trash2 aria-hidden />} onPress={onRemove} />
      </FormRow>
      <FormRow>
        <PhoneField
          name={`sites.${at}.faxNumber`}
          label={formatMessage(texts.fax)}
          placeholder={formatMessage(siteMessages.asClinic)}
          defaultValue={site.faxNumber}
          parse={e164Of}
          onChange={({ value }) => onChange({ faxNumber: value })}
        />
        <PhoneField
          name={`sites.${at}.phone`}
          label={formatMessage(texts.phone)}
          placeholder={formatMessage(siteMessages.asClinic)}
          defaultValue={site.phone}
          parse={e164Of}
          onChange={({ value }) => onChange({ phone: value })}
        />
      </FormRow>
    </FormSection>
  );
}
