import { useIntl } from 'react-intl';
import { DateField } from '@intake/ui/DateField';
import { FormRow } from '@intake/ui/Form';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TimeField } from '@intake/ui/TimeField';
import type { NewConsent } from '@intake/api/contract';
import { consentActs, consentKinds, consentSources } from '@intake/api/rules';
import type { ConsentChannel } from '@intake/api/rules';
import { choice, useFormValue } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { answerTexts } from '../../../../shared/answers/answers.messages.ts';
import { blankConsent, consentErrors, newConsent } from './consentForm.ts';
import { actNames, channelNames, consentFieldTexts as texts, consentTexts, kindNames, sourceNames } from './consents.messages.ts';

export interface ConsentDrawerProps {
  channel: ConsentChannel;
  onRecord: (consent: NewConsent) => Outcome;
  onClose: () => void;
}

/** What a patient said about one channel. Nothing that was recorded before is changed by it. */
export function ConsentDrawer({ channel, onRecord, onClose }: ConsentDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: blankConsent,
    check: consentErrors,
    save: async (values) => {
      const problem = await onRecord(newConsent(channel, values));
      // The server names the moment; here it is a day and a time.
      return problem && { ...problem, fields: problem.fields?.map(({ path, code }) => ({ path: path === 'at' ? 'day' : path, code })) };
    },
    onSaved: onClose,
    ...answerTexts,
    refusalText: ({ code }) => (code === 'future' ? texts.future : answerTexts.refusalText({ code })),
  });
  const act = useFormValue(form, (values) => values.act);
  return (
    <FormDrawer
      title={formatMessage(consentTexts.recordNamed, { channel: formatMessage(channelNames[channel]) })}
      form={form}
      saveLabel={formatMessage(consentTexts.record)}
      onClose={onClose}
    >
      <p>{formatMessage(texts.append)}</p>
      <RadioGroup {...choice(form, 'act')} autoFocus label={formatMessage(texts.act)} items={consentActs.map((id) => ({ id, label: formatMessage(actNames[id]) }))} />
      {act === 'given' && <Select {...choice(form, 'kind')} label={formatMessage(texts.kind)} items={consentKinds.map((id) => ({ id, label: formatMessage(kindNames[id]) }))} />}
      <Select {...choice(form, 'source')} label={formatMessage(texts.source)} items={consentSources.map((id) => ({ id, label: formatMessage(sourceNames[id]) }))} />
      {act === 'given' && <TextArea {...form.field('wording')} label={formatMessage(texts.wording)} rows={3} maxLength={2000} />}
      <FormRow>
        <DateField {...form.field('day')} label={formatMessage(texts.day)} description={formatMessage(texts.whenHint)} />
        <TimeField {...form.field('time')} label={formatMessage(texts.time)} />
      </FormRow>
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={2} maxLength={2000} />
    </FormDrawer>
  );
}
