import * as contracts from '@intake/api/contract';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { toResponseSchema } from './responseSchema.ts';

it('writes every optional and nullable shape as it is', async () => {
  const Answer = z.object({
    text: z.string().nullable(),
    choice: z.enum(['a', 'b']).nullable(),
    turn: z.union([z.literal(0), z.literal(90)]),
    box: z.tuple([z.number(), z.number()]).nullable(),
    inner: z.object({ at: z.iso.datetime(), list: z.array(z.number()) }).nullable(),
    map: z.record(z.string(), z.unknown()),
    left: z.string().optional(),
    who: z.union([z.uuid(), z.literal('nobody')]).nullable(),
  });
  const answers = [
    {
      text: 'é"\n',
      choice: 'a',
      turn: 90,
      box: [0.25, 1],
      inner: { at: '2026-01-31T10:00:00Z', list: [1] },
      map: { a: { b: [1] } },
      left: 'x',
      who: 'nobody',
    },
    { text: null, choice: null, turn: 0, box: null, inner: null, map: {}, who: null },
  ];
  const app = fastify();
  app.get('/', { schema: { response: { 200: toResponseSchema(z.array(Answer)) } } }, async () => answers);
  expect((await app.inject('/')).json()).toEqual(answers);
});

it('has no choice left in any contract that would be tried branch by branch', () => {
  const routes = Object.values(contracts).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [],
  );
  const responses = routes.filter((value): value is contracts.Route => value?.response instanceof z.ZodType);
  expect(responses.length).toBeGreaterThan(20);
  for (const { path, response } of responses) {
    expect(JSON.stringify(toResponseSchema(response)), path).not.toContain('"anyOf"');
  }
});

it('writes what is null within a choice of several kinds', async () => {
  const Entry = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fax'), type: z.enum(['referral', 'other']).nullable(), only: z.literal('one').nullable(), pages: z.number().int().nullable() }),
    z.object({ kind: z.literal('letter'), subject: z.string().nullable() }),
  ]);
  const answers = [{ kind: 'fax', type: 'referral', only: 'one', pages: 2 }, { kind: 'fax', type: null, only: null, pages: null }, { kind: 'letter', subject: null }];
  const app = fastify();
  app.get('/', { schema: { response: { 200: toResponseSchema(z.array(Entry)) } } }, async () => answers);
  expect((await app.inject('/')).json()).toEqual(answers);
});
