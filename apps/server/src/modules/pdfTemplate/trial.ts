import { setImmediate } from 'node:timers/promises';
import type { PdfTemplateTrial, TrialField } from '@intake/api/contract';
import { agreesWithFiled, noCounts, trialObjections, type FormShape, type TrialSums } from '@intake/api/rules/forms';
import { writeThreshold } from '../../pipeline/extraction/extraction.ts';
import { extractWithForms } from '../../pipeline/extraction/forms/withForms.ts';
import type { ZoneAnswer } from '../../pipeline/extraction/forms/zoneFields.ts';
import type { StoredFiledFax } from './filedFaxes.ts';

/** Runs a form on filed faxes and holds each field against what a person filed. The server goes on between two of them. */
export async function tryForm(shape: FormShape, faxes: readonly StoredFiledFax[]): Promise<Omit<PdfTemplateTrial, 'number'>> {
  const samples: PdfTemplateTrial['samples'] = [];
  for (const fax of faxes) {
    await setImmediate();
    const { form, fields } = extractWithForms(fax.pages, [{ id: 'tried', shape, documentType: null }]);
    const answers = form?.answers ?? [];
    const tried = answers.map((answer): TrialField => {
      const found = fields.find(({ field, source }) => field === answer.zone.field && source === 'template');
      return { field: answer.zone.field, ...judged(answer, found, fax) };
    });
    samples.push({ faxId: fax.id, receivedAt: fax.receivedAt.toISOString(), share: form?.fit.share ?? null, fields: tried });
  }
  const sums = sumsOf(samples);
  return { sums, samples, objections: trialObjections(sums).map(({ code, field }) => ({ code, field: field ?? null })) };
}

function judged({ zone: { field }, state }: ZoneAnswer, found: { value: string | null; confidence: number } | undefined, fax: StoredFiledFax): Omit<TrialField, 'field'> {
  const filed = fax.filed[field];
  const said = filed?.[0] ?? null;
  if (state === 'blank') return { verdict: 'blank', read: null, filed: said };
  if (!found?.value || found.confidence < writeThreshold) return { verdict: 'abstained', read: found?.value ?? null, filed: said };
  if (!filed) return { verdict: 'unknown', read: found.value, filed: null };
  const { value } = found;
  const agreeing = filed.find((one) => agreesWithFiled(field, one, value));
  return { verdict: agreeing ? 'right' : 'wrong', read: value, filed: agreeing ?? said };
}

function sumsOf(samples: PdfTemplateTrial['samples']): TrialSums {
  const fields: TrialSums['fields'] = {};
  for (const { fields: tried } of samples) for (const { field, verdict } of tried) (fields[field] ??= noCounts())[verdict] += 1;
  return { samples: samples.length, fitted: samples.filter(({ share }) => share !== null).length, fields };
}
