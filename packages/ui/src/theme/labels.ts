import { createContext, use } from 'react';

/** The few words that components say by themselves. Everything else arrives through props. */
export interface UiLabels {
  close: string;
  cancel: string;
  clear: string;
  remove: (part: { name: string }) => string;
  loading: string;
  required: string;
  showOptions: string;
  noOptions: string;
  notifications: string;
  retry: string;
  skipToContent: string;
  mainNavigation: string;
  openNavigation: string;
  collapseNavigation: string;
  expandNavigation: string;
  more: string;
  breadcrumbs: string;
  resizePanes: string;
  moreRows: string;
  viewerToolbar: string;
  viewerPages: string;
  page: (part: { page: number }) => string;
  pageOf: (part: { page: number; pages: number }) => string;
  nextPage: string;
  previousPage: string;
  zoomIn: string;
  zoomOut: string;
  zoomLevel: string;
  fitWidth: string;
  fitPage: string;
  rotateLeft: string;
  rotateRight: string;
  showPages: string;
  pageFailed: string;
  goToPage: (part: { page: number }) => string;
  today: string;
  previousDay: string;
  nextDay: string;
  previousWeek: string;
  nextWeek: string;
  calendarView: string;
  dayView: string;
  weekView: string;
  allDay: string;
  slotFree: string;
  slotTaken: string;
  slotClosed: string;
  searchTranscript: string;
  previousHit: string;
  nextHit: string;
  jumpToNewest: string;
  player: string;
  play: string;
  pause: string;
  playbackPosition: string;
  playbackSpeed: string;
  recordingFailed: string;
  playFrom: (part: { time: string }) => string;
  skipBack: (part: { seconds: number }) => string;
  confidence: (part: { percent: number }) => string;
  commands: string;
  searchCommands: string;
  noCommands: string;
  keyboardShortcuts: string;
  chooseFiles: string;
  dropFiles: string;
  fileProgress: (part: { name: string; percent: number }) => string;
  formErrors: (part: { count: number }) => string;
  phoneInvalid: string;
  numberTooSmall: (part: { least: string }) => string;
  numberTooLarge: (part: { most: string }) => string;
  numberOffStep: (part: { step: string }) => string;
  datePresets: string;
  selectRow: (part: { name: string }) => string;
  selectAllRows: string;
  rowsSelected: (part: { count: number }) => string;
  columnWidth: (part: { name: string }) => string;
  firstPage: string;
  rowsShown: (part: { from: number; to: number }) => string;
  rowsShownOf: (part: { from: number; to: number; total: number }) => string;
  rowsShownOfAbout: (part: { from: number; to: number; total: number }) => string;
  rowsPerPage: string;
}

export const LabelsContext = createContext<UiLabels | null>(null);

/** @throws when no ThemeProvider stands above: a missing label must not become an English word by accident. */
export function useUiLabels(): UiLabels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error('UiLabels are missing: render inside <ThemeProvider labels={…}>.');
  return labels;
}
