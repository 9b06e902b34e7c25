import { importContract } from '../../contract/patient/import.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { importPreview, importRows, imports } from './import.fixtures.ts';

const history = [imports.done!, imports.undone!, imports.physicians!];

export const mocks = [
  mock(importContract.listImports, () => onePage(history)),
  mock(importContract.getImport, ({ params }) => history.find(({ id }) => id === params.id) ?? refusal(404, 'not-found')),
  mock(importContract.previewImport, () => importPreview),
  mock(importContract.listImportRows, () => onePage(importRows)),
];
