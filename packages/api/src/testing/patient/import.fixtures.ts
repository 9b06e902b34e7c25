import { z } from 'zod';
import { Import, ImportPreview, ImportRow } from '../../contract/patient/import.contract.ts';
import { daysAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { patients } from './patient.fixtures.ts';

const settings = {
  encoding: 'windows-1252', delimiter: ';', hasHeader: true, columns: ['familyName', 'givenName', 'birthDate', 'sex', 'healthNumber', 'phone', null], dateOrder: 'dmy',
  province: 'ON', known: 'update', likely: 'create',
} as const;
const header = ['Nom', 'Prénom', 'Né le', 'Sexe', 'OHIP', 'Téléphone', 'Remarques'];
const none = { create: 0, update: 0, skip: 0, error: 0, warning: 0, made: 0, changed: 0, left: 0, removed: 0, restored: 0, kept: 0 };

const base = {
  version: 3, kind: 'patient', fileName: 'patients-2026.csv', size: 184_320, settings, header, progress: 0, failure: null, failureLine: null, createdBy: 'Ines Okafor',
  createdAt: daysAgo(0), finishedAt: null, undoneAt: null, rowsUntil: null,
} as const;
const planned = { ...none, create: 1184, update: 62, skip: 0, error: 17, warning: 23 };

/** One in each state that a screen shows. */
export const imports = z.record(z.string(), Import).parse({
  uploaded: { ...base, id: fixtureId('import', 1), state: 'uploaded', settings: null, header: [], counts: none },
  checking: { ...base, id: fixtureId('import', 1), state: 'checking', progress: 0.42, counts: none },
  checked: { ...base, id: fixtureId('import', 1), state: 'checked', counts: planned },
  running: { ...base, id: fixtureId('import', 1), state: 'running', progress: 0.64, counts: planned },
  stopped: { ...base, id: fixtureId('import', 1), state: 'stopped', progress: 0.64, failure: 'unexpected', counts: { ...planned, made: 780, changed: 40 }, rowsUntil: daysAgo(-30) },
  done: { ...base, id: fixtureId('import', 1), state: 'done', counts: { ...planned, made: 1184, changed: 61, left: 1 }, finishedAt: daysAgo(0), rowsUntil: daysAgo(-30) },
  undone: { ...base, id: fixtureId('import', 2), state: 'undone', counts: { ...planned, made: 1184, changed: 61, removed: 1180, restored: 60, kept: 5 }, finishedAt: daysAgo(6), undoneAt: daysAgo(5), rowsUntil: daysAgo(-24), createdAt: daysAgo(6) },
  physicians: { ...base, id: fixtureId('import', 3), kind: 'physician', fileName: 'referring-physicians.csv', state: 'done', counts: { ...none, create: 214, made: 214 }, createdAt: daysAgo(40), finishedAt: daysAgo(40) },
});

const row = (number: number, values: Record<string, string>, rest: object = {}) => ({ number, line: number + 1, outcome: 'create', result: null, values, reasons: [], entityId: null, ...rest });
const why = (code: string, field: string | null, isError = true, about: object = {}) => ({ code, isError, field, row: null, chartId: null, ...about });

export const importRows = z.array(ImportRow).parse([
  row(1, { familyName: 'Delacroix', givenName: 'Margaux', birthDate: '1968-04-17', sex: 'female', healthNumber: '9876543217', phone: '+14165550142' }, {
    outcome: 'update', entityId: patients[0]!.id, reasons: [why('known', null, false, { chartId: patients[0]!.id })],
  }),
  row(2, { familyName: 'Okafor', givenName: 'Adaeze', birthDate: '1984-02-29', sex: 'female', phone: '+14165550101' }),
  row(3, { familyName: 'Haddad', givenName: 'Noor', birthDate: '03/04/1985', phone: '555' }, { outcome: 'error', reasons: [why('date-ambiguous', 'birthDate'), why('phone-invalid', 'phone')] }),
  row(4, { familyName: "'t Hooft", givenName: 'Jan', birthDate: '1971-11-05', sex: 'male' }, { reasons: [why('likely-known', null, false, { chartId: patients[1]!.id })] }),
  row(5, { familyName: 'Lindgren', givenName: 'Astrid', healthNumber: '9876543217' }, { outcome: 'error', reasons: [why('same-number-in-file', null, true, { row: 2 })] }),
]);

export const importPreview = ImportPreview.parse({
  settings: { ...settings, dateOrder: null, province: null },
  isEncodingSure: false,
  asksDateOrder: true,
  columns: header.map((name, at) => ({ name, samples: [['Delacroix', 'Okafor', 'Lœwenstein'], ['Margaux', 'Adaeze', 'Zoë'], ['17/04/1968', '29/02/1984', '03/04/1985'], ['F', 'F', 'M'], ['9876 543 217'], ['416-555-0142', '555'], ['à rappeler']][at] })),
  rows: importRows,
  failure: null,
  failureLine: null,
});
