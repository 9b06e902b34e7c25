import type { RequisitionContent, RequisitionPage } from '@intake/api/contract';
import { e164Of, phoneText, priorities, provinces, sexes } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { DateField } from '@intake/ui/DateField';
import { Form, FormRow, FormSection } from '@intake/ui/Form';
import { HealthNumberField } from '@intake/ui/HealthNumberField';
import { PhoneField } from '@intake/ui/PhoneField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import { useUnsaved } from '../../../data/forms/useUnsaved.ts';
import { worded } from '../../../data/forms/worded.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { healthNumberOf, healthNumberRules, storedNumber } from '../../../shared/patient/healthNumberField.ts';
import { PublicFileField } from '../../../shared/publicPage/PublicFileField.tsx';
import type { PublicFileFieldProps } from '../../../shared/publicPage/PublicFileField.tsx';
import { sexNames } from '../../../shared/patient/patient.messages.ts';
import { priorityNames } from '../../../shared/vocabulary.messages.ts';
import { useHomeProblemText } from '../homeProblems.ts';
import { requisitionMessages as texts, requisitionProblems, sendProblems } from './Requisition.messages.ts';
import { blank, contentOf, onPage, referrerOf, refusedAs, requisitionProblemsOf } from './Requisition.model.ts';
import type { Referrer, RequisitionForm } from './Requisition.model.ts';
import { Head, Lead, Note, Parts, Small, Title } from './Requisition.styles.ts';

export interface RequisitionFieldsProps extends Omit<PublicFileFieldProps, 'label'> {
  page: RequisitionPage;
  /** Who referred the patient before. */
  referrer: Referrer;
  /** What had been typed before the page was loaded anew. */
  before: RequisitionForm | null;
  isOffline: boolean;
  /** ISO 8601. */
  today: string;
  onReferrer: (referrer: Referrer) => void;
  /** After each change; null where nothing is there that could be lost. */
  onProgress: (typed: RequisitionForm | null) => void;
  onStartOver: () => void;
  onSend: (content: Omit<RequisitionContent, 'files'>) => Outcome;
}

/** The page to fill in, in the order in which a letter says it. */
export function RequisitionFields({ page, referrer, before, isOffline, today, files, onReferrer, onProgress, onStartOver, onSend, ...handlers }: RequisitionFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const problemText = useProblemText();
  const form = useForm<RequisitionForm>({
    initial: before ?? blank(page.services, referrer),
    check: (typed) => worded(requisitionProblemsOf(typed, today), requisitionProblems),
    save: async (typed) => {
      if (files.some(({ state }) => state !== 'done')) return { code: 'uploading' };
      onReferrer(referrerOf(typed));
      const { files: _none, ...content } = contentOf(typed, []);
      const problem = await onSend(content);
      return problem && onPage(problem);
    },
    refusalText: ({ code }) => requisitionProblems[refusedAs(code)],
  });
  const isTouched = () => form.isDirty() || files.length > 0 || before !== null;
  useUnsaved(isTouched);
  const tell = useEffectEvent(() => onProgress(isTouched() ? form.values() : null));
  const { subscribe } = form;
  useEffect(() => subscribe(() => tell()), [subscribe]);
  useEffect(() => tell(), [files]);

  const label = (name: keyof typeof texts) => ({ label: formatMessage(texts[name]) });
  const field = <Name extends keyof RequisitionForm & keyof typeof texts>(name: Name) => ({ ...form.field(name), ...label(name) });
  const strong = (parts: ReactNode) => (
    <b>
      <bdi>{parts}</bdi>
    </b>
  );
  return (
    <Parts>
      <Head>
        <Title>{formatMessage(texts.title)}</Title>
        <Lead>{formatMessage(texts.lead, { clinic: page.name, b: strong })}</Lead>
        {page.note && <Note dir="auto">{page.note}</Note>}
        <Small>{formatMessage(texts.emergency, { phone: page.phone ? phoneText(page.phone) : 'none' })}</Small>
      </Head>
      {before && (
        <Banner tone="accent" actions={<Button size="sm" onPress={onStartOver}>{formatMessage(texts.startOver)}</Button>}>
          {formatMessage(texts.kept)}
        </Banner>
      )}
      {isOffline && <Banner tone="warning">{formatMessage(texts.offline)}</Banner>}
      <Form {...form.props} label={formatMessage(texts.title)} error={form.problem ? problemText(form.problem) : undefined}>
        <FormSection title={formatMessage(texts.request)}>
          <Select {...choice(form, 'serviceId')} {...label('service')} items={page.services.map(({ id, name }) => ({ id, label: name }))} isRequired />
          <RadioGroup {...choice(form, 'priority')} {...label('urgency')} orientation="horizontal" items={priorities.toReversed().map((id) => ({ id, label: formatMessage(priorityNames[id]) }))} />
          <TextArea {...field('reason')} rows={3} maxLength={2000} isRequired />
          <TextArea {...field('history')} rows={3} maxLength={2000} />
        </FormSection>
        <FormSection title={formatMessage(texts.patient)}>
          <FormRow>
            <TextField {...field('familyName')} maxLength={100} autoComplete="off" isRequired />
            <TextField {...field('givenName')} maxLength={100} autoComplete="off" isRequired />
          </FormRow>
          <FormRow>
            <DateField {...field('birthDate')} isRequired />
            <Select {...choice(form, 'sex')} {...label('sex')} items={sexes.map((id) => ({ id, label: formatMessage(sexNames[id]) }))} isRequired />
          </FormRow>
          <HealthNumberField
            {...label('healthNumber')}
            name="healthNumber"
            provinceLabel={formatMessage(texts.province)}
            noProvinceLabel={formatMessage(texts.noProvince)}
            provinces={provinces.map((id) => ({ id, label: id }))}
            rules={healthNumberRules(intl)}
            defaultValue={healthNumberOf(form.values())}
            onChange={({ value }) => form.set(storedNumber(value))}
          />
          <FormRow>
            <PhoneField {...field('phone')} parse={e164Of} isRequired />
            <TextField {...field('email')} type="email" maxLength={254} autoComplete="off" />
          </FormRow>
          <TextArea {...field('address')} rows={2} maxLength={300} />
        </FormSection>
        <FormSection title={formatMessage(texts.referrer)}>
          <FormRow>
            <TextField {...field('referrerName')} maxLength={200} autoComplete="name" isRequired />
            <TextField {...field('billingNumber')} maxLength={20} isRequired />
          </FormRow>
          <TextField {...field('clinicName')} maxLength={200} autoComplete="organization" />
          <FormRow>
            <PhoneField {...field('referrerPhone')} parse={e164Of} autoComplete="tel" isRequired />
            <PhoneField {...field('referrerFax')} parse={e164Of} description={formatMessage(texts.faxHelp)} />
          </FormRow>
        </FormSection>
        <FormSection title={formatMessage(texts.files)}>
          <PublicFileField {...label('files')} files={files} {...handlers} />
        </FormSection>
        <Small>{formatMessage(texts.privacy)}</Small>
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {formatMessage(texts.submit)}
        </Button>
      </Form>
    </Parts>
  );
}

function useProblemText() {
  const { formatMessage } = useIntl();
  const common = useHomeProblemText();
  return (problem: Problem): string => (problem.code in sendProblems ? formatMessage(sendProblems[problem.code as keyof typeof sendProblems]) : common(problem));
}
