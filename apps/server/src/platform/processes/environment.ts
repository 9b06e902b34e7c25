/** What a program needs to find its parts and to write text and times; nothing that was told to us in confidence. */
const passedOn = ['PATH', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TESSDATA_PREFIX'];

/** The environment of the programs that we start: keys and passwords in ours stay with us. */
export function childEnvironment(more: Record<string, string> = {}): Record<string, string> {
  const known = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...(Object.fromEntries(known) as Record<string, string>), ...more };
}
