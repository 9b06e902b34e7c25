import type { LetterTemplate, TemplateDraft } from '@intake/api/contract';
import { localeNames } from '@intake/i18n';
import { Button, ButtonRow } from '@intake/ui/Button';
import { ErrorState } from '@intake/ui/ErrorState';
import { Menu } from '@intake/ui/Menu';
import { Switch } from '@intake/ui/Switch';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { Braces } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { worded } from '../../../data/forms/worded.ts';
import type { Outcome } from '../../../data/problem.ts';
import { insertAt } from '../../../shared/letters/insertAt.ts';
import { letterKindNames, letterProblem, letterVariableNames } from '../../../shared/letters/letters.messages.ts';
import { LetterSheets, type LetterSheetsProps } from '../../../shared/letters/LetterSheets.tsx';
import { Composed, Fields } from '../../../shared/letters/LetterSheets.styles.ts';
import { groupNames, templateMessages as texts, wordingTexts } from './Templates.messages.ts';
import { problemsOf, sampleOf, variablesOf, wrongIn, type Wording } from './Templates.model.ts';
import { Beside } from './Templates.styles.ts';

export interface TemplateDrawerProps {
  template: LetterTemplate;
  preview: LetterSheetsProps['of'];
  /** What is printed beside the form; null while nothing can be. */
  onCompose: (compose: { draft: TemplateDraft | null }) => void;
  onStore: (change: { template: LetterTemplate; wording: Wording }) => Outcome;
  onReset: (change: { template: LetterTemplate }) => Outcome;
  onClose: () => void;
}

/** What letters of one kind say in one language, beside the page that becomes of it. */
export function TemplateDrawer({ template, preview, onCompose, onStore, onReset, onClose }: TemplateDrawerProps) {
  const { formatMessage } = useIntl();
  const { kind, locale } = template;
  const [isFilled, setFilled] = useState(true);
  const written = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const form = useForm<Wording>({
    initial: { subject: template.subject, body: template.body },
    check: (wording) => worded(problemsOf(kind, wording) as Record<string, string>, wordingTexts),
    save: (wording) => onStore({ template, wording }),
    onSaved: onClose,
    problemText: letterProblem,
    refusalText: ({ code }) => (code in wordingTexts ? wordingTexts[code as keyof typeof wordingTexts] : undefined),
  });
  const draft = useFormValue(form, (wording) => JSON.stringify(sampleOf(template, wording, isFilled)));
  const wrongCode = useFormValue(form, (wording) => wrongIn(kind, wording)?.code);
  const wrongText = useFormValue(form, (wording) => wrongIn(kind, wording)?.text);
  useEffect(() => onCompose({ draft: JSON.parse(draft) as TemplateDraft | null }), [draft, onCompose]);
  useEffect(() => () => onCompose({ draft: null }), [onCompose]);
  const goesTo = { onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => (written.current = currentTarget) };
  return (
    <FormDrawer
      size="xl"
      title={formatMessage(texts.edit, { kind: formatMessage(letterKindNames[kind]), language: localeNames[locale] })}
      form={form}
      onClose={onClose}
    >
      <Composed>
        <Fields>
          <TextField {...form.field('subject')} {...goesTo} label={formatMessage(texts.subject)} maxLength={300} lang={locale} />
          <TextArea
            {...form.field('body')}
            {...goesTo}
            label={formatMessage(texts.body)}
            description={formatMessage(texts.bodyText, { example: <bdi key="example">{example}</bdi> })}
            autoFocus
            rows={14}
            maxLength={20_000}
            lang={locale}
          />
          <ButtonRow>
            <Menu
              trigger={
                <Button size="sm" icon={<Braces aria-hidden />}>
                  {formatMessage(texts.insert)}
                </Button>
              }
              groups={variablesOf(kind).map(({ group, names }) => ({
                id: group,
                title: formatMessage(groupNames[group]),
                items: names.map((name) => ({ id: name, label: formatMessage(letterVariableNames[name]), description: <bdi>{named(name)}</bdi> })),
              }))}
              onAction={({ id }) => insertAt(written.current, named(id))}
            />
            {template.isOwn && (
              <Button size="sm" variant="quiet" onPress={() => void onReset({ template }).then((problem) => !problem && onClose())}>
                {formatMessage(texts.reset)}
              </Button>
            )}
          </ButtonRow>
        </Fields>
        <Beside role="group" aria-label={formatMessage(texts.preview)}>
          <Switch
            label={formatMessage(texts.filled)}
            description={formatMessage(texts.filledText)}
            isSelected={isFilled}
            onChange={({ isSelected }) => setFilled(isSelected)}
          />
          {wrongCode ? (
            <ErrorState title={formatMessage(texts.wrong)}>
              {formatMessage(texts.wrongText, { text: <bdi key="text">{wrongText}</bdi>, reason: formatMessage(wordingTexts[wrongCode]) })}
            </ErrorState>
          ) : (
            <LetterSheets of={preview} />
          )}
        </Beside>
      </Composed>
    </FormDrawer>
  );
}

const named = (name: string) => `{${name}}`;
const example = '{recipient.name|colleague}';
