import type { DropItem, FileDropItem } from 'react-aria-components/useDragAndDrop';

export interface FileChoice {
  files: File[];
  /** Names of what was dropped but cannot be taken, so that nothing is lost in silence. */
  refused: string[];
}

const matches = (file: { name: string; type: string }, accepted: readonly string[]) =>
  accepted.some((rule) => {
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });

/** Splits files by the rules of the `accept` attribute: MIME types, `image/*`, `.pdf`. No rules accept all. */
export function splitAccepted(files: readonly File[], accepted: readonly string[] | undefined): FileChoice {
  const takes = (file: File) => !accepted?.length || matches(file, accepted);
  return { files: files.filter(takes), refused: files.filter((file) => !takes(file)).map(({ name }) => name) };
}

/** The files among dropped items; folders and text are refused by name. */
export async function chooseDropped(items: readonly DropItem[], accepted: readonly string[] | undefined): Promise<FileChoice> {
  const files = await Promise.all(
    items.filter((item): item is FileDropItem => item.kind === 'file').map((item) => item.getFile()),
  );
  const folders = items.flatMap((item) => (item.kind === 'directory' ? [item.name] : []));
  const choice = splitAccepted(files, accepted);
  return { files: choice.files, refused: [...choice.refused, ...folders] };
}
