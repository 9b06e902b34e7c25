/**
 * Everything that the audit trail tells of, by the kind of record: its event, or where none is named what was done to it
 * (FHIR AuditEvent.action). Each has its words in the portal; a test looks for what the server writes besides.
 */
const events = {
  fax: ['receive', 'receive-duplicate', 'fail', 'claim', 'release', 'file', 'hold', 'resume', 'reject', 'route', 'retry', 'read-again', 'merge', 'merged-into', 'split', 'split-from', 'edit-pages', 'propose', 'undo', 'C', 'R', 'U', 'compose', 'convert', 'extract', 'fetch-ahead', 'unlock'],
  document: ['R'],
  patient: ['C', 'R', 'U', 'D', 'merge-proposed', 'merge-refused', 'merged', 'unmerged', 'not-same', 'maybe-same', 'export'],
  'patient-list': ['R', 'E'],
  'patient-faxes': ['R'],
  contact: ['C', 'U', 'D'],
  'patient-contacts': ['R'],
  consent: ['C'],
  'patient-consents': ['R'],
  'patient-timeline': ['R'],
  'patient-viewers': ['R'],
  physician: ['C', 'U', 'D', 'merge-proposed', 'merge-refused', 'merged', 'unmerged', 'not-same', 'maybe-same'],
  import: ['C', 'R', 'D', 'check', 'start', 'cancel', 'undo', 'imported', 'import-undone', 'export'],
  clinic: ['C', 'U', 'D'],
  'clinic-mail': ['E'],
  request: ['C', 'R', 'U', 'change', 'acknowledge', 'ask', 'inform', 'accept', 'decline', 'redirect', 'book', 'booked', 'unbook', 'complete', 'cancel', 'reopen', 'submit', 'start', 'hold', 'resume', 'undo', 'assign', 'plan', 'claim', 'release', 'note', 'attach', 'detach', 'link', 'unlink', 'take', 'letter-arrived', 'reply', 'reply-proposed', 'reply-refused'],
  organization: ['request-policy', 'C', 'U'],
  search: ['E'],
  'audit-trail': ['R'],
  'session-lock': ['E'],
  location: ['C', 'U'],
  bin: ['C', 'U', 'D'],
  keyword: ['C', 'U', 'D'],
  access_request: ['request', 'withdraw', 'grant', 'decline'],
  lead: ['U', 'export'],
  demo_request: ['ask', 'estimate', 'stop', 'send', 'hold', 'refuse'],
  registration: ['request', 'approve', 'decline'],
  requisition_page: ['U'],
  subscription: ['subscribe', 'confirm', 'unsubscribe', 'send-news'],
  user: ['invite', 'admit', 'reset-password', 'remove', 'C', 'U'],
  role: ['C', 'U', 'D'],
  outbox: ['R'],
  job: ['retry', 'give'],
  quarantine: ['C', 'R', 'U', 'fax-failed'],
  letter: ['C', 'R'],
  letter_template: ['C', 'U', 'D'],
  letterhead: ['U'],
  fax_delivery: ['C', 'R', 'settle', 'claim', 'accept', 'deliver', 'retry', 'fail', 'lose', 'cancel', 'resend'],
  appointment: ['C', 'R', 'U', 'book', 'confirm', 'arrive', 'check-in', 'fulfill', 'no-show', 'cancel', 'reschedule', 'void', 'undo', 'export'],
  appointment_series: ['C'],
  waitlist_entry: ['C', 'U', 'removed', 'booked'],
  waitlist_offer: ['C', 'accepted', 'declined', 'no-answer', 'withdrawn'],
  breach: ['C', 'R', 'export', 'told', 'notify', 'contained', 'withdraw', 'erased'],
  visit_type: ['C', 'U', 'D'],
  resource: ['C', 'U', 'D'],
  working_hours: ['C', 'U', 'D'],
  hours_exception: ['C', 'U', 'D'],
  calendar_feed: ['C', 'D'],
  modality: ['C', 'U', 'D'],
  account: ['U', 'grant', 'correct'],
  invoice: ['C', 'R', 'U', 'issue', 'pay', 'balance', 'reopen', 'credit', 'cancel', 'discard', 'send', 'print', 'export', 'statement', 'import-payments'],
  pdf_template: ['C', 'U', 'D', 'learn', 'accept', 'dismiss', 'try', 'publish', 'switch-off', 'extract'],
  partner: ['C', 'U', 'add-key', 'revoke-key', 'sign-in', 'appointments', 'fhir', 'set-webhook', 'remove-webhook', 'replay'],
  emr_target: ['C', 'U', 'try'],
  emr_export: ['C', 'again', 'again-all', 'deliver', 'fail', 'settle'],
  sms_template: ['C', 'U', 'D'],
  conversation: ['R', 'assign', 'snooze', 'close', 'reopen', 'label', 'attach'],
  message: ['C', 'release', 'claim', 'block', 'cancel', 'accept', 'refuse', 'deliver', 'fail', 'lose', 'settle', 'withdraw'],
  opt_out: ['C'],
  reminder_rule: ['C', 'U', 'D'],
  phone_number: ['order', 'activate', 'fail', 'lose', 'bind', 'release', 'released'],
  voice_agent: ['C', 'U', 'D', 'publish', 'rehearse'],
  voice_scenario: ['C', 'U', 'D'],
  voice_number: ['U'],
  voice_policy: ['U'],
  voice_queue: ['C', 'withdraw'],
  voice_proposal: ['accept', 'dismiss'],
  voice_call: ['C', 'R', 'D', 'identify', 'end', 'lose', 'raw'],
} as const satisfies Record<string, readonly string[]>;

type Events = typeof events;
/** `entity.event` or `entity.action`. */
export type AuditAction = { [Entity in keyof Events]: `${Entity}.${Events[Entity][number]}` }[keyof Events];
export type AuditEntity = keyof Events;

export const auditEntities = Object.keys(events) as AuditEntity[];
export const auditActions = auditEntities.flatMap((entity) => events[entity].map((event) => `${entity}.${event}` as AuditAction));

const known: ReadonlySet<string> = new Set(auditActions);
export const isAuditAction = (name: string): name is AuditAction => known.has(name);
