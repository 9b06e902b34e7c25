interface Lifecycle<Answer> {
  dispatch: (action: never) => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

/**
 * As `onQueryStarted` of a mutation: what its answer puts into answers that are shown, before those are asked for again. A
 * refused call puts nothing.
 * @param put makes what is dispatched, as `util.updateQueryData` does
 */
export const onAnswer =
  <Answer>(put: (answer: Answer) => unknown) =>
  async (_input: unknown, { dispatch, queryFulfilled }: Lifecycle<Answer>): Promise<void> => {
    const answer = await queryFulfilled.catch(() => undefined);
    if (answer) dispatch(put(answer.data) as never);
  };
