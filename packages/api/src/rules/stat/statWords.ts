/** What a dashboard counts, and the rows behind each figure. */
export const statFigures = [
  'received', 'filed', 'unchanged', 'corrected', 'open', 'sent', 'sent-again', 'not-sent', 'asked', 'acknowledged', 'decided', 'spent',
] as const;
export type StatFigure = (typeof statFigures)[number];
