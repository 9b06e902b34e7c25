/** One story in one mode. */
export interface Picture {
  /** Its path among the baselines, without the ending: `ui/components/Button/Gallery.dark-rtl`. */
  name: string;
  /** Title of the story file: `ui/components/Button`. */
  component: string;
  /** Export of the story: `Gallery`. */
  story: string;
  mode: string;
}

export const pictureOf = (component: string, story: string, mode: string): Picture => ({
  name: `${component}/${story}.${mode}`,
  component,
  story,
  mode,
});

/**
 * Reads a name back.
 *
 * @throws when the name is none: no folder, or no mode
 */
export function pictureNamed(name: string): Picture {
  const [, component, story, mode] = /^(.+)\/([^/.]+)\.([\w-]+)$/.exec(name) ?? [];
  if (!component || !story || !mode) throw new Error(`"${name}" names no picture, as ui/components/Button/Gallery.dark-rtl does.`);
  return { name, component, story, mode };
}

const literal = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a name contains one of the patterns, in any case of letters; `*` stands for anything. */
export function matcherOf(patterns: readonly string[]): (name: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(pattern.split('*').map(literal).join('.*'), 'i'));
  return (name) => expressions.some((expression) => expression.test(name));
}
