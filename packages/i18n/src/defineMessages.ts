import { defineMessages as define } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/**
 * The texts of a screen or a component, by name. As react-intl's, which by itself takes every text to be without
 * arguments unless each argument is declared a second time as a type; the parity test compares arguments instead.
 */
export const defineMessages = <Name extends string>(
  messages: Record<Name, MessageDescriptor>,
): Record<Name, MessageDescriptor> => define(messages);
