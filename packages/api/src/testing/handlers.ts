import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

/** A stream of events on which nothing happens. */
const quietEvents = http.get('*/api/events', () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }));

/** What the sign-in page asks its service. */
const signInSettings = http.get('*/auth/v1/settings', () => HttpResponse.json({ external: { email: true, google: true } }));

/** What each area answers, in its `….mocks.ts`. */
const areas = import.meta.glob<HttpHandler[]>('./*/*.mocks.ts', { eager: true, import: 'mocks' });

/** The synthetic clinic, read only: a story or a test adds what it changes in front. */
export const clinicHandlers: HttpHandler[] = [quietEvents, signInSettings, ...Object.values(areas).flat()];
