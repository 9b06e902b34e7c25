import { defineMessages } from '@intake/i18n';

export const exportTexts = defineMessages({
  title: { id: 'charts.export.title', defaultMessage: 'Export' },
  pdf: { id: 'charts.export.pdf', defaultMessage: 'PDF document' },
  pdfText: { id: 'charts.export.pdfText', defaultMessage: 'To read, print and hand over' },
  fhir: { id: 'charts.export.fhir', defaultMessage: 'FHIR R4 Bundle' },
  fhirText: { id: 'charts.export.fhirText', defaultMessage: 'For another system' },
  failed: { id: 'charts.export.failed', defaultMessage: 'The chart could not be exported. Try again.' },
});
