import { importKinds, type ImportKind } from '@intake/api/rules';

/** Where a list of patients or physicians is imported, with what it holds already chosen. */
export const importPathOf = (kind: ImportKind): string => `/app/pages/setting/imports?kind=${kind}`;

/** What the address says that a list holds. */
export const importKindOf = (address: URLSearchParams): ImportKind => importKinds.find((kind) => kind === address.get('kind')) ?? 'patient';
