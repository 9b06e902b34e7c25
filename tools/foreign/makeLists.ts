// Writes the CSV files of other programs that tests of the import read: node --import tsx tools/foreign/makeLists.ts
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patientColumns, patients, physicianColumns, physicians } from './lists/people.ts';
import { workbook, type DayStyle } from './lists/workbook.ts';
import { installedVersion, installPrograms } from './programs.ts';

const corpus = path.resolve(import.meta.dirname, '../../apps/server/src/modules/import/fixtures/foreign');
const writer = path.resolve(import.meta.dirname, 'lists/write.py');
const work = mkdtempSync(path.join(tmpdir(), 'intake-lists-'));

type Kind = 'patient' | 'physician';
const lists = { patient: [patientColumns, patients], physician: [physicianColumns, physicians] } as const;

/** A list with its header, as text. */
function rowsOf(kind: Kind): string[][] {
  const [columns, people] = lists[kind];
  return [Object.values(columns), ...people.map((person) => Object.keys(columns).map((field) => (person as Record<string, string>)[field] ?? ''))];
}

interface Made {
  file: string;
  kind: Kind;
  /** The Debian package of the program. */
  by: string;
  make: (out: string, kind: Kind) => void;
  /** How days are written, where it has to be told. */
  dateOrder?: 'dmy' | 'mdy';
  /** Rows, from 1, whose year may be of two centuries: nobody guesses which. */
  ambiguous?: number[];
}

const run = (program: string, args: string[], input?: string) => execFileSync(program, args, { cwd: work, input, stdio: ['pipe', 'pipe', 'inherit'] });

const python = (dialect: string, encoding = 'utf-8') => (out: string, kind: Kind) => {
  writeFileSync(path.join(work, 'rows.json'), JSON.stringify(rowsOf(kind)));
  run('/usr/bin/python3', [writer, 'rows.json', dialect, encoding, out]);
};

/** What the databases read: the same rows, by Python. */
function plain(kind: Kind): void {
  python('unix')(path.join(work, 'plain.csv'), kind);
}

const sqlite = (...settings: string[]) => (out: string, kind: Kind) => {
  plain(kind);
  run('sqlite3', [':memory:'], ['.import --csv plain.csv people', '.headers on', '.mode csv', ...settings, `.once ${out}`, 'select * from people;', ''].join('\n'));
};

const postgres = (options: string) => (out: string, kind: Kind) => {
  plain(kind);
  const columns = Object.values(lists[kind][0]).map((name) => `"${name}" ${name === 'Birth date' ? 'date' : 'text'}`);
  const script = `create table people (${columns.join(', ')});\n\\copy people from plain.csv with (format csv, header, force_null ("Phone"))\n\\copy people to ${out} with (format csv, header${options})\n`;
  run('pg_virtualenv', ['psql', '--quiet', '--set=ON_ERROR_STOP=1'], script);
};

/** By the numbers of LibreOffice's filter for CSV: separator, quote, encoding. */
const office = (filter: string, days: DayStyle) => (out: string, kind: Kind) => {
  writeFileSync(path.join(work, 'list.fods'), workbook(rowsOf(kind), days));
  run('soffice', ['--headless', `-env:UserInstallation=file://${work}/profile`, '--convert-to', `csv:Text - txt - csv (StarCalc):${filter}`, 'list.fods']);
  run('cp', ['list.csv', out]);
};
const iso: DayStyle = { order: 'ymd', separator: '-', isLongYear: true };

const made: Made[] = [
  { file: 'python-excel.csv', kind: 'patient', by: 'python3', make: python('excel') },
  { file: 'python-excel-mark.csv', kind: 'patient', by: 'python3', make: python('excel', 'utf-8-sig') },
  { file: 'python-excel-tab.tsv', kind: 'patient', by: 'python3', make: python('excel-tab') },
  { file: 'python-unix.csv', kind: 'patient', by: 'python3', make: python('unix') },
  { file: 'sqlite.csv', kind: 'patient', by: 'sqlite3', make: sqlite() },
  { file: 'sqlite-semicolon.csv', kind: 'patient', by: 'sqlite3', make: sqlite('.separator ;') },
  { file: 'postgres.csv', kind: 'patient', by: 'postgresql-15', make: postgres('') },
  { file: 'postgres-semicolon.csv', kind: 'patient', by: 'postgresql-15', make: postgres(", delimiter ';', force_quote *") },
  { file: 'postgres-latin.csv', kind: 'patient', by: 'postgresql-15', make: postgres(", encoding 'win1252'") },
  { file: 'libreoffice.csv', kind: 'patient', by: 'libreoffice-calc', make: office('44,34,76', iso) },
  { file: 'libreoffice-semicolon.csv', kind: 'patient', by: 'libreoffice-calc', make: office('59,34,1', iso) },
  { file: 'libreoffice-quoted.csv', kind: 'patient', by: 'libreoffice-calc', make: office('44,34,76,1,,0,true', iso) },
  { file: 'libreoffice-utf-16.tsv', kind: 'patient', by: 'libreoffice-calc', make: office('9,34,65535', iso) },
  { file: 'libreoffice-days.csv', kind: 'patient', by: 'libreoffice-calc', make: office('59,34,76', { order: 'dmy', separator: '.', isLongYear: true }), dateOrder: 'dmy' },
  { file: 'libreoffice-short-years.csv', kind: 'patient', by: 'libreoffice-calc', make: office('44,34,76', { order: 'mdy', separator: '/', isLongYear: false }), dateOrder: 'mdy', ambiguous: [4] },
  { file: 'python-physicians.csv', kind: 'physician', by: 'python3', make: python('excel', 'cp1252') },
  { file: 'sqlite-physicians.csv', kind: 'physician', by: 'sqlite3', make: sqlite() },
  { file: 'postgres-physicians.csv', kind: 'physician', by: 'postgresql-15', make: postgres('') },
  { file: 'libreoffice-physicians.csv', kind: 'physician', by: 'libreoffice-calc', make: office('59,34,1', iso) },
];

installPrograms();
rmSync(corpus, { recursive: true, force: true });
mkdirSync(corpus, { recursive: true });
try {
  for (const { file, kind, make } of made) make(path.join(corpus, file), kind);
  const files = made.map(({ file, kind, by, dateOrder = null, ambiguous = [] }) => ({ file, kind, by, version: installedVersion(by), dateOrder, ambiguous }));
  writeFileSync(path.join(corpus, 'manifest.json'), `${JSON.stringify({ patient: patients, physician: physicians, files }, null, 2)}\n`);
} finally {
  rmSync(work, { recursive: true });
}
