import { createContext } from 'react';

/** BCP 47 tag of the language shown, as it was given: what writes dates and numbers in its order, whichever way is read. */
export const LocaleContext = createContext('en-CA');
