import { LateTexts } from '../../../../app/entry/LateTexts.tsx';
import { FaxReplies, type FaxRepliesProps } from '../../../../shared/replies/FaxReplies.tsx';

/** What a fax answers, in the words of the requests, which come with it. */
export const RepliesLayer = (props: FaxRepliesProps) => (
  <LateTexts area="requests" fallback={null}>
    <FaxReplies {...props} />
  </LateTexts>
);
