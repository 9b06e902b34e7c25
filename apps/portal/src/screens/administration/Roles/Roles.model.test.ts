import { roles } from '@intake/api/testing';
import { permissions } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { areas, canToggle, cellAfter, withRight } from './Roles.model.ts';

test('every permission is in the grid once', () => {
  expect(areas.flatMap((area) => [...area.permissions]).sort()).toEqual([...permissions].sort());
});

test('a right that one lacks can be taken but not given', () => {
  const own = { isSuperAdmin: false, permissions: new Set(['users.manage'] as const) };
  expect(canToggle(roles[0]!, 'audit.read', own)).toBe(true);
  expect(canToggle(roles[1]!, 'audit.read', own)).toBe(false);
  expect(canToggle(roles[1]!, 'audit.read', { ...own, isSuperAdmin: true })).toBe(true);
  expect(withRight({ permissions: ['search'] }, 'audit.read', true)).toEqual(['search', 'audit.read']);
  expect(withRight({ permissions: ['search', 'audit.read'] }, 'search', false)).toEqual(['audit.read']);
});

test('arrows lead through the grid in both directions, and not out of it', () => {
  const size = { rows: 3, columns: 4 };
  expect(cellAfter('ArrowRight', { row: 0, column: 0 }, size, false)).toEqual({ row: 0, column: 1 });
  expect(cellAfter('ArrowRight', { row: 0, column: 0 }, size, true)).toEqual({ row: 0, column: 0 });
  expect(cellAfter('ArrowDown', { row: 2, column: 1 }, size, false)).toEqual({ row: 2, column: 1 });
  expect(cellAfter('End', { row: 1, column: 0 }, size, false)).toEqual({ row: 1, column: 3 });
  expect(cellAfter('x', { row: 1, column: 0 }, size, false)).toBeNull();
});
