import { refusal } from '@intake/api/testing';
import { HttpResponse, delay, http } from 'msw';
import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

/** What the network does to every request of a story. */
export type Network = 'online' | 'slow' | 'failing' | 'offline';

/** Long enough to see what a screen shows while it waits. */
const slowMilliseconds = 3_000;

const ours = /^https?:\/\/[^/]+\/(api|auth\/v1|storage)\//;

const handlers: Readonly<Record<Network, RequestHandler[]>> = {
  online: [],
  // Answers nothing itself: the story's own handler does, later.
  slow: [http.all(ours, () => delay(slowMilliseconds))],
  failing: [http.all(ours, () => refusal(500, 'internal'))],
  offline: [http.all(ours, () => HttpResponse.error())],
};

export type Worker = Pick<SetupWorker, 'use'>;

/** Goes before the handlers of the story, which are set by now. */
export const disturbNetwork = (worker: Worker, network: Network): void => worker.use(...handlers[network]);
