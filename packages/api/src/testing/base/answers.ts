/** All there is, in one page. */
export const onePage = <Item>(items: Item[]) => ({ items, nextCursor: null });

/** People whose name holds a text, in whichever case. */
export const named = (name: string | undefined) => (person: { familyName: string; givenName: string }) =>
  `${person.givenName} ${person.familyName}`.toLowerCase().includes((name ?? '').toLowerCase());
