/** Null once it is stored, otherwise the code of what stood in the way: a form keeps what was typed. */
export type Stored = Promise<string | null>;
