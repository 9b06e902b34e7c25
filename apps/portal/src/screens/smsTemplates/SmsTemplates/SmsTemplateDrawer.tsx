import type { SmsTemplate, SmsTemplateFields, SmsTemplateVersion } from '@intake/api/contract';
import { messageVariables, templateProblems } from '@intake/api/rules';
import { localeNames, useFormats } from '@intake/i18n';
import { Button, ButtonRow } from '@intake/ui/Button';
import { Loaded } from '@intake/ui/Loaded';
import { Menu } from '@intake/ui/Menu';
import { Select } from '@intake/ui/Select';
import { Skeleton } from '@intake/ui/Skeleton';
import { Switch } from '@intake/ui/Switch';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { Timeline } from '@intake/ui/Timeline';
import { Braces } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerText, refusals } from '../../../shared/answers/answers.messages.ts';
import { insertAt } from '../../../shared/letters/insertAt.ts';
import { letterVariableNames } from '../../../shared/letters/letters.messages.ts';
import { Composed, Fields } from '../../../shared/letters/LetterSheets.styles.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { templateMessages as texts, wordingTexts } from './SmsTemplates.messages.ts';
import { isKey, longestKey, type TemplateSlot } from './SmsTemplates.model.ts';
import { Beside, Language } from './SmsTemplates.styles.ts';

export interface SmsTemplateDrawerProps {
  slot: TemplateSlot;
  /** The key in the other languages. */
  others: readonly SmsTemplate[];
  organization: string;
  versions: Loadable<readonly SmsTemplateVersion[]>;
  onRetryVersions: () => void;
  onSave: (change: { template: SmsTemplate | null; values: SmsTemplateFields }) => Outcome;
  onRemove: () => void;
  onClose: () => void;
}

/** A template in one language, beside what patients get in all of them. */
export function SmsTemplateDrawer({ slot, others, organization, versions, onRetryVersions, onSave, onRemove, onClose }: SmsTemplateDrawerProps) {
  const { formatMessage } = useIntl();
  const { template } = slot;
  const isNew = slot.key === '';
  const [isFilled, setFilled] = useState(true);
  const written = useRef<HTMLTextAreaElement | null>(null);
  const form = useForm<SmsTemplateFields>({
    initial: { key: slot.key, locale: slot.locale, body: template?.body ?? '' },
    check: ({ key, body }) => {
      const problem = templateProblems(body)[0];
      return {
        key: !isKey(key.trim()) && texts.keyWrong,
        body: body.trim() === '' ? texts.bodyRequired : problem && wordingTexts[problem.code],
      };
    },
    save: ({ key, locale, body }) => onSave({ template, values: { key: key.trim(), locale, body: body.trim() } }),
    onSaved: onClose,
    problemText: answerText,
    refusalText: ({ code }) => (code in wordingTexts ? wordingTexts[code as keyof typeof wordingTexts] : refusals[code]),
  });
  const body = useFormValue(form, (values) => values.body);
  const locale = useFormValue(form, (values) => values.locale);
  return (
    <FormDrawer
      size="xl"
      title={isNew ? formatMessage(texts.create) : formatMessage(texts.edit, { key: slot.key, language: localeNames[slot.locale] })}
      form={form}
      onClose={onClose}
    >
      <Composed>
        <Fields>
          {isNew && (
            <>
              <TextField
                {...form.field('key')}
                label={formatMessage(texts.key)}
                description={formatMessage(texts.keyText, { example: <bdi key="example">{exampleKey}</bdi> })}
                autoFocus
                isRequired
                maxLength={longestKey}
              />
              <Select
                {...choice(form, 'locale')}
                label={formatMessage(texts.language)}
                items={Object.entries(localeNames).map(([id, label]) => ({ id, label }))}
              />
            </>
          )}
          <TextArea
            {...form.field('body')}
            onFocus={({ currentTarget }) => (written.current = currentTarget)}
            label={formatMessage(texts.body)}
            description={formatMessage(texts.bodyText, { example: <bdi key="example">{example}</bdi> })}
            autoFocus={!isNew}
            isRequired
            rows={6}
            maxLength={1600}
            lang={locale}
          />
          <ButtonRow>
            <Menu
              trigger={
                <Button size="sm" icon={<Braces aria-hidden />}>
                  {formatMessage(texts.insert)}
                </Button>
              }
              groups={[{ id: 'values', items: messageVariables.map((name) => ({ id: name, label: formatMessage(letterVariableNames[name]), description: <bdi>{`{${name}}`}</bdi> })) }]}
              onAction={({ id }) => insertAt(written.current, `{${id}}`)}
            />
            {template && (
              <Button size="sm" variant="quiet" onPress={onRemove}>
                {formatMessage(texts.remove)}
              </Button>
            )}
          </ButtonRow>
          {template && (
            <section>
              <Language>{formatMessage(texts.versions)}</Language>
              <Loaded of={versions} waiting={<Skeleton lines={2} />} onRetry={onRetryVersions}>
                {(all) => <EarlierVersions versions={all.filter(({ version }) => version < template.version)} />}
              </Loaded>
            </section>
          )}
        </Fields>
        <Beside role="group" aria-label={formatMessage(texts.preview)}>
          <Switch
            label={formatMessage(texts.filled)}
            description={formatMessage(texts.filledText)}
            isSelected={isFilled}
            onChange={({ isSelected }) => setFilled(isSelected)}
          />
          {body.trim() !== '' && <MessagePreview {...{ body, locale, organization, isFilled }} />}
          {others.map((other) => (
            <MessagePreview key={other.id} body={other.body} locale={other.locale} organization={organization} isFilled={isFilled} />
          ))}
        </Beside>
      </Composed>
    </FormDrawer>
  );
}

function EarlierVersions({ versions }: { versions: readonly SmsTemplateVersion[] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (versions.length === 0) return formatMessage(texts.noVersions);
  return (
    <Timeline
      items={versions.map(({ version, body, createdAt, createdBy }) => ({
        id: String(version),
        title: <bdi>{body}</bdi>,
        detail: <>{formatMessage(texts.version, { version })} {createdBy && <bdi>{createdBy}</bdi>}</>,
        time: createdAt,
        timeLabel: formats.dateTime(createdAt),
      }))}
    />
  );
}

const example = '{appointment.place|our clinic}';
const exampleKey = 'appointment-reminder';
