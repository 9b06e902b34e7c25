import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** A public page that is read and nothing else: it asks nobody, and knows no state. */
export interface ReadingPage {
  path: string;
  /** What a search engine shows of it. */
  description: MessageDescriptor;
  Screen: ComponentType;
}
