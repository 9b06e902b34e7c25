import type { Routes } from './http/implement.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { createAuditService } from './modules/audit/audit.service.ts';
import { binRoutes } from './modules/bin/bin.routes.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createBinService } from './modules/bin/bin.service.ts';
import { calendarSettingsRoutes } from './modules/appointment/settings/calendarSettings.routes.ts';
import { createCalendarSettings } from './modules/appointment/settings/calendarSettings.service.ts';
import { chartRoutes } from './modules/chart/chart.routes.ts';
import { createChartExport } from './modules/chart/chartExport.service.ts';
import { createChartService } from './modules/chart/chart.service.ts';
import { consentRoutes } from './modules/consent/consent.routes.ts';
import { createConsentService } from './modules/consent/consent.service.ts';
import { contactRoutes } from './modules/contact/contact.routes.ts';
import { createContactService } from './modules/contact/contact.service.ts';
import { keywordRoutes } from './modules/keyword/keyword.routes.ts';
import { createKeywordService } from './modules/keyword/keyword.service.ts';
import { leadRoutes } from './modules/lead/lead.routes.ts';
import { createLeadService } from './modules/lead/lead.service.ts';
import { locationRoutes } from './modules/location/location.routes.ts';
import { createLocationService } from './modules/location/location.service.ts';
import { modalityRoutes } from './modules/modality/modality.routes.ts';
import { createModalityService } from './modules/modality/modality.service.ts';
import { organizationRoutes } from './modules/organization/organization.routes.ts';
import { createOrganizationService } from './modules/organization/organization.service.ts';
import { createDuplicateService } from './modules/merge/duplicate.service.ts';
import { createMergeService } from './modules/merge/merge.service.ts';
import { createUnmergeService } from './modules/merge/unmerge.service.ts';
import { duplicateRoutes } from './modules/patient/duplicate.routes.ts';
import { mergeRoutes } from './modules/patient/merge.routes.ts';
import { mergeablePatients } from './modules/patient/patientMergeable.ts';
import { patientRoutes } from './modules/patient/patient.routes.ts';
import { createPatientService } from './modules/patient/patient.service.ts';
import { physicianMergeRoutes } from './modules/physician/physicianMerge.routes.ts';
import { mergeablePhysicians } from './modules/physician/physicianMergeable.ts';
import { physicianRoutes } from './modules/physician/physician.routes.ts';
import { createPhysicianService } from './modules/physician/physician.service.ts';
import { roleRoutes } from './modules/role/role.routes.ts';
import { createRoleService } from './modules/role/role.service.ts';
import { createSessionService } from './modules/session/session.service.ts';
import { smsTemplateRoutes } from './modules/smsTemplate/smsTemplate.routes.ts';
import { createSmsTemplateService } from './modules/smsTemplate/smsTemplate.service.ts';
import type { Database } from './platform/database/database.port.ts';
import type { Documents } from './platform/documents/document.port.ts';

/** The areas that need the database alone, or what draws documents besides, in the order of the alphabet. */
export const areaRoutes = (database: Database, documents: Documents): Routes[] => [
  accountRoutes(createAccountService(database)),
  auditRoutes(createAuditService(database)),
  binRoutes(createBinService(database)),
  calendarSettingsRoutes(createCalendarSettings(database)),
  chartRoutes(createChartService(database), createChartExport(database, { patients: createPatientService(database), contacts: createContactService(database), documents })),
  consentRoutes(createConsentService(database)),
  contactRoutes(createContactService(database)),
  duplicateRoutes(createDuplicateService(database, mergeablePatients)),
  keywordRoutes(createKeywordService(database)),
  leadRoutes(createLeadService(database)),
  locationRoutes(createLocationService(database)),
  mergeRoutes(createMergeService(database, mergeablePatients), createUnmergeService(database, mergeablePatients)),
  modalityRoutes(createModalityService(database)),
  organizationRoutes(createOrganizationService(database, createSessionService(database))),
  patientRoutes(createPatientService(database)),
  physicianMergeRoutes({
    duplicates: createDuplicateService(database, mergeablePhysicians),
    merges: createMergeService(database, mergeablePhysicians),
    unmerges: createUnmergeService(database, mergeablePhysicians),
  }),
  physicianRoutes(createPhysicianService(database)),
  roleRoutes(createRoleService(database)),
  smsTemplateRoutes(createSmsTemplateService(database)),
];
