export { DateRangePicker } from './DateRangePicker.tsx';
export type { DateRangePickerProps } from './DateRangePicker.tsx';
export type { DateRange, DateRangePreset } from './dateRange.ts';
