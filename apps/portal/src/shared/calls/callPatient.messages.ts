import { defineMessages } from '@intake/i18n';

export const callPatientMessages = defineMessages({
  call: { id: 'calls.patient.call', defaultMessage: 'Call' },
  title: { id: 'calls.patient.title', defaultMessage: 'Have {name} called' },
  text: { id: 'calls.patient.text', defaultMessage: 'The agent finds out who is on the line before it says anything of a visit. What comes of it is proposed under Calls.' },
  agent: { id: 'calls.patient.agent', defaultMessage: 'Agent' },
  anyAgent: { id: 'calls.patient.anyAgent', defaultMessage: 'The one for such calls' },
  purpose: { id: 'calls.patient.purpose', defaultMessage: 'What for' },
  reason: { id: 'calls.patient.reason', defaultMessage: 'Why it cannot wait' },
  reasonText: { id: 'calls.patient.reasonText', defaultMessage: 'It is kept with the call.' },
  reasonShort: { id: 'calls.patient.reasonShort', defaultMessage: 'Say why, in a few words.' },
  price: { id: 'calls.patient.price', defaultMessage: 'Each minute begun costs {credits, plural, one {# credit} other {# credits}}, of {left, number} left.' },
  priceShort: { id: 'calls.patient.priceShort', defaultMessage: 'Each minute begun costs {credits, plural, one {# credit} other {# credits}}: more than the {left, number} left.' },
  callNow: { id: 'calls.patient.callNow', defaultMessage: 'Call now' },
  callAnyway: { id: 'calls.patient.callAnyway', defaultMessage: 'Call anyway' },
  calling: { id: 'calls.patient.calling', defaultMessage: '{name} is being called. The call is listed under Calls.' },
});
