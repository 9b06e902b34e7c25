/** How the words of a page are shown: as written, with accents on every letter, or longer by half. */
export type Words = 'written' | 'accented' | 'long';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const marked = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];

/** Letters that are taller and deeper than English ones: what is drawn tight loses their marks. */
export const accented = (text: string): string => text.replaceAll(/[A-Za-z]/g, (letter) => marked[plain.indexOf(letter)] ?? letter);

/** Longer words, as German and Finnish have: four tenths more letters, and no more places to break a line. */
export const long = (text: string): string => text.replaceAll(/[aeiouy]/gi, '$&$&');

const rewrites: Readonly<Record<Words, (text: string) => string>> = { written: (text) => text, accented, long };

// Code is not translated, and what is typed is the visitor's own.
const isKept = (node: Node) => node.parentElement?.closest('script, style, textarea, code, kbd, [translate="no"]');

function* textsOf(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !isKept(text)) yield text;
  }
}

/** Rewrites the words below a node, once. @returns what writes the old words back */
export function rewrite(root: Node, words: Words): () => void {
  const before = [...textsOf(root)].map((text) => [text, text.data] as const);
  for (const [text, data] of before) text.data = rewrites[words](data);
  return () => {
    for (const [text, data] of before) text.data = data;
  };
}

/** Rewrites the words below a node, and all that come later. @returns what ends it */
export function keepRewriting(root: Node, words: Words): () => void {
  if (words === 'written') return () => {};
  const isOurs = new WeakMap<Text, string>();
  const write = (text: Text) => {
    if (isOurs.get(text) === text.data) return;
    text.data = rewrites[words](text.data);
    isOurs.set(text, text.data);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) for (const text of textsOf(node)) write(text);
      if (target instanceof Text && target.data.trim() && !isKept(target)) write(target);
    }
  });
  for (const text of textsOf(root)) write(text);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
