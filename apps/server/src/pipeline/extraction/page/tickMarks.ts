/** Boxes as drawn ones are read and as fonts of typed pages have them, Wingdings (U+F0…) included. */
const empty = /[☐□▢◻❏❐❑❒○◯\uF06F\uF071\uF0A8]/u;
const ticked = /[☑☒✓✔✗✘×■⊠⊗●◉⦿🗹🗷\uF078\uF0FB-\uF0FE]/u;
/** In brackets a letter will do: `[X]`. */
const marked = new RegExp(`[xX]|${ticked.source}`, 'u');

export const isEmptyBox = (text: string) => empty.test(text);

/** An empty or a ticked box, or a tick without one. */
export const isTickBox = (text: string) => empty.test(text) || ticked.test(text);

/** Of what stands where a box is: whether somebody ticked it. */
export const isMarked = (box: string) => marked.test(box);
