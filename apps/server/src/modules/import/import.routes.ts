import { importContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { ImportService } from './import.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const importRoutes = (imports: ImportService) =>
  implement(importContract, {
    createImport: ({ actor, body }) => imports.create(actor, body),
    listImports: ({ actor, query }) => imports.list(actor, query),
    getImport: ({ actor, params }) => imports.get(actor, params.id),
    previewImport: ({ actor, params, body }) => imports.preview(actor, params.id, body),
    checkImport: ({ actor, params, body }) => imports.check(actor, params.id, body),
    listImportRows: ({ actor, params, query }) => imports.rows(actor, params.id, query),
    exportImportRows: ({ actor, params, body }) => imports.export(actor, params.id, body.locale),
    startImport: ({ actor, params, body }) => imports.start(actor, params.id, body.version),
    cancelImport: ({ actor, params, body }) => imports.cancel(actor, params.id, body.version),
    undoImport: ({ actor, params, body }) => imports.undo(actor, params.id, body.version),
    discardImport: ({ actor, body }) => imports.discard(actor, body),
  });
