/** Lower case without accents; every other character stays, so that places in the text stay the same. */
export function fold(text: string): string {
  return [...text]
    .map((character) => {
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === character.length ? plain : character.toLowerCase();
    })
    .join('')
    .replace(/[’`´‘]/g, "'");
}

const shapes: Record<string, string> = { '0': 'o', '1': 'l', i: 'l', '|': 'l', '!': 'l', '5': 's', '8': 'b' };

/** Letters and digits alone, with characters of one shape made equal: labels are compared in this form. */
export function shapeKey(text: string): string {
  return fold(text)
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .replace(/[01i|58]/g, (character) => shapes[character] ?? character);
}
