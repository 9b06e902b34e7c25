import type { AttachedTo, PaperReply } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { LinkButton } from '@intake/ui/Link';
import { useIntl } from 'react-intl';
import { FaxReplies } from '../replies/FaxReplies.tsx';
import { replyMessages } from '../replies/replies.messages.ts';
import { attachMessages as texts } from './attach.messages.ts';
import { requestPath } from './requestPath.ts';

export interface FaxRequestsProps {
  faxId: string;
  replies: readonly PaperReply[];
  requests: readonly AttachedTo[];
  /** Null where one may not. */
  onTakeOff: ((taken: { request: AttachedTo }) => void) | null;
}

/** What a fax answers, and which requests it is attached to, beside the form that files it. */
export function FaxRequests({ faxId, replies, requests, onTakeOff }: FaxRequestsProps) {
  const { formatMessage } = useIntl();
  const others = requests.filter(({ id }) => !replies.some(({ state, request }) => state === 'attached' && request?.id === id));
  return (
    <>
      <FaxReplies replies={replies} />
      {others.map((request) => (
        <Banner
          key={request.id}
          tone="success"
          actions={
            <>
              <LinkButton size="sm" href={requestPath(request.kind, request.id, faxId)}>
                {formatMessage(replyMessages.open)}
              </LinkButton>
              {onTakeOff && (
                <Button size="sm" variant="quiet" onPress={() => onTakeOff({ request })}>
                  {formatMessage(texts.takeOff)}
                </Button>
              )}
            </>
          }
        >
          {formatMessage(texts.attachedTo, { reference: request.reference })}
        </Banner>
      ))}
    </>
  );
}
