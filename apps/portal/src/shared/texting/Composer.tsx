import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { usePageFoot } from '@intake/ui/Pane';
import { TagGroup } from '@intake/ui/Tag';
import { TextArea } from '@intake/ui/TextArea';
import { useFormats } from '@intake/i18n';
import { SendHorizontal, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome, Problem } from '../../data/problem.ts';
import { useLanguageName } from '../patient/useLanguageName.ts';
import { AttachFiles } from './AttachFiles.tsx';
import { ChannelChoice } from './ChannelChoice.tsx';
import { attachTexts, composerMessages as texts } from './composer.messages.ts';
import { nightZoneOf, noDraft, type ComposerModel, type Draft, type Outgoing } from './composer.model.ts';
import { Box, Count, Facts, Root, Tools } from './Composer.styles.ts';
import { QuietHours } from './QuietHours.tsx';
import { CostHint, SegmentCount } from './SegmentCount.tsx';
import { SendLater } from './SendLater.tsx';
import { TemplatePicker, type TemplatePickerProps } from './TemplatePicker.tsx';
import { blockName, textingProblem } from './texting.messages.ts';

export interface ComposerProps extends Pick<TemplatePickerProps, 'onPreview'> {
  model: ComposerModel;
  /** What was written here before; read once. */
  initial?: Draft;
  /** Stands in a drawer, without a frame of its own. */
  isBare?: boolean;
  /** Opens the templates from outside, as a key does. */
  isPicking: boolean;
  onPicking: (change: { isOpen: boolean }) => void;
  /** To the same patient by the other channel. */
  onSwitch?: () => void;
  /** What can be done about a block. */
  blockAction?: ReactNode;
  /** The draft as it is now: it outlives the composer. */
  onDraft?: (draft: Draft) => void;
  /** Null once the server has it; what was written stays otherwise. */
  onSend: (message: Outgoing) => Outcome;
}

/** The longest text that is taken, in characters. */
const longest = 1600;
export const composerField = 'text';

/** Writes one message: what it costs, from a template, now or later, and what stands in the way. */
export function Composer({ model, initial = noDraft, isBare, isPicking, onPicking, onSwitch, blockAction, onPreview, onDraft, onSend }: ComposerProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const nameOf = useLanguageName();
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const [isLater, setLater] = useState(false);
  const { channel, otherWay, reach, holder, language, timeZone, now } = model;
  const root = useRef<HTMLDivElement>(null);
  usePageFoot(root, !isBare);
  const write = (next: Draft) => {
    setDraft(next);
    setProblem(null);
    onDraft?.(next);
  };
  const isEmpty = draft.text.trim() === '';
  const cannot = reach.block !== null || holder !== null;
  const send = async (how: Pick<Outgoing, 'notBefore' | 'quietHoursReason'> = { notBefore: null, quietHoursReason: null }) => {
    if (isEmpty || cannot || isSending) return null;
    setSending(true);
    try {
      const stood = await onSend({ ...draft, text: draft.text.trim(), ...how });
      if (stood) setProblem(stood);
      else write(noDraft);
      return stood;
    } finally {
      setSending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Root ref={root} data-bare={isBare || undefined}>
      {problem && (
        <div role="alert">
          <Banner tone="danger">{formatMessage(textingProblem(problem))}</Banner>
        </div>
      )}
      {otherWay && onSwitch && <ChannelChoice channel={channel} otherWay={otherWay} onSwitch={onSwitch} />}
      {reach.block ? (
        <Banner tone="danger" title={formatMessage(texts.blockedTitle)} actions={blockAction}>
          {formatMessage(blockName(reach.block, channel))}
        </Banner>
      ) : holder ? (
        <Banner tone="warning" title={formatMessage(texts.holder, { name: holder.displayName })}>
          {formatMessage(texts.holderText)}
        </Banner>
      ) : (
        reach.quietUntil && (
          <QuietHours until={reach.quietUntil} timeZone={nightZoneOf(reach, now, timeZone)} now={now} isPossible={!isEmpty && !isSending} onSendNow={({ reason }) => send({ notBefore: null, quietHoursReason: reason })} />
        )
      )}
      <Box>
        <TextArea
          name={composerField}
          label={formatMessage(texts.field)}
          isLabelHidden
          value={draft.text}
          rows={2}
          maxLength={longest}
          lang={draft.from?.locale ?? language ?? undefined}
          isDisabled={reach.block !== null}
          placeholder={language ? formatMessage(texts.placeholderIn, { language: nameOf(language) }) : formatMessage(texts.placeholder)}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={onKeyDown}
          onChange={({ value }) => write({ ...draft, text: value })}
        />
        <Tools>
          <TemplatePicker model={model} isOpen={isPicking} onOpenChange={onPicking} onPreview={onPreview} onUse={(from) => write({ ...draft, ...from })} />
          {reach.attachments && <AttachFiles files={draft.files} maxBytes={reach.attachments.maxBytes} isDisabled={cannot || isSending} onFiles={({ files }) => write({ ...draft, files })} />}
          <SendLater
            timeZone={timeZone}
            now={now}
            isDisabled={isEmpty || cannot || isSending}
            isOpen={isLater}
            onOpenChange={({ isOpen }) => setLater(isOpen)}
            onChoose={({ at }) => void send({ notBefore: at, quietHoursReason: null })}
          />
          {channel === 'sms' ? <SegmentCount text={draft.text} files={draft.files.length} price={model.price} /> : <Count />}
          <Button variant="primary" size="sm" icon={<SendHorizontal aria-hidden data-flip />} isDisabled={isEmpty || cannot} isPending={isSending} onPress={() => void send()}>
            {reach.quietUntil && !cannot ? formatMessage(texts.sendAt, { time: formats.moment(reach.quietUntil, timeZone) }) : formatMessage(texts.send)}
          </Button>
        </Tools>
      </Box>
      {draft.files.length > 0 && (
        <TagGroup
          label={formatMessage(attachTexts.chosen)}
          isLabelHidden
          items={draft.files.map(({ id, name }) => ({ id, label: name }))}
          onRemove={({ ids }) => write({ ...draft, files: draft.files.filter(({ id }) => !ids.includes(id)) })}
        />
      )}
      {draft.files.length > 0 && isEmpty && <Facts>{formatMessage(attachTexts.wordsToo)}</Facts>}
      {draft.from && (
        <Facts>
          {formatMessage(texts.fromTemplate, { key: draft.from.key, version: draft.from.templateVersion })}
          <Button size="sm" variant="quiet" icon={<X aria-hidden />} onPress={() => write({ ...draft, from: null })}>
            {formatMessage(texts.dropTemplate)}
          </Button>
        </Facts>
      )}
      {channel === 'sms' && draft.files.length === 0 && <CostHint text={draft.text} onPlain={({ text }) => write({ ...draft, text })} />}
    </Root>
  );
}
