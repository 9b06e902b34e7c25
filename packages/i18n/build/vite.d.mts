import type { Plugin } from 'vite';
import type { MessageFormatElement } from 'react-intl';

/** Message id → ICU text. */
export type Catalogue = Record<string, string>;

/** Every text of one locale, read from its area files under `root` (ours by default). */
export function readCatalogue(locale: string, root?: string): Catalogue;

/** The catalogue as ICU syntax trees; throws an error that names the message which is not valid ICU text. */
export function compileCatalogue(catalogue: Catalogue): Record<string, MessageFormatElement[]>;

/**
 * Serves the compiled texts: `virtual:intake-messages/<locale>/entry` those of signing in, `…/inbox` those of the first screen
 * after it and the titles `<area>.routes.…` of all screens of the application, `…/home` those of the public pages, `…/<area>` those of any other area; `virtual:intake-late-texts` says which there are. A production build also leaves
 * out the ICU parser and the English texts beside the code.
 */
export function intakeMessages(): Plugin;
