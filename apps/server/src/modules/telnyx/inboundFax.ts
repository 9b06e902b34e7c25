import { z } from 'zod';

const text = z.string().nullish().catch(null);

/** What Telnyx says of an inbound fax. What is not of its usual shape counts as not said: a fax is not lost by that. */
export const InboundFax = z.object({
  fax_id: z.union([z.string().min(1).max(200), z.number().transform(String)]).nullish().catch(null),
  direction: text,
  from: text,
  to: text,
  caller_id: text,
  page_count: z.coerce.number().int().positive().nullish().catch(null),
  partial_content: z.boolean().nullish().catch(null),
  media_url: text,
  failure_reason: text,
});
export type InboundFax = z.infer<typeof InboundFax>;
