const unquoted = (line: string) => line.replace(/^[>\s]+/, '').trimEnd();
const isQuoted = (line: string) => line.trim() === '' || line.trimStart().startsWith('>');

/**
 * What somebody wrote in answer to an e-mail, without that e-mail, which mail programs put below it. Where words of theirs
 * stand between ours, all of it is kept.
 * @param ours what the e-mail said
 */
export function ownWords(text: string, ours: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const first = ours.split('\n').find((line) => line.trim() !== '')?.trim() ?? '';
  // Programs break long lines: the start of ours is enough to know it by.
  const start = first.slice(0, 40);
  const at = start ? lines.findIndex((line) => unquoted(line).startsWith(start)) : -1;
  if (at < 0) return text.trim();
  const isBelow = lines[at]!.trimStart().startsWith('>') ? lines.slice(at).every(isQuoted) : true;
  if (!isBelow) return text.trim();
  return withoutAttribution(lines.slice(0, at)).join('\n').trim();
}

/** Lines such as “On Tuesday … wrote:” or the head that Outlook puts above what it quotes. */
function withoutAttribution(lines: readonly string[]): string[] {
  const kept = lines.filter((line) => !/^[>\s]+$/.test(line) || line.trim() === '');
  while (kept.length > 0 && kept.at(-1)!.trim() === '') kept.pop();
  const head = kept.findIndex((line) => /^(-{2,}.*-{2,}|_{8,})$/.test(line.trim()));
  if (head >= 0) return kept.slice(0, head);
  const [before = '', last = ''] = [kept.at(-2), kept.at(-1)?.trim()];
  if (!/[:：]$/.test(last)) return kept;
  if (says(last)) return kept.slice(0, -1);
  // Where it was broken, its first line says when that was, and either whose it is.
  return says(before) && `${before} ${last}`.includes('@') ? kept.slice(0, -2) : kept;
}

/** A time or a year. */
const says = (line: string) => /\d{1,2}\s?[:h時]\s?\d{2}|\b20\d{2}\b|20\d{2}年/.test(line);
