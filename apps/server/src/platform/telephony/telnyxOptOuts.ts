import type Telnyx from 'telnyx';
import { toE164 } from '@intake/api/rules/phone';
import type { ProviderOptOut, Telephony } from './telephony.port.ts';

const pageSize = 250;
/** Nobody has more in the days that are asked for; what is beyond comes with its next message, which is refused. */
const mostFound = 5000;

/** Who told Telnyx to stop, whether or not we heard of it. Redaction is off, as a number with its end hidden is nobody's. */
export const telnyxOptOuts = (client: Telnyx): Pick<Telephony, 'listOptOuts'> => ({
  async listOptOuts({ from, since }) {
    const found: ProviderOptOut[] = [];
    for await (const { to, keyword, created_at: at } of client.messagingOptouts.list({ filter: { from }, created_at: { gte: since.toISOString() }, redaction_enabled: 'false', 'page[size]': pageSize })) {
      const number = toE164(to ?? '');
      const time = Date.parse(at ?? '');
      if (number && !Number.isNaN(time)) found.push({ number, keyword: keyword ?? null, at: new Date(time) });
      if (found.length >= mostFound) break;
    }
    return found;
  },
});
