import type { FhirType } from '@intake/api/rules';
import type { Kind } from '../kind.ts';
import { bookKinds } from './books.ts';
import { documentKinds } from './documents.ts';
import { peopleKinds } from './people.ts';
import { workKinds } from './work.ts';

/** What can be read and searched, in the order of the CapabilityStatement; bytes are read alone. */
export const kinds: readonly Kind[] = [...peopleKinds, ...workKinds, ...documentKinds, ...bookKinds];

export const kindOf = (type: FhirType): Kind | undefined => kinds.find((one) => one.type === type);
