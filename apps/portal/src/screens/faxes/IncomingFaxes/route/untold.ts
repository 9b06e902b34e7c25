/** Options of a mutation whose caller waits for its end: the workbench is not drawn anew because a call is under way. */
export const untold = { selectFromResult: () => ({}) };
