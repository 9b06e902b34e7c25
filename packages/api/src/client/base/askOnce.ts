/** A query that was started, as `dispatch(endpoint.initiate(…))` answers it. */
interface Started<Answer> {
  unwrap: () => Promise<Answer>;
  unsubscribe: () => void;
}

/**
 * The answer of a query, for who asks once and shows nothing of it later. It is subscribed to until it is here: an event
 * that makes the answer old meanwhile would take it away otherwise, and nothing would be left to answer with.
 */
export async function askOnce<Answer>(started: Started<Answer>): Promise<Answer> {
  try {
    return await started.unwrap();
  } finally {
    started.unsubscribe();
  }
}
