import type { PaperReply } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { LinkButton } from '@intake/ui/Link';
import { useIntl } from 'react-intl';
import { requestPath } from '../requests/requestPath.ts';
import { replyDoubtNames, replyMessages as texts } from './replies.messages.ts';

export interface FaxRepliesProps {
  replies: readonly PaperReply[];
}

const tones = { attached: 'success', proposed: 'warning', unknown: 'warning', refused: 'neutral' } as const;

/** What a fax says to answer, beside the form that files it. */
export function FaxReplies({ replies }: FaxRepliesProps) {
  const { formatMessage } = useIntl();
  const textOf = ({ state, request }: PaperReply) => {
    if (state === 'unknown') return formatMessage(texts.unknown);
    if (!request) return formatMessage(texts.hidden);
    return formatMessage({ attached: texts.answers, proposed: texts.mayAnswer, refused: texts.refused }[state], { reference: request.reference });
  };
  return replies.map((reply, at) => (
    <Banner
      key={at}
      tone={tones[reply.state]}
      actions={
        reply.request && (
          <LinkButton size="sm" href={requestPath('referral', reply.request.id, reply.faxId)}>
            {formatMessage(texts.open)}
          </LinkButton>
        )
      }
    >
      <p>{textOf(reply)}</p>
      {reply.state === 'proposed' && reply.doubts.map((doubt) => <p key={doubt}>{formatMessage(replyDoubtNames[doubt])}</p>)}
    </Banner>
  ));
}
