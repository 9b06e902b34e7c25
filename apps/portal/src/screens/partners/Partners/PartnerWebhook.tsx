import type { Partner, PartnerNotice } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button, ButtonRow } from '@intake/ui/Button';
import { CodeBlock } from '@intake/ui/CodeBlock';
import { CellText, CrudTable, Muted } from '@intake/ui/CrudTable';
import { PageSection } from '@intake/ui/Page';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import { requestStatusNames } from '../../../shared/states.messages.ts';
import { noticeErrorNames, noticeStateNames, webhookMessages as texts } from './Webhook.messages.ts';
import { WebhookDrawer } from './WebhookDrawer.tsx';

export interface PartnerWebhookProps {
  partner: Pick<Partner, 'name' | 'webhook'>;
  notices: Paged<PartnerNotice>;
  onMore: () => void;
  onRetry: () => void;
  /** Answers the secret, or why there is none. */
  onSet: (webhook: { url: string }) => Promise<{ secret: string } | { problem: Problem }>;
  onRemove: () => Outcome;
  onReplay: (notice: { noticeId: string }) => void;
}

const tones = { pending: 'accent', delivered: 'success', failed: 'danger' } as const;

/** Where a partner is told what becomes of its referrals, and what it was told. */
export function PartnerWebhook({ partner, notices, onMore, onRetry, onSet, onRemove, onReplay }: PartnerWebhookProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { name, webhook } = partner;
  const set = async (change: { url: string }) => {
    const answer = await onSet(change);
    if ('problem' in answer) return answer.problem;
    setSecret(answer.secret);
    return null;
  };
  const remove = async () => {
    const problem = await onRemove();
    if (!problem) setSecret(null);
    return problem && formatMessage(answerText(problem));
  };
  const answered = ({ httpStatus, error, attempts }: PartnerNotice) =>
    [error ? formatMessage(noticeErrorNames[error]) : httpStatus !== null && formatMessage(texts.answered, { status: httpStatus }), attempts > 1 && formatMessage(texts.tries, { count: attempts })].filter(Boolean).join(' · ');
  return (
    <PageSection title={formatMessage(texts.title)} description={formatMessage(texts.text)}>
      {webhook ? <code>{webhook.url}</code> : <Muted>{formatMessage(texts.none)}</Muted>}
      <ButtonRow>
        <Button size="sm" onPress={() => setOpen('set')}>
          {formatMessage(webhook ? texts.change : texts.set)}
        </Button>
        {webhook && (
          <Button size="sm" onPress={() => setOpen('remove')}>
            {formatMessage(texts.remove)}
          </Button>
        )}
      </ButtonRow>
      {secret !== null && (
        <>
          <Banner tone="warning">{formatMessage(texts.secretOnce)}</Banner>
          <CodeBlock label={formatMessage(texts.secret)} code={secret} />
        </>
      )}
      {webhook && (
        <CrudTable
          title={formatMessage(texts.list)}
          isTitleHidden
          rows={notices}
          empty={{ icon: <Send aria-hidden />, title: formatMessage(texts.nothing) }}
          columns={[
            {
              id: 'referral',
              title: formatMessage(texts.referral),
              isRowHeader: true,
              cell: ({ reference, status, occurredAt }) => (
                <CellText isName details={`${formatMessage(requestStatusNames[status])} · ${formats.moment(occurredAt)}`}>
                  {reference}
                </CellText>
              ),
            },
            {
              id: 'state',
              title: formatMessage(texts.state),
              cell: (notice) => (
                <CellText details={answered(notice)}>
                  <Badge tone={tones[notice.state]} hasDot>
                    {formatMessage(noticeStateNames[notice.state])}
                  </Badge>
                </CellText>
              ),
            },
          ]}
          rowActions={({ id, reference, state }) =>
            state !== 'pending' && (
              <Button size="sm" aria-label={formatMessage(texts.againOne, { reference })} onPress={() => onReplay({ noticeId: id })}>
                {formatMessage(texts.again)}
              </Button>
            )
          }
          onMore={onMore}
          onRetry={onRetry}
        />
      )}
      {open === 'set' && <WebhookDrawer url={webhook?.url ?? ''} onSet={set} onClose={() => setOpen(null)} />}
      {open === 'remove' && (
        <RemoveDialog title={formatMessage(texts.removeTitle, { name })} confirmLabel={formatMessage(texts.remove)} onConfirm={remove} onClose={() => setOpen(null)}>
          {formatMessage(texts.removeText)}
        </RemoveDialog>
      )}
    </PageSection>
  );
}
