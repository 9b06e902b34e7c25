/** By which page they came. */
export const leadKinds = ['registration', 'subscriber', 'demo', 'estimate'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** How far those who keep the installation have come with them; any may follow any, as people change their minds. */
export const leadStates = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

/** What became of what they sent. `pending`: nobody has shown yet that the address is theirs. */
export const leadStandings = [
  'requested', 'approved', 'declined', 'pending', 'subscribed', 'unsubscribed', 'confirmed', 'sent', 'refused', 'mailed',
] as const;
export type LeadStanding = (typeof leadStandings)[number];
