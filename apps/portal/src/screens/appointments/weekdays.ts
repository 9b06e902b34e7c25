/** ISO 8601: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A date of that weekday, for its name. */
export const dateOfWeekday = (weekday: number): string => `2024-01-0${weekday}T12:00:00Z`;
