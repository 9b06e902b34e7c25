import path from 'node:path';
import type { Plugin } from 'rolldown';

const folder = '__FOLDER_OF_WHAT_IS_BUILT__';

/** In whichever file a module ends up, `import.meta.url` says where it would stand if each had one of its own: what is beside it is found. */
export const besideSources = (sources: string): Plugin => ({
  name: 'beside-sources',
  transform(code, id) {
    if (!id.startsWith(sources + path.sep) || !code.includes('import.meta.url')) return null;
    const own = path.relative(sources, id).replace(/\.ts$/, '.js');
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(own)}, ${folder}).href`);
  },
  renderChunk(code, { fileName }) {
    if (!code.includes(folder)) return null;
    const up = path.posix.relative(path.posix.dirname(fileName), '.') || '.';
    return code.replaceAll(folder, `new URL(${JSON.stringify(`${up}/`)}, import.meta.url)`);
  },
});
