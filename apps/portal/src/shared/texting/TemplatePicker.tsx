import type { Locale } from '@intake/api/rules';
import { locales } from '@intake/api/rules';
import { localeNames, useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { IconButton } from '@intake/ui/IconButton';
import { Popover } from '@intake/ui/Popover';
import { Select } from '@intake/ui/Select';
import { Skeleton } from '@intake/ui/Skeleton';
import { LayoutTemplate } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { letterVariableNames } from '../letters/letters.messages.ts';
import { pickerMessages as texts } from './composer.messages.ts';
import type { ComposerModel, Draft, PreviewOf } from './composer.model.ts';
import { Bubble, Buttons, Facts, Stack } from './Composer.styles.ts';

export interface TemplatePickerProps {
  model: Pick<ComposerModel, 'templates' | 'visits' | 'preview' | 'language'>;
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
  /** What is looked at; null once nothing is. */
  onPreview: (preview: PreviewOf | null) => void;
  onUse: (draft: Pick<Draft, 'text' | 'from'>) => void;
}

/** A template as it would go to this patient, about one of their visits, in their language. */
export function TemplatePicker({ model, isOpen, onOpenChange, onPreview, onUse }: TemplatePickerProps) {
  const { formatMessage } = useIntl();
  return (
    <Popover
      label={formatMessage(texts.label)}
      placement="top"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={<IconButton size="sm" label={formatMessage(texts.label)} keys={['t']} icon={<LayoutTemplate aria-hidden />} />}
    >
      {({ close }) =>
        model.templates.length === 0 ? (
          <Stack>{formatMessage(texts.none)}</Stack>
        ) : (
          <Picked
            model={model}
            onPreview={onPreview}
            onUse={(draft) => {
              onUse(draft);
              close();
            }}
          />
        )
      }
    </Popover>
  );
}

const nothing = 'none';

function Picked({ model, onPreview, onUse }: Pick<TemplatePickerProps, 'model' | 'onPreview' | 'onUse'>) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { templates, visits, preview, language } = model;
  const [templateKey, setKey] = useState(templates[0]!);
  const [visitId, setVisit] = useState(visits[0]?.id ?? nothing);
  const [locale, setLocale] = useState<Locale>(language ?? 'en');
  const visit = visits.find(({ id }) => id === visitId) ?? null;
  const show = useEffectEvent((looked: PreviewOf | null) => onPreview(looked));
  useEffect(() => show({ templateKey, appointmentId: visit?.id ?? null, locale }), [templateKey, visit?.id, locale]);
  useEffect(() => () => show(null), []);
  const shown = preview.state === 'ready' ? preview.value : null;
  const missing = shown?.missing.map((name) => {
    const text = letterVariableNames[name as keyof typeof letterVariableNames];
    return text ? formatMessage(text) : name;
  });
  return (
    <Stack>
      <Select label={formatMessage(texts.template)} items={templates.map((id) => ({ id, label: id }))} value={templateKey} onChange={({ value }) => setKey(value)} />
      <Select
        label={formatMessage(texts.visit)}
        items={[
          ...visits.map(({ id, startsAt, timeZone, visitTypeName }) => ({ id, label: formatMessage(texts.visitOf, { time: formats.dateTime(startsAt, timeZone), visit: visitTypeName }) })),
          { id: nothing, label: formatMessage(texts.noVisit) },
        ]}
        value={visitId}
        onChange={({ value }) => setVisit(value)}
      />
      <Select
        label={formatMessage(texts.language)}
        items={locales.map((id) => ({ id, label: localeNames[id] }))}
        value={locale}
        onChange={({ value }) => setLocale(locales.find((id) => id === value) ?? 'en')}
      />
      {preview.state === 'failed' ? (
        <Facts role="status">{formatMessage(texts.failed)}</Facts>
      ) : shown ? (
        <Bubble lang={shown.locale} dir="auto">
          {shown.text}
        </Bubble>
      ) : (
        <Skeleton lines={3} />
      )}
      {missing && missing.length > 0 && <Facts role="status">{formatMessage(texts.missing, { names: formats.list(missing) })}</Facts>}
      <Buttons>
        <Button
          variant="primary"
          isDisabled={!shown || shown.missing.length > 0}
          onPress={() =>
            shown &&
            onUse({
              text: shown.text,
              from: { key: templateKey, templateId: shown.templateId, templateVersion: shown.templateVersion, locale: shown.locale, visit: visit && { id: visit.id, version: visit.version } },
            })
          }
        >
          {formatMessage(texts.use)}
        </Button>
      </Buttons>
    </Stack>
  );
}
