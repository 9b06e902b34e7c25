import type { PdfTemplate, PdfTemplateDetail, PdfTemplateDraft, PdfTemplateFields, PdfTemplateTrial } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { formProblems, trialObjections } from '@intake/api/rules/forms';
import type { Actor } from '../../kernel/actor.ts';
import { crud, type Step } from '../../kernel/crud.ts';
import { conflict, invalid, notFound, versionConflict, type FieldError } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import { draftShape } from './draft.ts';
import { listFiledFrom, loadFiled, numbersOf } from './filedFaxes.ts';
import { findVersion, keepTrial, listVersions, pdfTemplateStore, setStatus, shapeOf } from './pdfTemplate.store.ts';
import { findSender, listLike, loadSample } from './sample.store.ts';
import { samplePageOf } from './samplePage.ts';
import { tryForm } from './trial.ts';

export type PdfTemplateService = ReturnType<typeof createPdfTemplateService>;

/** So many filed faxes are tried: enough to show a fault, few enough to wait for. */
const mostTried = 20;

/** Forms of senders: drawn, tried on what was filed, published, switched off. */
export function createPdfTemplateService({ database, links }: { database: Database; links: FileLinks }) {
  const templates = crud(database, {
    store: pdfTemplateStore,
    entity: 'pdf_template',
    topic: 'settings',
    before: { create: refuseProblems, update: refuseProblems },
  });

  const detailIn = async (tx: Tx, actor: Actor, id: string): Promise<PdfTemplateDetail> => {
    const template = await templates.read(tx, actor, id);
    const newest = await findVersion(tx, actor.organizationId, id);
    if (!newest || template.status === 'dismissed') throw notFound();
    const sample = newest.sample_fax_id === null ? null : { faxId: newest.sample_fax_id, page: newest.sample_page };
    const versions = await listVersions(tx, actor.organizationId, id);
    const samplePage = sample && (await samplePageOf(tx, links, actor, sample));
    return { ...template, shape: { sample, ...shapeOf(newest) } as PdfTemplateDetail['shape'], samplePage, versions };
  };
  const get = (actor: Actor, id: string) => database.asUser(actor, (tx) => detailIn(tx, actor, id));

  /** The last step of a change of its state. */
  const moved = async (tx: Tx, actor: Actor, id: string, event: string): Promise<PdfTemplate> => {
    const template = await templates.read(tx, actor, id);
    await appendAudit(tx, { actor, action: 'U', entity: 'pdf_template', entityId: id, outcome: 'success', detail: { event, number: template.latest } });
    await publish(tx, { organizationId: actor.organizationId, topic: 'settings', entity: 'pdf_template', entityId: id });
    return template;
  };

  return {
    list: templates.list,
    remove: templates.remove,
    get,
    create: async (actor: Actor, fields: PdfTemplateFields) => get(actor, (await templates.create(actor, fields)).id),
    update: async (actor: Actor, change: PdfTemplateFields & Seen) => {
      await templates.update(actor, change);
      return get(actor, change.id);
    },

    draft: (actor: Actor, sample: { faxId: string; page: number }): Promise<PdfTemplateDraft> =>
      database.asUser(actor, async (tx) => {
        const sender = await findSender(tx, actor.organizationId, sample.faxId);
        const found = sender && (await loadSample(tx, sample.faxId, sample.page));
        const others = sender?.fromNumber ? await listLike(tx, actor.organizationId, sample.faxId, sender.fromNumber) : [];
        const samplePage = await samplePageOf(tx, links, actor, sample);
        if (!sender || !found || !samplePage) throw notFound();
        return {
          name: sender.senderName ?? phoneText(sender.fromNumber ?? ''),
          faxNumbers: sender.fromNumber ? [sender.fromNumber] : [],
          clinicId: null,
          documentType: sender.documentType,
          sample,
          ...draftShape(found.page, found.read, others),
          samplePage,
        };
      }),

    /** What was counted is kept with the version; the values are told to the caller alone. */
    try: async (actor: Actor, id: string): Promise<PdfTemplateTrial> => {
      const { tried, faxes } = await database.asUser(actor, async (tx) => {
        const template = await templates.read(tx, actor, id);
        const newest = await findVersion(tx, actor.organizationId, id);
        if (!newest) throw notFound();
        const ids = await listFiledFrom(tx, actor.organizationId, await numbersOf(tx, template), mostTried);
        await appendAudit(tx, { actor, action: 'E', entity: 'pdf_template', entityId: id, outcome: 'success', detail: { event: 'try', number: newest.number, faxIds: ids } });
        return { tried: newest, faxes: await loadFiled(tx, ids) };
      });
      const trial = await tryForm(shapeOf(tried), faxes);
      await database.asUser(actor, (tx) => keepTrial(tx, actor.organizationId, tried, trial.sums));
      return { number: tried.number, ...trial };
    },

    switch: (actor: Actor, { on, ...seen }: Seen & { on: boolean }): Promise<PdfTemplate> =>
      database.asUser(actor, async (tx) => {
        const { status, latest, trial, version } = await templates.read(tx, actor, seen.id);
        if (version !== seen.version) throw versionConflict();
        if (!on && status !== 'on') throw conflict('not-on', 'The template is not on.');
        if (on && (status === 'proposed' || status === 'dismissed')) throw conflict('not-accepted', 'Accept what was learnt first.');
        if (on) {
          const [objection] = trialObjections(trial);
          if (objection) throw conflict(objection.code === 'untried' ? 'not-tried' : 'not-proven', `The trial speaks against it: ${objection.code}.`);
        }
        if (!(await setStatus(tx, actor, seen, on ? { status: 'on', published: latest } : { status: 'off' }))) throw versionConflict();
        return moved(tx, actor, seen.id, on ? 'publish' : 'switch-off');
      }),

    answer: (actor: Actor, { accept, ...seen }: Seen & { accept: boolean }): Promise<PdfTemplate> =>
      database.asUser(actor, async (tx) => {
        const { status, version } = await templates.read(tx, actor, seen.id);
        if (version !== seen.version) throw versionConflict();
        if (status !== 'proposed') throw conflict('not-proposed', 'Somebody has answered it already.');
        if (!(await setStatus(tx, actor, seen, { status: accept ? 'draft' : 'dismissed' }))) throw versionConflict();
        return moved(tx, actor, seen.id, accept ? 'accept' : 'dismiss');
      }),
  };
}

/** Throws a 422 that names what is wrong with the form. */
async function refuseProblems({ tx, actor, fields }: Step & { fields: PdfTemplateFields }): Promise<void> {
  const problems: FieldError[] = formProblems(fields).map(({ code, field }) => ({ path: code.startsWith('anchors') ? 'anchors' : 'zones', code, message: field ?? code }));
  if (fields.faxNumbers.length === 0 && fields.clinicId === null) problems.push({ path: 'faxNumbers', code: 'sender-needed', message: 'Say whose form it is.' });
  if (problems.length > 0) throw invalid(problems);
  await requireOwn(tx, actor, 'clinic', fields.clinicId);
  await requireOwn(tx, actor, 'fax', fields.sample.faxId, 'sample.faxId');
}
