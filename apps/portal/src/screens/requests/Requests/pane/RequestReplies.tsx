import type { PaperReply, RequestDetail } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { replyDoubtNames, replyMessages as texts } from '../../../../shared/replies/replies.messages.ts';
import { KeyButton } from '../../../../shared/KeyButton.tsx';
import { proposedReply, replyKey } from '../Requests.model.ts';

export interface RequestRepliesProps {
  request: RequestDetail;
  mayWrite: boolean;
  /** False where its pages are not to be seen. */
  mayShow: boolean;
  onReply: (settled: { faxId: string; isReply: boolean }) => void;
  onShowFax: (show: { faxId: string }) => void;
}

/** Faxes that carry the code of a letter about this request: attached by themselves, or for a person to decide. */
export function RequestReplies({ request, mayWrite, mayShow, onReply, onShowFax }: RequestRepliesProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const first = proposedReply(request);
  const titleOf = ({ state, settledBy }: PaperReply) =>
    formatMessage(state === 'proposed' ? texts.proposed : settledBy ? texts.attachedBy : texts.attached, { name: settledBy });
  return request.replies
    .filter(({ state }) => state !== 'refused')
    .map((reply) => {
      const { faxId, state, doubts, from, patientName, receivedAt, letter } = reply;
      const isProposed = state === 'proposed';
      const facts = formatMessage(texts.facts, {
        date: formats.dateTime(receivedAt),
        from: <bdi>{from ? phoneText(from) : formatMessage(texts.noNumber)}</bdi>,
        asked: letter ? formats.date(letter.createdAt) : '',
      });
      const named = doubts.includes('patient') && patientName ? [formatMessage(texts.named, { name: <bdi>{patientName}</bdi> })] : [];
      return (
        <Banner
          key={faxId}
          tone={isProposed ? 'warning' : 'success'}
          title={titleOf(reply)}
          actions={
            <>
              {mayWrite && isProposed && (
                <KeyButton shortcut={reply === first ? replyKey : undefined} variant="primary" onPress={() => onReply({ faxId, isReply: true })}>
                  {formatMessage(texts.attach)}
                </KeyButton>
              )}
              {mayShow && (
                <Button size="sm" onPress={() => onShowFax({ faxId })}>
                  {formatMessage(texts.show)}
                </Button>
              )}
              {mayWrite && (
                <Button size="sm" variant="quiet" onPress={() => onReply({ faxId, isReply: false })}>
                  {formatMessage(texts.refuse)}
                </Button>
              )}
            </>
          }
        >
          <p>{facts}</p>
          {isProposed && doubts.map((doubt) => <p key={doubt}>{formatMessage(replyDoubtNames[doubt])}</p>)}
          {named.length > 0 && isProposed && <p>{named}</p>}
        </Banner>
      );
    });
}
