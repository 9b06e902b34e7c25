import { declare, sheets } from './fonts.ts';

/** Names may be written in a script that the language of the page does not use: for when the page has nothing else to do. */
export const declareOtherFaces = (): void => Object.values(sheets).forEach(declare);
