import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./rules.ts')} */
const { rules } = await tsImport('./rules.ts', import.meta.url);

// oxlint takes a plugin from there, and TypeScript only from Node 22 on.
export default { meta: { name: 'intake' }, rules };
