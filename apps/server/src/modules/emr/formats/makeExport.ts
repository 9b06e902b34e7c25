import type { EmrError } from '@intake/api/rules';
import type { DroppedFile } from '../../../platform/emr/dropFolder.ts';
import type { ExportFacts, ExportTarget } from './exportFacts.ts';
import { fileNameOf } from './fileName.ts';
import { hrmOf } from './hrm.ts';
import { controlIdOf, mdmOf } from './mdm.ts';
import { sidecarOf } from './sidecar.ts';

/** What goes out: files for a folder, the one that completes the set last, or one message for a connection. */
export type MadeExport = { files: DroppedFile[]; message?: undefined } | { message: string; controlId: string; files?: undefined };

export type Made = MadeExport | { error: EmrError };

/** @param now of this try; what is made of the same facts is otherwise the same each time */
export function makeExport(facts: ExportFacts, target: ExportTarget, pdf: Uint8Array, now: Date): Made {
  const name = fileNameOf(facts, target);
  const { patient } = facts;
  if (target.format === 'pdf-json') {
    const fileName = `${name}.pdf`;
    return { files: [{ name: fileName, bytes: pdf }, { name: `${name}.json`, bytes: sidecarOf(facts, { fileName, pdf }) }] };
  }
  if (!patient) return { error: 'no-patient' };
  if (target.format === 'hrm') {
    const { birthDate } = patient;
    return birthDate === null ? { error: 'no-birth-date' } : { files: [{ name: `${name}.xml`, bytes: hrmOf(facts, { ...patient, birthDate }, target, pdf) }] };
  }
  const message = mdmOf(facts, { patient, target, fileName: `${name}.pdf`, pdf, now });
  return target.transport === 'mllp' ? { message, controlId: controlIdOf(facts) } : { files: [{ name: `${name}.hl7`, bytes: Buffer.from(message) }] };
}
