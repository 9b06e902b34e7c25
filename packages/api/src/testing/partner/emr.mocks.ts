import { emrContract } from '../../contract/partner/emr.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { emrExports, emrPlaces, emrTargets } from './emr.fixtures.ts';

export const mocks = [
  mock(emrContract.listEmrTargets, { targets: emrTargets, places: emrPlaces }),
  mock(emrContract.listEmrExports, onePage(emrExports)),
  mock(emrContract.listFaxExports, { targets: emrTargets.slice(0, 2).map(({ id, name }) => ({ id, name })), exports: [] }),
];
