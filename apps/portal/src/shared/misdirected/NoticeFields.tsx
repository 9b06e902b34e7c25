import type { LetterPreview } from '@intake/api/contract';
import { breachDisposals } from '@intake/api/rules';
import { localeNames } from '@intake/i18n';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../data/forms/controls.ts';
import type { FormState } from '../../data/forms/useForm.ts';
import type { Loadable } from '../../data/loadable.ts';
import { FaxNumberFields, type FaxNumberFieldsProps } from '../letters/FaxNumberFields.tsx';
import { LetterSheets } from '../letters/LetterSheets.tsx';
import { Fields } from '../letters/LetterSheets.styles.ts';
import { disposalNames, misdirectedMessages as texts } from './misdirected.messages.ts';
import { noticeOf, type NoticeDraft, type NoticeValues } from './misdirected.model.ts';

export interface NoticeFieldsProps<Values extends NoticeValues> extends FaxNumberFieldsProps<Values> {
  /** What becomes of the fax is settled already. */
  isSettled?: boolean;
  /** Null once the fields are gone. */
  onNotice: (change: { notice: NoticeDraft | null }) => void;
}

/** To whom the letter about a misdirected fax goes, where, and in which language. */
export function NoticeFields<Values extends NoticeValues>({ form, isSettled, onNotice, ...number }: NoticeFieldsProps<Values>) {
  const { formatMessage } = useIntl();
  const fields = form as unknown as FormState<NoticeValues>;
  const draft = useFormValue(fields, (values) => JSON.stringify(noticeOf(values)));
  useEffect(() => onNotice({ notice: JSON.parse(draft) as NoticeDraft }), [draft, onNotice]);
  useEffect(() => () => onNotice({ notice: null }), [onNotice]);
  return (
    <>
      <TextField {...fields.field('name')} label={formatMessage(texts.recipient)} maxLength={200} />
      <FaxNumberFields form={fields} {...number} />
      {!isSettled && <DisposalField form={form} />}
      <Select {...choice(fields, 'locale')} label={formatMessage(texts.locale)} items={Object.entries(localeNames).map(([id, label]) => ({ id, label }))} />
    </>
  );
}

export function DisposalField<Values extends NoticeValues>({ form }: { form: FormState<Values> }) {
  const { formatMessage } = useIntl();
  const fields = form as unknown as FormState<NoticeValues>;
  return <RadioGroup {...choice(fields, 'disposal')} label={formatMessage(texts.disposal)} items={breachDisposals.map((id) => ({ id, label: formatMessage(disposalNames[id]) }))} />;
}

/** The letter as it will be printed. */
export function NoticeSheets({ of }: { of: Loadable<Pick<LetterPreview, 'pages' | 'pageCount'>> }) {
  const { formatMessage } = useIntl();
  return (
    <Fields role="group" aria-label={formatMessage(texts.preview)}>
      <LetterSheets of={of} />
    </Fields>
  );
}
