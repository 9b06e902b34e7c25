import type { LetterTemplate } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { isLocale, localeNames, matchLocale } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { Page, PageSection } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { Tabs } from '@intake/ui/Tabs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import { letterKindNames } from '../../../shared/letters/letters.messages.ts';
import { LetterheadDrawer, type LetterheadDrawerProps } from './LetterheadDrawer.tsx';
import { LetterheadSection, type LetterheadSectionProps } from './LetterheadSection.tsx';
import { TemplateDrawer, type TemplateDrawerProps } from './TemplateDrawer.tsx';
import { templateMessages as texts } from './Templates.messages.ts';

export interface TemplatesScreenProps
  extends Pick<TemplateDrawerProps, 'preview' | 'onCompose' | 'onStore' | 'onReset'>, Pick<LetterheadSectionProps, 'letterhead' | 'sample' | 'onLogo'> {
  templates: Loadable<readonly LetterTemplate[]>;
  onRetry: () => void;
  onStoreHead: LetterheadDrawerProps['onStore'];
}

type Open = { what: 'head' } | { what: 'template'; template: LetterTemplate } | null;

/** What letters say and what stands at their head. Knows nothing of network, router or store. */
export function TemplatesScreen({ templates, letterhead, sample, onRetry, onStoreHead, onLogo, onStore, onReset, ...printing }: TemplatesScreenProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, setOpen] = useState<Open>(null);
  const locale = matchLocale([intl.locale]);
  const close = () => setOpen(null);
  const listOf = (all: readonly LetterTemplate[], language: Locale) => (
    <List
      isFramed
      label={formatMessage(texts.wordings)}
      items={all
        .filter((template) => template.locale === language)
        .map((template) => ({
          id: template.kind,
          title: formatMessage(letterKindNames[template.kind]),
          detail: <bdi lang={language}>{template.subject || formatMessage(texts.noSubject)}</bdi>,
          end: <Badge tone={template.isOwn ? 'accent' : 'neutral'}>{formatMessage(template.isOwn ? texts.own : texts.standard)}</Badge>,
        }))}
      onAction={({ id }) => {
        const template = all.find((one) => one.kind === id && one.locale === language);
        if (template) setOpen({ what: 'template', template });
      }}
    />
  );
  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      <LetterheadSection letterhead={letterhead} sample={sample} onRetry={onRetry} onEdit={() => setOpen({ what: 'head' })} onLogo={onLogo} />
      <PageSection title={formatMessage(texts.wordings)} description={formatMessage(texts.wordingsText)}>
        <Loaded of={templates} waiting={<Skeleton lines={7} />} onRetry={onRetry}>
          {(all) => (
            <Tabs
              isFlush
              label={formatMessage(texts.locale)}
              defaultValue={locale}
              items={Object.entries(localeNames).map(([id, label]) => ({ id, label, content: isLocale(id) && listOf(all, id) }))}
            />
          )}
        </Loaded>
      </PageSection>
      {open?.what === 'template' && <TemplateDrawer {...printing} template={open.template} onStore={onStore} onReset={onReset} onClose={close} />}
      {open?.what === 'head' && letterhead.state === 'ready' && (
        <LetterheadDrawer {...printing} letterhead={letterhead.value} locale={locale} onStore={onStoreHead} onClose={close} />
      )}
    </Page>
  );
}
