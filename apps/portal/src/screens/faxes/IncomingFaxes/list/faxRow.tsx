import { Clock } from 'lucide-react';
import type { FaxSummary } from '@intake/api/contract';
import { faxStages, phoneText } from '@intake/api/rules';
import type { Formats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import type { IntlShape } from 'react-intl';
import { documentTypeNames, failureTexts, priorityNames, sourceNames, stageNames, statusNames } from '../../../../shared/vocabulary.messages.ts';
import { ageOf, heldByOther, isOverdue } from '../model/queue.ts';
import { listMessages as texts } from './list.messages.ts';

export interface FaxRowContext {
  intl: IntlShape;
  formats: Formats;
  now: number;
  userId: string;
  openFaxId: string | null;
}

/** Who and how long on the first line, what and how much on the second. */
export const faxRow = (context: FaxRowContext) => (fax: FaxSummary) => <FaxCell fax={fax} {...context} />;

/** The name that a person would use for it: the patient, else the sender, else where it came from. */
export const nameOfFax = (fax: FaxSummary, intl: IntlShape) =>
  fax.patientName ?? fax.senderName ?? (fax.from && phoneText(fax.from)) ?? fax.originalName ?? intl.formatMessage(texts.unknownSender);

function FaxCell({ fax, ...context }: FaxRowContext & { fax: FaxSummary }) {
  const { intl, now, openFaxId } = context;
  const { value, unit } = ageOf(fax.receivedAt, now);
  const overdue = isOverdue(fax, now);
  return (
    <div data-fax data-open={fax.id === openFaxId || undefined}>
      <div data-part="line">
        <div data-part="who">
          {fax.priority !== 'routine' && <Mark tone={fax.priority} text={intl.formatMessage(priorityNames[fax.priority])} />}
          <bdi>{nameOfFax(fax, intl)}</bdi>
        </div>
        <div data-part="age" data-overdue={overdue || undefined} title={overdue ? intl.formatMessage(texts.overdue) : undefined}>
          {overdue && <Clock aria-label={intl.formatMessage(texts.overdue)} role="img" />}
          {intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })}
        </div>
      </div>
      <div data-part="line">
        <What fax={fax} {...context} />
        <Extent fax={fax} {...context} />
      </div>
    </div>
  );
}

function What({ fax, intl }: FaxRowContext & { fax: FaxSummary }) {
  if (fax.status === 'failed') {
    return (
      <div data-part="what" data-tone="failed">
        <span>{intl.formatMessage(failureTexts[fax.failure?.code ?? 'unexpected'])}</span>
      </div>
    );
  }
  if (fax.status === 'processing' || fax.status === 'received') {
    const stage = fax.stage ?? 'receive';
    const step = faxStages.indexOf(stage);
    const name = intl.formatMessage(stageNames[stage]);
    return (
      <div data-part="what">
        <span data-part="stages" role="img" aria-label={intl.formatMessage(texts.stage, { stage: name, step: step + 1, steps: faxStages.length })}>
          {faxStages.map((one, at) => (
            <i key={one} data-done={at < step || undefined} data-now={at === step || undefined} />
          ))}
        </span>
        <span>{name}</span>
      </div>
    );
  }
  const type = fax.documentType ? intl.formatMessage(documentTypeNames[fax.documentType]) : intl.formatMessage(texts.untyped);
  const sender = fax.patientName ? (fax.senderName ?? (fax.from && phoneText(fax.from)) ?? intl.formatMessage(sourceNames[fax.source])) : null;
  return (
    <div data-part="what">
      <span>
        {type}
        {sender && (
          <>
            {' · '}
            <bdi>{sender}</bdi>
          </>
        )}
      </span>
    </div>
  );
}

function Extent({ fax, intl, userId, now }: FaxRowContext & { fax: FaxSummary }) {
  const holder = fax.claim && Date.parse(fax.claim.until) > now ? fax.claim : null;
  return (
    <div data-part="extent">
      {fax.status === 'on-hold' && <Mark tone="on-hold" text={intl.formatMessage(statusNames['on-hold'])} />}
      {fax.status === 'failed' && <Mark tone="failed" text={intl.formatMessage(statusNames.failed)} />}
      {fax.duplicateOf && <Mark tone="duplicate" text={intl.formatMessage(texts.duplicate)} />}
      {fax.partialContent && <Mark tone="partial" text={intl.formatMessage(texts.partial)} />}
      {fax.pageCount !== null && <span>{intl.formatMessage(texts.pages, { count: fax.pageCount })}</span>}
      {holder && (
        <span
          role="img"
          aria-label={heldByOther(fax, userId, now) ? intl.formatMessage(texts.heldBy, { name: holder.displayName }) : intl.formatMessage(texts.heldByMe)}
          title={holder.displayName}
        >
          <Avatar name={holder.displayName} size="sm" isDecorative />
        </span>
      )}
    </div>
  );
}

const Mark = ({ tone, text }: { tone: string; text: string }) => (
  <span data-part="mark" data-tone={tone}>
    {text}
  </span>
);
