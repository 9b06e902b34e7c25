import type { Installation, Providers } from '@intake/api/contract';
import type { JobKind } from '@intake/api/rules';
import { areaRoutes } from './areas.ts';
import type { AccountAdmin } from './auth/accountAdmin.port.ts';
import { createCorrespondence } from './correspondence.ts';
import type { Routes } from './http/implement.ts';
import { appointmentRoutes, seriesRoutes } from './modules/appointment/appointment.routes.ts';
import { createAppointmentService } from './modules/appointment/appointment.service.ts';
import { createBookingService } from './modules/appointment/appointmentBooking.service.ts';
import { createSeriesService } from './modules/appointment/series/series.service.ts';
import { calendarFeedRoutes, calendarRoutes } from './modules/appointment/calendarFeed.routes.ts';
import { createCalendarFeedService } from './modules/appointment/calendarFeed.service.ts';
import { createOfferService } from './modules/appointment/waitlist/offer.service.ts';
import { waitlistRoutes } from './modules/appointment/waitlist/waitlist.routes.ts';
import { createWaitlistService } from './modules/appointment/waitlist/waitlist.service.ts';
import { clinicRoutes } from './modules/clinic/clinic.routes.ts';
import { createClinicService } from './modules/clinic/clinic.service.ts';
import { breachRoutes } from './modules/breach/breach.routes.ts';
import { createBreachReporting } from './modules/breach/breachReport.service.ts';
import { createBreachService } from './modules/breach/breach.service.ts';
import { createEraseHandler, eraseJob } from './modules/breach/eraseFiles.ts';
import { createFileLock } from './modules/breach/fileLock.ts';
import { payForFax } from './modules/credit/payForFax.ts';
import { takeNews } from './modules/delivery/applyState.ts';
import { checkJob, sendJob } from './modules/delivery/deliveryJobs.ts';
import { deliveryRoutes } from './modules/delivery/delivery.routes.ts';
import { createCheckHandler, createSendHandler } from './modules/delivery/transmit.ts';
import { countUnread, createTextTaker, messagingJobs, messagingRoutes } from './modules/message/messaging.ts';
import type { Phones } from './modules/message/simulator/phoneSimulator.service.ts';
import { emrRoutes } from './modules/emr/emr.routes.ts';
import { createEmrService } from './modules/emr/emr.service.ts';
import { countAttention } from './modules/emr/emr.store.ts';
import { createExportHandler, exportJob } from './modules/emr/exportJob.ts';
import { createRepeatHandler, repeatJob } from './modules/emr/repeatJob.ts';
import { faxRoutes } from './modules/fax/fax.routes.ts';
import { faxPdfRoutes } from './modules/fax/faxPdf.routes.ts';
import { createFaxPdfService } from './modules/fax/faxPdf.service.ts';
import { createFaxService } from './modules/fax/fax.service.ts';
import { createUndo } from './modules/fax/faxUndo.service.ts';
import { importRoutes } from './modules/import/import.routes.ts';
import { createImportService, importMediaType } from './modules/import/import.service.ts';
import { createImportHandler } from './modules/import/importHandler.ts';
import { importJob } from './modules/import/importJob.ts';
import { integrationRoutes } from './modules/integration/integration.routes.ts';
import { createIntegrationService } from './modules/integration/integration.service.ts';
import { invoiceRoutes } from './modules/invoice/invoice.routes.ts';
import { createInvoiceService } from './modules/invoice/invoice.service.ts';
import { createInvoiceMoneyService } from './modules/invoice/invoiceMoney.service.ts';
import { createInvoicePaperService } from './modules/invoice/invoicePaper.service.ts';
import { letterRoutes } from './modules/letter/letter.routes.ts';
import { createLetterheadService } from './modules/letter/letterhead.service.ts';
import { createLetterTemplateService } from './modules/letter/letterTemplate.service.ts';
import { mailRoutes } from './modules/mail/mail.routes.ts';
import { createMailService } from './modules/mail/mail.service.ts';
import type { MailLine } from './modules/message/mail/mailLine.ts';
import { settleNumberJob } from './modules/phone/numberJobs.ts';
import { phoneRoutes } from './modules/phone/phone.routes.ts';
import { createPhoneService } from './modules/phone/phone.service.ts';
import { takeOrderNews } from './modules/phone/settleNumber.ts';
import { createSettleNumberHandler } from './modules/phone/settleNumberJob.ts';
import { allPartnerRoutes } from './modules/partner/partners.ts';
import { createNoticeHandler, noticeJob } from './modules/partner/webhook/webhookJob.ts';
import { patientTarget } from './modules/patient/patientImport.ts';
import { findPatients } from './modules/patient/patient.store.ts';
import { physicianTarget } from './modules/physician/physicianImport.ts';
import { findPhysicians } from './modules/physician/physician.store.ts';
import { accessRequestRoutes } from './modules/accessRequest/accessRequest.routes.ts';
import { createAccessRequestService } from './modules/accessRequest/accessRequest.service.ts';
import { createFormReading } from './modules/pdfTemplate/formReading.service.ts';
import { createLearnHandler, learnJob } from './modules/pdfTemplate/learnForm.ts';
import { pdfTemplateRoutes } from './modules/pdfTemplate/pdfTemplate.routes.ts';
import { createPdfTemplateService } from './modules/pdfTemplate/pdfTemplate.service.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { quarantineRoutes } from './modules/quarantine/quarantine.routes.ts';
import { createQuarantineService } from './modules/quarantine/quarantine.service.ts';
import { createRegistrationService } from './modules/registration/registration.service.ts';
import { answerRoutes, requestPolicyRoutes, requestRoutes, requestViewRoutes } from './modules/request/request.routes.ts';
import { takeReplies } from './modules/request/reply/paperReply.ts';
import { createPaperReplyService } from './modules/request/reply/paperReply.service.ts';
import { createRequestService } from './modules/request/request.service.ts';
import { createRequestFaxService } from './modules/request/fax/requestFax.service.ts';
import { createRequestPolicyService } from './modules/request/clock/requestPolicy.service.ts';
import { createRequestPresence } from './modules/request/presence/requestPresence.service.ts';
import { createRequestSaving } from './modules/request/requestSave.service.ts';
import { createRequestViewService } from './modules/request/view/requestView.service.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { createSearchService } from './modules/search/search.service.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { accountSessionRoutes } from './modules/session/accountSessions.routes.ts';
import { createAccountSessionService } from './modules/session/accountSessions.service.ts';
import { createSessionService } from './modules/session/session.service.ts';
import { setupRoutes } from './modules/setup/setup.routes.ts';
import type { SetupService } from './modules/setup/setup.service.ts';
import { createTelnyxFaxHandler } from './modules/telnyx/telnyxFax.ts';
import { demoFaxRoutes } from './modules/demoFax/demoFax.routes.ts';
import { createDemoFaxService } from './modules/demoFax/demoFax.service.ts';
import { subscriptionRoutes } from './modules/subscription/subscription.routes.ts';
import { createSubscriptionService } from './modules/subscription/subscription.service.ts';
import { statRoutes } from './modules/stat/stat.routes.ts';
import { createStatService } from './modules/stat/stat.service.ts';
import { systemRoutes } from './modules/system/system.routes.ts';
import { createSystemService } from './modules/system/system.service.ts';
import { telnyxJob, telnyxWebhook } from './modules/telnyx/telnyxWebhook.ts';
import { fileRoutes, type Taker } from './modules/upload/fileRoutes.ts';
import { uploadRoutes } from './modules/upload/upload.routes.ts';
import { createUploadService } from './modules/upload/upload.service.ts';
import { userRoutes } from './modules/user/user.routes.ts';
import { createCheckCallHandler } from './modules/voice/call/checkCall.ts';
import { checkCallJob } from './modules/voice/call/callJobs.ts';
import { allVoiceRoutes } from './modules/voice/voice.ts';
import { createUserService } from './modules/user/user.service.ts';
import { waitingRoutes } from './modules/waiting/waiting.routes.ts';
import { createWaitingService } from './modules/waiting/waiting.service.ts';
import { createExtractStage } from './pipeline/extract.ts';
import { createMatchStage } from './pipeline/match.ts';
import { createReadStage } from './pipeline/read.ts';
import { createReceiver } from './pipeline/receive.ts';
import { createRenderStage } from './pipeline/render.ts';
import { asJobError, fail } from './pipeline/stage.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.port.ts';
import type { Documents } from './platform/documents/document.port.ts';
import type { Download } from './platform/download/download.ts';
import { createPost } from './platform/download/post.ts';
import { noPlaces, type EmrPlaces } from './platform/emr/emrPlaces.ts';
import { eventRoutes } from './platform/events/events.routes.ts';
import type { EventFeeds } from './platform/events/feed.ts';
import type { FileLinks } from './platform/files/fileLinks.ts';
import type { Files } from './platform/files/files.port.ts';
import type { JobHandler } from './platform/jobs/jobs.port.ts';
import { createPublicLimits } from './platform/limits/publicLimits.ts';
import { publicRoutes } from './publicArea.ts';
import type { MessageLinks } from './platform/links/messageLinks.ts';
import { createWorkTickets } from './platform/limits/workTickets.ts';
import type { Mailer } from './platform/mail/mail.port.ts';
import { createMailHandler, mailJob } from './platform/mail/outbox.ts';
import type { Ocr } from './platform/ocr/ocr.port.ts';
import type { Telephony } from './platform/telephony/telephony.port.ts';
import type { Model } from './platform/model/model.port.ts';
import type { VoiceProvider } from './platform/voice/voice.port.ts';

/** What a file of people can fill. */
const targets = { patient: patientTarget, physician: physicianTarget };

/** What the product is made of, as the composition root chose it. */
export interface Parts {
  database: Database;
  files: Files;
  links: FileLinks;
  /** What messages lead to. */
  messageLinks: MessageLinks;
  /** Where others reach us; undefined where nobody outside does. */
  publicUrl?: string | undefined;
  documents: Documents;
  clock: Clock;
  setup: SetupService;
  /** Undefined when no fax comes by telephone. */
  telephony: Telephony | undefined;
  /** Undefined when no agent speaks with anybody. */
  voice: VoiceProvider | undefined;
  /** Part of the address at which the provider of calls asks what to say. */
  socketSecret: string;
  /** Undefined when mail waits in the outbox. */
  mailer: Mailer | undefined;
  /** Carries e-mails to patients; undefined where none go out. */
  mailLine?: MailLine | undefined;
  download: Download;
  /** Where filed faxes may be given to other systems; nowhere when left out. */
  places?: EmrPlaces | undefined;
  /** A language model for voice agents; undefined where none is set up. */
  model?: Model | undefined;
  /** host:port that partners may be told at although it is private. */
  webhookHosts?: readonly string[] | undefined;
  /** The phones of the demo's line; undefined where the line is a real one, or there is none. */
  phones?: Phones | undefined;
}

export interface WebParts {
  feeds: EventFeeds;
  signInRoutes: Routes[];
  /** Undefined when accounts are kept elsewhere and cannot be changed from here. */
  accounts: AccountAdmin | undefined;
  installation: Installation;
  providers: Providers;
  /** What links of mails and messages are signed with. */
  linkSecret: Buffer;
  /** Where the portal is reached, without a slash at its end. */
  siteUrl: string;
}

/** Everything that browsers and providers can call. */
export function createRoutes(
  parts: Parts,
  { feeds, signInRoutes, accounts, installation, providers, linkSecret, siteUrl }: WebParts,
): Routes[] {
  const { database, files, links, telephony } = parts;
  const faxes = createFaxService(parts);
  const appointments = createAppointmentService(parts);
  const receiver = createReceiver(parts);
  const users = createUserService({ database, accounts });
  const { pages, letters, deliveries, actions, answers } = createCorrespondence(parts);
  const views = createRequestViewService(database);
  const uploads = createUploadService({ ...parts, receiver, readFaxes: faxes.read });
  const limits = createPublicLimits(database);
  const feedService = createCalendarFeedService({ ...parts, limits });
  const imports = createImportService({ ...parts, targets });
  const taker: Taker = { store: (organizationId, id, bytes, mediaType) => (mediaType === importMediaType ? imports : uploads).store(organizationId, id, bytes) };
  return [
    ...signInRoutes,
    eventRoutes({ feeds }),
    setupRoutes(parts.setup),
    sessionRoutes(createSessionService(database)),
    accountSessionRoutes(createAccountSessionService(accounts?.sessions)),
    faxRoutes(faxes, pages, createUndo(parts)),
    faxPdfRoutes(createFaxPdfService(parts)),
    deliveryRoutes(deliveries),
    requestRoutes({ requests: createRequestService(parts), presence: createRequestPresence(parts), saving: createRequestSaving(parts), actions, replies: createPaperReplyService(parts), faxes: createRequestFaxService(parts) }),
    answerRoutes(answers),
    requestPolicyRoutes(createRequestPolicyService(parts)),
    appointmentRoutes(appointments, createBookingService(parts)),
    seriesRoutes(createSeriesService(parts)),
    calendarFeedRoutes(feedService),
    calendarRoutes(feedService),
    waitlistRoutes(createWaitlistService(parts), createOfferService(parts)),
    requestViewRoutes(views),
    waitingRoutes(createWaitingService({ database, countFaxes: faxes.count, countSent: deliveries.count, countTexts: countUnread, countExports: countAttention, countRequests: views.waiting })),
    uploadRoutes(uploads, database, links),
    importRoutes(imports),
    fileRoutes(files, links, taker, createFileLock(database)),
    breachRoutes(createBreachReporting({ ...parts, letters, deliveries }), createBreachService(parts)),
    searchRoutes(createSearchService({ database, findPatients, findPhysicians, readFaxes: faxes.read })),
    userRoutes(users),
    accessRequestRoutes(createAccessRequestService({ database, users, limits, siteUrl })),
    registrationRoutes(createRegistrationService({ database, users, limits })),
    demoFaxRoutes(createDemoFaxService({ ...parts, limits, linkSecret, siteUrl, tickets: createWorkTickets(linkSecret, parts.clock, 'demo-fax'), queueFax: deliveries.queue })),
    subscriptionRoutes(createSubscriptionService({ ...parts, limits, linkSecret, siteUrl })),
    ...publicRoutes({ ...parts, limits, linkSecret }),
    statRoutes(createStatService(parts)),
    systemRoutes(createSystemService(parts, installation)),
    clinicRoutes(createClinicService(parts)),
    invoiceRoutes({ invoices: createInvoiceService(parts), money: createInvoiceMoneyService(parts), papers: createInvoicePaperService({ ...parts, queueFax: deliveries.queue }) }),
    integrationRoutes(createIntegrationService({ ...parts, providers })),
    letterRoutes(letters, createLetterTemplateService(database), createLetterheadService(parts)),
    mailRoutes(createMailService(database, parts.mailer !== undefined)),
    pdfTemplateRoutes(createPdfTemplateService(parts), createFormReading(parts)),
    quarantineRoutes(createQuarantineService(database, links)),
    phoneRoutes(createPhoneService(parts)),
    telnyxWebhook(database, telephony, createTextTaker(parts)),
    ...allVoiceRoutes({ ...parts, appointments }),
    ...messagingRoutes(parts),
    ...allPartnerRoutes({ ...parts, receiver, limits, linkSecret, siteUrl }),
    emrRoutes(createEmrService({ database, places: parts.places ?? noPlaces })),
    ...areaRoutes(database, parts.documents),
  ];
}

/** Everything that is done later, by the kind of its job. */
export function createJobHandlers(parts: Parts, ocr: Ocr): Record<string, JobHandler> {
  const { database, mailer, telephony, voice } = parts;
  const receiver = createReceiver(parts);
  return {
    render: stage(2, createRenderStage({ ...parts, onRendered: payForFax })),
    read: stage(2, createReadStage({ ...parts, ocr })),
    extract: stage(2, createExtractStage(parts)),
    match: stage(2, createMatchStage({ database, onMatched: (tx, fax) => takeReplies(tx, parts.clock, fax) })),
    [importJob]: createImportHandler({ ...parts, targets }),
    [eraseJob]: createEraseHandler(parts),
    [learnJob]: createLearnHandler(parts),
    [repeatJob]: createRepeatHandler(parts),
    [exportJob]: createExportHandler({ ...parts, places: parts.places ?? noPlaces }),
    [noticeJob]: createNoticeHandler({ ...parts, post: createPost({ allowedHosts: parts.webhookHosts }) }),
    ...(mailer && { [mailJob]: createMailHandler({ database, files: parts.files, mailer }) }),
    ...(voice && { [checkCallJob]: createCheckCallHandler({ ...parts, voice }) }),
    ...((telephony ?? parts.mailLine) && messagingJobs({ ...parts, receiver })),
    ...(telephony && {
      [telnyxJob]: createTelnyxFaxHandler({ ...parts, telephony, receiver, onNews: takeNews, onOrder: takeOrderNews, texts: createTextTaker(parts) }),
      [settleNumberJob]: createSettleNumberHandler({ ...parts, telephony }),
      [sendJob]: createSendHandler({ ...parts, telephony }),
      [checkJob]: createCheckHandler({ database, telephony }),
    }),
  } satisfies Partial<Record<JobKind, JobHandler>>;
}

/** A stage of the pipeline as a job: when it has failed, the fax says where and why. */
const stage = (concurrency: number, run: JobHandler['run']): JobHandler => ({
  concurrency,
  run: (job, signal) =>
    run(job, signal).catch((error: unknown) => {
      throw asJobError(error);
    }),
  onFailed: fail,
});
