import { visitTypes } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { typesFor } from './visitTypes.ts';

test('a service is booked as one of its own kinds of visits', () => {
  expect(typesFor(visitTypes, visitTypes[2]!.modalityId).map(({ name }) => name)).toEqual(['Echocardiogram']);
  expect(typesFor(visitTypes, 'unknown')).toBe(visitTypes);
  expect(typesFor(visitTypes, null)).toBe(visitTypes);
});
