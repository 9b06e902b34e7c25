import type { News } from '@intake/api/contract';
import { locales } from '@intake/api/rules';
import { languageTags, localeNames } from '@intake/i18n';
import { FormSection } from '@intake/ui/Form';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { newId } from '../../../data/newId.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerTexts } from '../../../shared/answers/answers.messages.ts';
import { newsMessages as texts } from './News.messages.ts';
import { emptyDraft, textsOf } from './News.model.ts';

interface WriteDrawerProps {
  onSend: (news: News) => Outcome;
  onClose: () => void;
}

/** One mail, in as many languages as somebody writes. Its key is made once, so that no second press sends it twice. */
export function WriteDrawer({ onSend, onClose }: WriteDrawerProps) {
  const { formatMessage } = useIntl();
  const [key] = useState(newId);
  const form = useForm({
    initial: emptyDraft,
    check: (draft) => {
      const { texts: written, half } = textsOf(draft);
      if (half.length > 0) return Object.fromEntries(half.map((name) => [name, texts.bothNeeded]));
      return Object.keys(written).length === 0 ? { 'en-subject': texts.oneNeeded } : {};
    },
    save: (draft) => onSend({ key, texts: textsOf(draft).texts }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={formatMessage(texts.drawerTitle)} form={form} saveLabel={formatMessage(texts.send)} size="lg" onClose={onClose}>
      <p>{formatMessage(texts.drawerText)}</p>
      {locales.map((locale) => (
        <FormSection key={locale} title={localeNames[locale]}>
          <div lang={languageTags[locale]}>
            <TextField {...form.field(`${locale}-subject`)} label={`${formatMessage(texts.subject)} · ${localeNames[locale]}`} maxLength={200} />
          </div>
          <div lang={languageTags[locale]}>
            <TextArea {...form.field(`${locale}-text`)} label={`${formatMessage(texts.body)} · ${localeNames[locale]}`} maxLength={20_000} />
          </div>
        </FormSection>
      ))}
    </FormDrawer>
  );
}
