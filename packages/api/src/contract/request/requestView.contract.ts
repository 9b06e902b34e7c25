import { z } from 'zod';
import { requestKinds, requestViews } from '../../rules/request/requestWords.ts';
import { priorities } from '../../rules/vocabulary.ts';
import { Empty, Id } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** What narrows a work list; null and an empty list leave everything. */
export const RequestFilters = z.object({
  priority: z.array(z.enum(priorities)).max(priorities.length).default([]),
  assigneeId: z.union([Id, z.literal('nobody')]).nullable().default(null),
  modalityId: Id.nullable().default(null),
  physicianId: Id.nullable().default(null),
  locationId: Id.nullable().default(null),
  dueWithinDays: z.number().int().min(0).max(365).nullable().default(null),
});
export type RequestFilters = z.infer<typeof RequestFilters>;

/** A list that a person keeps: a view, and what narrows it. */
export const SavedView = z.object({
  id: Id,
  kind: z.enum(requestKinds),
  name: z.string().trim().min(1).max(60),
  view: z.enum(requestViews),
  filters: RequestFilters,
});
export type SavedView = z.infer<typeof SavedView>;

export const requestViewContract = {
  listRequestViews: route({
    method: 'GET',
    path: '/api/requests/views',
    summary: 'Lists of one kind that the caller keeps for themselves',
    access: 'requests.read',
    query: z.object({ kind: z.enum(requestKinds) }),
    response: z.array(SavedView),
  }),
  saveRequestView: route({
    method: 'PUT',
    path: '/api/requests/views',
    summary: 'Keep a list by its name; one of the same name is replaced',
    access: 'requests.read',
    body: SavedView.omit({ id: true }),
    response: SavedView,
  }),
  removeRequestView: route({
    method: 'DELETE',
    path: '/api/requests/views',
    summary: 'Remove a list that the caller keeps',
    access: 'requests.read',
    body: z.object({ id: Id }),
    response: Empty,
  }),
};
