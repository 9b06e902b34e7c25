import type { StoredLetterhead, TemplateDraft } from '@intake/api/contract';
import { e164Of, letterWording, type Locale } from '@intake/api/rules';
import { PhoneField } from '@intake/ui/PhoneField';
import { TextArea } from '@intake/ui/TextArea';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { letterProblem } from '../../../shared/letters/letters.messages.ts';
import { LetterSheets } from '../../../shared/letters/LetterSheets.tsx';
import { Composed, Fields } from '../../../shared/letters/LetterSheets.styles.ts';
import type { TemplateDrawerProps } from './TemplateDrawer.tsx';
import { headMessages as texts } from './Templates.messages.ts';
import { headOf, headProblems, sampleOf, type NewHead } from './Templates.model.ts';

export interface LetterheadDrawerProps extends Pick<TemplateDrawerProps, 'preview' | 'onCompose' | 'onClose'> {
  letterhead: StoredLetterhead;
  /** Of the letter that shows it. */
  locale: Locale;
  onStore: (change: { letterhead: StoredLetterhead; head: NewHead }) => Outcome;
}

/** The address and the numbers that stand at the head of each letter, beside a letter that has them. */
export function LetterheadDrawer({ letterhead, locale, preview, onCompose, onStore, onClose }: LetterheadDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { lines: letterhead.lines.join('\n'), phone: letterhead.phone ?? '', fax: letterhead.fax ?? '' },
    check: (values) => {
      const { lines, phone, fax } = headProblems(values);
      return { lines: lines && texts.linesTooMany, phone: phone && texts.numberWrong, fax: fax && texts.numberWrong };
    },
    save: (values) => {
      const head = headOf(values);
      if (head) return onStore({ letterhead, head });
    },
    onSaved: onClose,
    problemText: letterProblem,
  });
  const draft = useFormValue(form, (values) => {
    const head = headOf(values);
    const sample = sampleOf({ kind: 'acknowledgement', locale }, letterWording[locale].acknowledgement);
    return JSON.stringify(head && { ...sample, letterhead: head });
  });
  useEffect(() => {
    const next = JSON.parse(draft) as TemplateDraft | null;
    // While a number is half typed, the page before stays.
    if (next) onCompose({ draft: next });
  }, [draft, onCompose]);
  useEffect(() => () => onCompose({ draft: null }), [onCompose]);
  return (
    <FormDrawer size="xl" title={formatMessage(texts.edit)} form={form} onClose={onClose}>
      <Composed>
        <Fields>
          <TextArea {...form.field('lines')} label={formatMessage(texts.lines)} description={formatMessage(texts.linesText)} autoFocus rows={4} />
          <PhoneField {...form.field('phone')} label={formatMessage(texts.phone)} parse={e164Of} />
          <PhoneField {...form.field('fax')} label={formatMessage(texts.fax)} parse={e164Of} />
        </Fields>
        {preview && <LetterSheets of={preview} />}
      </Composed>
    </FormDrawer>
  );
}
