import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** More things than these cannot be edited in a table. */
const most = 20;

/** Whether a value can be shown and edited as text: nothing in it is drawn or done. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function' || isValidElement(value)) return false;
  if (Array.isArray(value)) return value.length <= most && value.every(isPlain);
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
};

/** Types as they are written, words to type where anything may stand, and no control for what cannot be edited. */
export const readableProps: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const value: unknown = initialArgs[name];
      const known = typeof type === 'object' && 'raw' in type ? type.raw : table?.type?.summary;
      // What the parser does not know is a `readonly` array.
      const summary = known === 'unknown' ? 'array' : known;
      const isNode = summary?.includes('ReactNode') && typeof (value ?? '') === 'string';
      const isOpaque = typeof type === 'object' && type.name === 'other' && value === undefined;
      const isFixed = !isPlain(value) || (isOpaque && !isNode);
      return [
        name,
        {
          ...argType,
          table: { ...table, type: { ...table?.type, summary } },
          ...(isFixed ? { control: false } : isNode && { control: { type: 'text' } }),
        },
      ];
    }),
  );
