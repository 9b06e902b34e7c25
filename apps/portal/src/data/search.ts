/** What a ComboBox offers for what is typed into it. */
export interface Search<Item> {
  items: readonly Item[];
  isLoading: boolean;
}

interface Answer<Row> {
  currentData?: { pages: readonly { items: readonly Row[] }[] } | undefined;
  isFetching: boolean;
}

/** @param isSettled whether the answer is to what stands in the field now: nothing is known of what is still being typed */
export const searchOf = <Row, Item>(isSettled: boolean, { currentData, isFetching }: Answer<Row>, toItem: (row: Row) => Item): Search<Item> => ({
  items: currentData?.pages.flatMap(({ items }) => items.map(toItem)) ?? [],
  isLoading: !isSettled || isFetching,
});
