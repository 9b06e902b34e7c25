import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  appointmentLifecycle, auditActions, auditEntities, checkInLifecycle, deliveryLifecycle, isAuditAction, projectLifecycle, referralLifecycle,
} from '@intake/api/rules';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /^(modules|pipeline|platform|kernel|auth)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
const texts = files.map((file) => readFileSync(`${source}${file}`, 'utf8'));
const found = (pattern: RegExp) => [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].toSorted();

const eventsOf = (lifecycle: object) => [...new Set(Object.values(lifecycle).flatMap((steps) => Object.keys(steps as object)))];

test('every step of a lifecycle has its name in the audit trail', () => {
  const lifecycles = [
    ['fax_delivery', deliveryLifecycle], ['appointment', appointmentLifecycle], ['request', referralLifecycle], ['request', checkInLifecycle], ['request', projectLifecycle],
  ] as const;
  const steps = lifecycles.flatMap(([entity, lifecycle]) => eventsOf(lifecycle).map((event) => `${entity}.${event}`));
  expect(steps.filter((step) => !isAuditAction(step))).toEqual([]);
});

test('every event and every kind of record that the server writes by a word is named', () => {
  const named = new Set<string>(auditActions.map((action) => action.slice(action.indexOf('.') + 1)));
  const written = found(/(?:detail: |tell\([^;\n]*)\{ event: '([\w-]+)'/g);
  expect(written).toContain('letter-arrived');
  expect(written.filter((event) => !named.has(event))).toEqual([]);
  const entities = found(/appendAudit\([^;]*?entity: '([\w-]+)'/g);
  expect(entities).toContain('letterhead');
  expect(entities.filter((entity) => !(auditEntities as string[]).includes(entity))).toEqual([]);
});
