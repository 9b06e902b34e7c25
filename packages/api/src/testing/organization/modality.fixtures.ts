import { z } from 'zod';
import { Modality } from '../../contract/organization/modality.contract.ts';
import { fixtureId } from '../base/ids.ts';

export const modalities = z.array(Modality).parse(
  [
    ['Cardiology consultation', 'CARD'],
    ['Echocardiogram', 'ECHO'],
    ['Exercise stress test', 'EST'],
    ['Holter monitor, 48 h', 'HOLT'],
    ['Dermatology consultation', 'DERM'],
  ].map(([name, code], index) => ({ id: fixtureId('modality', index + 1), name, code })),
);
