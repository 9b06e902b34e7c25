import { defineMessages } from '@intake/i18n';

export const exportTexts = defineMessages({
  title: { id: 'charts.export.title', defaultMessage: 'Export' },
  print: { id: 'charts.export.print', defaultMessage: 'Print' },
  printText: { id: 'charts.export.printText', defaultMessage: 'On paper, as the PDF has it' },
  pdf: { id: 'charts.export.pdf', defaultMessage: 'PDF document' },
  pdfText: { id: 'charts.export.pdfText', defaultMessage: 'To read and hand over' },
  fhir: { id: 'charts.export.fhir', defaultMessage: 'FHIR R4 Bundle' },
  fhirText: { id: 'charts.export.fhirText', defaultMessage: 'For another system' },
  tooLong: { id: 'charts.export.tooLong', defaultMessage: 'The chart has {count} pages. Save it as a PDF and print that.' },
  notPrinted: { id: 'charts.export.notPrinted', defaultMessage: 'The chart could not be printed. Try again.' },
  failed: { id: 'charts.export.failed', defaultMessage: 'The chart could not be exported. Try again.' },
});
