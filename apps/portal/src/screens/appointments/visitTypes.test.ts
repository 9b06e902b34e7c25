import { visitTypes } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { bookable, offered, typesFor } from './visitTypes.ts';

test('a service is booked as one of its own kinds of visits', () => {
  expect(typesFor(visitTypes, visitTypes[2]!.modalityId).map(({ name }) => name)).toEqual(['Echocardiogram']);
  expect(typesFor(visitTypes, 'unknown')).toBe(visitTypes);
  expect(typesFor(visitTypes, null)).toBe(visitTypes);
});

test('what is reserved for others is not offered, unless it is what the visit is already', () => {
  const types = visitTypes.map((type, at) => ({ ...type, isReserved: at === 1 }));
  expect(bookable(types, false, null)).toEqual(types.filter((_, at) => at !== 1));
  expect(bookable(types, false, types[1]!.id)).toEqual(types);
  expect(bookable(types, true, null)).toEqual(types);
});

test('what is retired is not offered, unless it is what the visit is already', () => {
  const types = visitTypes.map((type, at) => ({ ...type, isRetired: at === 1 }));
  expect(offered(types, null)).toEqual(types.filter((_, at) => at !== 1));
  expect(bookable(types, true, null)).toEqual(types.filter((_, at) => at !== 1));
  expect(bookable(types, true, types[1]!.id)).toEqual(types);
});
