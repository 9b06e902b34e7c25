import type { SmsTemplate } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { localeNames } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { Page, PageSection } from '@intake/ui/Page';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { Skeleton } from '@intake/ui/Skeleton';
import { MessageSquareText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import { titles } from '../routes.messages.ts';
import { SmsTemplateDrawer, type SmsTemplateDrawerProps } from './SmsTemplateDrawer.tsx';
import { templateMessages as texts } from './SmsTemplates.messages.ts';
import { slotsOf, type TemplateSlot } from './SmsTemplates.model.ts';

export interface SmsTemplatesScreenProps extends Pick<SmsTemplateDrawerProps, 'organization' | 'versions' | 'onRetryVersions' | 'onSave'> {
  templates: Loadable<readonly SmsTemplate[]>;
  /** The language that a new one is in at first. */
  locale: Locale;
  /** Others read what there is. */
  mayManage: boolean;
  onRetry: () => void;
  /** Which template is open, so that its versions come. */
  onSee: (see: { id: string | null }) => void;
  onRemove: (template: SmsTemplate) => Outcome;
}

type Open = { what: 'edit'; slot: TemplateSlot } | { what: 'remove'; template: SmsTemplate } | null;

/** Knows nothing of network, router or store. */
export function SmsTemplatesScreen({ templates, locale, mayManage, onRetry, onSee, onRemove, ...editing }: SmsTemplatesScreenProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const edit = (slot: TemplateSlot) => {
    onSee({ id: slot.template?.id ?? null });
    setOpen({ what: 'edit', slot });
  };
  const remove = async (template: SmsTemplate) => {
    const problem = await onRemove(template);
    return problem && formatMessage(answerText(problem));
  };
  const create = mayManage && (
    <Button icon={<Plus aria-hidden />} onPress={() => edit({ key: '', locale, template: null })}>
      {formatMessage(texts.create)}
    </Button>
  );
  return (
    <Page title={formatMessage(titles.smsTemplates)} description={formatMessage(texts.description)} actions={create}>
      <Loaded of={templates} waiting={<Skeleton lines={7} />} onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={<MessageSquareText aria-hidden />} title={formatMessage(texts.emptyTitle)}>
              {formatMessage(texts.emptyText)}
            </EmptyState>
          ) : (
            slotsOf(all).map(({ key, slots }) => (
              <PageSection key={key} title={key}>
                <List
                  isFramed
                  isWrapped
                  label={key}
                  items={slots.map((slot) => ({
                    id: slot.locale,
                    title: localeNames[slot.locale],
                    detail: slot.template ? <bdi lang={slot.locale}>{slot.template.body}</bdi> : formatMessage(texts.notWritten),
                    end: slot.template && <Badge>{formatMessage(texts.version, { version: slot.template.version })}</Badge>,
                  }))}
                  onAction={mayManage ? ({ id }) => edit(slots.find((slot) => slot.locale === id)!) : undefined}
                />
              </PageSection>
            ))
          )
        }
      </Loaded>
      {open?.what === 'edit' && templates.state === 'ready' && (
        <SmsTemplateDrawer
          {...editing}
          slot={open.slot}
          others={templates.value.filter(({ key, locale: language }) => key === open.slot.key && language !== open.slot.locale)}
          onRemove={() => open.slot.template && setOpen({ what: 'remove', template: open.slot.template })}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveDialog
          title={formatMessage(texts.removeTitle, { key: open.template.key, language: localeNames[open.template.locale] })}
          onConfirm={() => remove(open.template)}
          onClose={close}
        >
          {formatMessage(texts.removeText)}
        </RemoveDialog>
      )}
    </Page>
  );
}
