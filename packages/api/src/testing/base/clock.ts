/** The moment that stories and tests live in: a Monday morning in Toronto. */
export const frozenNow = '2026-11-23T14:30:00.000Z';

/** An instant before that moment (after it, when negative), as ISO 8601. */
export const minutesAgo = (minutes: number) => new Date(Date.parse(frozenNow) - minutes * 60_000).toISOString();
export const hoursAgo = (hours: number) => minutesAgo(hours * 60);
export const daysAgo = (days: number) => hoursAgo(days * 24);
