/** The event by which the application says that it cannot show anything. */
export const startFailed = 'intake-start-failed';
