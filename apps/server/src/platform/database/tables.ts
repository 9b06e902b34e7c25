import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AppUserTable, BinTable, FaxNumberTable, ClinicTable, ConsentTable, ContactTable, KeywordTable, LocationTable, MappingTable, ModalityTable, OrganizationTable, PatientTable, PhysicianSiteTable, PhysicianTable, RoleTable } from './tables/clinicTables.ts';
import type {
  AppointmentEventTable, AppointmentSeriesTable, AppointmentTable, CalendarFeedTable, HoursExceptionTable, ResourceTable, VisitTypeTable, WaitlistEntryTable, WaitlistOfferTable, WorkingHoursTable,
} from './tables/calendarTables.ts';
import type { BigInt, NullableTimestamp, Timestamp } from './columns.ts';
import type { ActionTable, BreachTable, CandidateTable, DocumentTable, ExtractionTable, FaxTable, PageTable, QuarantineTable, UploadTable } from './tables/faxTables.ts';
import type { DemoFaxNumberTable, DemoRequestTable } from './tables/demoFaxTables.ts';
import type { FaxAttemptTable, FaxDeliveryTable, KnownFaxNumberTable } from './tables/deliveryTables.ts';
import type {
  FaxReplyTable, RequestClockTable, RequestDigestTable, RequestEventTable, RequestFaxTable, RequestLinkTable, RequestMentionTable, RequestNoteTable, RequestTable,
  RequestViewTable, RequestViewerTable,
} from './tables/requestTables.ts';
import type { LeadTable } from './tables/leadTable.ts';
import type { LetterheadTable, LetterTable, LetterTemplateTable } from './tables/letterTables.ts';
import type { ImportRowTable, ImportTable } from './tables/importTables.ts';
import type {
  AccountTable, CreditEntryTable, CreditGrantTable, InvoiceCounterTable, InvoiceEventTable, InvoiceLineTable, InvoicePaymentTable, InvoiceTable,
  InvoiceUseTable,
} from './tables/moneyTables.ts';
import type { ConversationTable, ConversationViewerTable, MessageFileTable, MessageTable, OptOutTable, ReminderRuleTable } from './tables/messageTables.ts';
import type { DuplicateTable, MergeRowTable, MergeTable } from './tables/mergeTables.ts';
import type { NewsTable, SubscriptionTable } from './tables/subscriptionTables.ts';
import type { PhoneNumberTable } from './tables/phoneTables.ts';
import type { AccessRequestTable, RegistrationTable } from './tables/registrationTable.ts';
import type { RequisitionPageTable, RequisitionServiceTable, RequisitionTable } from './tables/requisitionTables.ts';
import type { EmrExportTable, EmrTargetTable } from './tables/emrTables.ts';
import type { PartnerAssertionTable, PartnerKeyTable, PartnerNoticeTable, PartnerReferralTable, PartnerTable, PartnerUseTable, PartnerWebhookTable } from './tables/partnerTables.ts';
import type { PdfTemplateTable, PdfTemplateVersionTable } from './tables/templateTables.ts';
import type {
  VoiceAgentTable, VoiceAgentVersionTable, VoiceCallTable, VoiceNumberTable, VoicePolicyTable, VoiceProposalTable, VoiceQueueTable, VoiceRecordingConsentTable, VoiceScenarioTable,
  VoiceSuiteRunTable, VoiceTurnTable,
} from './tables/voiceTables.ts';

interface WebhookEventTable {
  provider: string;
  event_id: string;
  organization_id: string | null;
  event_type: string;
  payload: JSONColumnType<Record<string, unknown>, string, string>;
  occurred_at: NullableTimestamp;
  received_at: Timestamp;
}

interface JobTable {
  id: GeneratedAlways<number>;
  organization_id: string | null;
  fax_id: string | null;
  kind: string;
  payload: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  priority: Generated<number>;
  status: Generated<'queued' | 'running' | 'done' | 'failed'>;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  interruptions: Generated<number>;
  run_at: Timestamp;
  lease_token: string | null;
  leased_until: NullableTimestamp;
  last_error: JSONColumnType<{ code: string; message: string } | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface SecretTable {
  name: string;
  value: Buffer;
}

interface MailTable {
  id: Generated<string>;
  user_id: string | null;
  recipient: string;
  subject: string;
  body: string;
  expires_at: NullableTimestamp;
  sent_at: NullableTimestamp;
  created_at: Timestamp;
}

interface EventTable {
  id: GeneratedAlways<number>;
  organization_id: string;
  topic: string;
  entity: string;
  entity_id: string | null;
  payload: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: Timestamp;
}

interface AuditEventTable {
  organization_id: string;
  sequence: BigInt;
  recorded_at: Timestamp;
  actor_id: string | null;
  actor_name: string;
  action: 'C' | 'R' | 'U' | 'D' | 'E';
  entity: string;
  entity_id: string | null;
  patient_id: string | null;
  outcome: 'success' | 'refused' | 'failure';
  detail: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  previous_hash: string;
  hash: string;
}

interface AuditHeadTable {
  organization_id: string;
  sequence: BigInt;
  hash: string;
}

/** The schema `public` as kysely sees it; the migrations are the truth. */

export interface Tables {
  organization: OrganizationTable;
  location: LocationTable;
  bin: BinTable;
  fax_number: FaxNumberTable;
  role: RoleTable;
  app_user: AppUserTable;
  mapping: MappingTable;
  clinic: ClinicTable;
  physician: PhysicianTable;
  physician_site: PhysicianSiteTable;
  patient: PatientTable;
  consent: ConsentTable;
  contact: ContactTable;
  duplicate: DuplicateTable;
  import: ImportTable;
  import_row: ImportRowTable;
  merge: MergeTable;
  merge_row: MergeRowTable;
  modality: ModalityTable;
  keyword: KeywordTable;
  fax: FaxTable;
  document: DocumentTable;
  pdf_template: PdfTemplateTable;
  pdf_template_version: PdfTemplateVersionTable;
  page: PageTable;
  extraction: ExtractionTable;
  candidate: CandidateTable;
  action: ActionTable;
  breach: BreachTable;
  quarantine: QuarantineTable;
  upload: UploadTable;
  fax_delivery: FaxDeliveryTable;
  fax_attempt: FaxAttemptTable;
  known_fax_number: KnownFaxNumberTable;
  account: AccountTable;
  credit_grant: CreditGrantTable;
  credit_entry: CreditEntryTable;
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_use: InvoiceUseTable;
  invoice_payment: InvoicePaymentTable;
  invoice_event: InvoiceEventTable;
  letter_template: LetterTemplateTable;
  letterhead: LetterheadTable;
  letter: LetterTable;
  access_request: AccessRequestTable;
  emr_export: EmrExportTable;
  emr_target: EmrTargetTable;
  partner: PartnerTable;
  partner_assertion: PartnerAssertionTable;
  partner_key: PartnerKeyTable;
  partner_notice: PartnerNoticeTable;
  partner_referral: PartnerReferralTable;
  partner_use: PartnerUseTable;
  partner_webhook: PartnerWebhookTable;
  demo_fax_number: DemoFaxNumberTable;
  demo_request: DemoRequestTable;
  lead: LeadTable;
  registration: RegistrationTable;
  requisition: RequisitionTable;
  requisition_page: RequisitionPageTable;
  requisition_service: RequisitionServiceTable;
  subscription: SubscriptionTable;
  news: NewsTable;
  request: RequestTable;
  request_fax: RequestFaxTable;
  fax_reply: FaxReplyTable;
  request_clock: RequestClockTable;
  request_note: RequestNoteTable;
  request_event: RequestEventTable;
  request_digest: RequestDigestTable;
  request_mention: RequestMentionTable;
  request_link: RequestLinkTable;
  request_view: RequestViewTable;
  request_viewer: RequestViewerTable;
  visit_type: VisitTypeTable;
  resource: ResourceTable;
  working_hours: WorkingHoursTable;
  hours_exception: HoursExceptionTable;
  appointment: AppointmentTable;
  appointment_event: AppointmentEventTable;
  appointment_series: AppointmentSeriesTable;
  waitlist_entry: WaitlistEntryTable;
  waitlist_offer: WaitlistOfferTable;
  calendar_feed: CalendarFeedTable;
  voice_agent: VoiceAgentTable;
  voice_agent_version: VoiceAgentVersionTable;
  phone_number: PhoneNumberTable;
  voice_number: VoiceNumberTable;
  voice_scenario: VoiceScenarioTable;
  voice_suite_run: VoiceSuiteRunTable;
  voice_call: VoiceCallTable;
  voice_turn: VoiceTurnTable;
  voice_proposal: VoiceProposalTable;
  voice_queue: VoiceQueueTable;
  voice_recording_consent: VoiceRecordingConsentTable;
  voice_policy: VoicePolicyTable;
  conversation: ConversationTable;
  conversation_viewer: ConversationViewerTable;
  message: MessageTable;
  message_file: MessageFileTable;
  opt_out: OptOutTable;
  reminder_rule: ReminderRuleTable;
  webhook_event: WebhookEventTable;
  job: JobTable;
  secret: SecretTable;
  mail: MailTable;
  event: EventTable;
  audit_event: AuditEventTable;
  audit_head: AuditHeadTable;
}
