const comesFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The name in the order of a register: family name first, after which only a Latin name has a comma. */
export const registerName = ({ familyName, givenName }: { familyName: string; givenName: string | null }): string =>
  [familyName, givenName].filter(Boolean).join(comesFirst.test(familyName) ? ' ' : ', ');
