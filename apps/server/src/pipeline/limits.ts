/** The largest document that is taken, from any source: 350 fine pages fit many times over. */
export const documentLimit = { maxBytes: 100 * 1024 * 1024 };
