import type { FormReading } from '@intake/api/contract';
import { isZoneField } from '@intake/api/rules/forms';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { extractWithForms, type KnownForm } from '../../pipeline/extraction/forms/withForms.ts';
import { loadForms } from '../../pipeline/knownForms.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { findVersion, pdfTemplateStore, shapeOf } from './pdfTemplate.store.ts';
import { findSender, pagesOfFax } from './sample.store.ts';

/** Runs one template, or the published ones of the sender, on a fax. Nothing is written but that somebody looked. */
export const createFormReading = ({ database }: { database: Database }) =>
  async (actor: Actor, { faxId, templateId }: { faxId: string; templateId: string | null }): Promise<FormReading> => {
    const { pages, forms, names } = await database.asUser(actor, async (tx) => {
      const sender = await findSender(tx, actor.organizationId, faxId);
      if (!sender) throw notFound();
      const pages = await pagesOfFax(tx, faxId);
      if (pages.every(({ words }) => words.length === 0)) throw conflict('not-ready', 'The pages of this fax were not read yet.');
      const forms = templateId ? [await ownForm(tx, actor, templateId)] : await loadForms(tx, { organizationId: actor.organizationId, fromNumber: sender.fromNumber });
      const names = new Map((await pdfTemplateStore.list(tx, actor.organizationId)).map(({ id, name }) => [id, name]));
      const { patient_id: patientId } = await tx.selectFrom('fax').select('patient_id').where('id', '=', faxId).executeTakeFirstOrThrow();
      await appendAudit(tx, { actor, action: 'E', entity: 'pdf_template', entityId: templateId, patientId, outcome: 'success', detail: { event: 'extract', faxId } });
      return { pages, forms, names };
    });
    const { form, fields } = extractWithForms(pages, forms);
    if (!form) return { form: null, fields: [] };
    return {
      form: { templateId: form.id, name: names.get(form.id) ?? '', page: form.page, share: form.fit.share, residual: form.fit.residual },
      fields: fields
        .filter(({ source, field }) => source === 'template' && isZoneField(field))
        .map(({ field, value, confidence, flags, alternatives, page, box }) => ({ field, value, confidence, flags, alternatives, page, box })),
    };
  };

async function ownForm(tx: Tx, { organizationId }: Actor, id: string): Promise<KnownForm> {
  const template = await pdfTemplateStore.find(tx, organizationId, id);
  const newest = template && (await findVersion(tx, organizationId, id));
  if (!template || !newest || template.status === 'dismissed') throw notFound();
  return { id, documentType: template.documentType, shape: shapeOf(newest) };
}
