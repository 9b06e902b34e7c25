/**
 * For a story that opens over the page or fills it: on its page of documentation it stands in a frame of this height,
 * a CSS length, where it opens by itself.
 */
export const framed = (height: string) => ({ docs: { story: { inline: false, height } } });
