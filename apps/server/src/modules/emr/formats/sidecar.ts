import { createHash } from 'node:crypto';
import type { ExportFacts } from './exportFacts.ts';

/** What a program reads beside the PDF. Names are kept as they are: whoever reads it finds what they know by `format` and `version`. */
export function sidecarOf(facts: ExportFacts, { fileName, pdf }: { fileName: string; pdf: Uint8Array }): Buffer {
  const { patient, physician } = facts;
  const sidecar = {
    format: 'intake-export',
    version: 1,
    exportId: facts.exportId,
    document: {
      file: fileName,
      mediaType: 'application/pdf',
      sha256: createHash('sha256').update(pdf).digest('hex'),
      bytes: pdf.length,
      pages: facts.pageCount,
      type: facts.documentType,
      receivedAt: facts.receivedAt.toISOString(),
      filedAt: facts.filedAt.toISOString(),
      filedBy: facts.filedBy,
    },
    fax: { id: facts.faxId, from: facts.from, to: facts.to, senderName: facts.senderName },
    organization: facts.organization,
    priority: facts.priority,
    service: facts.service,
    reason: facts.reason,
    patient: patient && {
      id: patient.id, familyName: patient.familyName, givenName: patient.givenName, birthDate: patient.birthDate, sex: patient.sex,
      healthNumber: patient.healthNumber && { number: patient.healthNumber, versionCode: patient.versionCode, province: patient.province },
      phone: patient.phone, address: patient.address,
    },
    physician,
  };
  return Buffer.from(`${JSON.stringify(sidecar, null, 2)}\n`);
}
