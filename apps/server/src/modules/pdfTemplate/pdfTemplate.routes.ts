import { pdfTemplateContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { createFormReading } from './formReading.service.ts';
import type { PdfTemplateService } from './pdfTemplate.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const pdfTemplateRoutes = (templates: PdfTemplateService, read: ReturnType<typeof createFormReading>) =>
  implement(pdfTemplateContract, {
    listPdfTemplates: ({ actor }) => templates.list(actor),
    getPdfTemplate: ({ actor, params }) => templates.get(actor, params.id),
    createPdfTemplate: ({ actor, body }) => templates.create(actor, body),
    updatePdfTemplate: ({ actor, body }) => templates.update(actor, body),
    removePdfTemplate: ({ actor, body }) => templates.remove(actor, body),
    draftPdfTemplate: ({ actor, body }) => templates.draft(actor, body),
    tryPdfTemplate: ({ actor, body }) => templates.try(actor, body.id),
    switchPdfTemplate: ({ actor, body }) => templates.switch(actor, body),
    answerPdfTemplate: ({ actor, body }) => templates.answer(actor, body),
    runPdfTemplate: ({ actor, body }) => read(actor, body),
  });
