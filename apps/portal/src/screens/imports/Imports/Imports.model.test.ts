import { imports } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { importKindOf, importPathOf } from '../../../shared/imports/importPath.ts';
import { openOf, shownFields, stepOf, viewsOf, withColumn } from './Imports.model.ts';

test('a column that becomes something takes it from the column that had it, unless several make it up', () => {
  expect(withColumn(['familyName', null, 'phone'], 1, 'familyName')).toEqual([null, 'familyName', 'phone']);
  expect(withColumn(['familyName', null, 'phone'], 1, 'phone')).toEqual(['familyName', 'phone', 'phone']);
  expect(withColumn(['familyName', null], 0, null)).toEqual([null, null]);
});

test('a full name shows as what it is taken apart into', () => {
  expect(shownFields('patient', { columns: ['phone', 'fullName', null] })).toEqual(['familyName', 'givenName', 'phone']);
});

test('only views that hold rows are offered, all of them first', () => {
  expect(viewsOf(imports.checked!)).toEqual([
    { view: 'all', count: 1263 }, { view: 'error', count: 17 }, { view: 'warning', count: 23 }, { view: 'create', count: 1184 }, { view: 'update', count: 62 },
  ]);
});

test('an import is at the step of its state, or again at its settings', () => {
  expect(stepOf('checked', false)).toBe('check');
  expect(stepOf('checked', true)).toBe('file');
  expect(stepOf('stopped', false)).toBe('import');
});

test('the address may say what the next list holds', () => {
  expect(importKindOf(new URL(importPathOf('physician'), 'http://portal.invalid').searchParams)).toBe('physician');
  expect(importKindOf(new URLSearchParams('kind=clinic'))).toBe('patient');
  expect(importKindOf(new URLSearchParams())).toBe('patient');
});

test('the address names an import or nothing', () => {
  expect(openOf(new URLSearchParams('id=8a6e0804-2bd0-4672-b79d-d97027f9071a'))).toBe('8a6e0804-2bd0-4672-b79d-d97027f9071a');
  expect(openOf(new URLSearchParams('id=<script>'))).toBeNull();
});
