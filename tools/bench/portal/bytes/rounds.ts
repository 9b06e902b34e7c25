/** The part of Vite's manifest that says what a chunk pulls in with it; imports name keys of the manifest. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

/**
 * Which round trip brings each file that a route needs: the page is the first, what it and the script inside it name comes with
 * the second, and what is found in another file one later than that.
 * @param needed what the route shows itself with, found by whoever imports it
 * @param named by the script in the page, which asks the server too
 */
export function roundsOf(page: string, manifest: Manifest, needed: readonly string[], named: readonly string[]): Map<string, number> {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const importsOf = (file: string) => (chunks.get(file)?.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
  // What stands in a template is fetched by whoever takes it out.
  const inPage = [...page.replaceAll(/<template[\s\S]*?<\/template>/g, '').matchAll(/<(?:script[^>]*? src|link rel="(?:modulepreload|stylesheet)"[^>]*? href)="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
  const rounds = new Map<string, number>();
  const reach = (file: string, round: number) => {
    if ((rounds.get(file) ?? Infinity) <= round) return;
    rounds.set(file, round);
    for (const imported of importsOf(file)) reach(imported, inPage.includes(imported) ? 2 : round + 1);
  };
  for (const file of inPage) reach(file, 2);
  for (const file of named) reach(file, /<script>/.test(page) ? 2 : 3);
  // Code that nobody names is asked for by the code of the page, once that runs.
  for (const file of needed) reach(file, inPage.includes(file) ? 2 : 3);
  return rounds;
}
