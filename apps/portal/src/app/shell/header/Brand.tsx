import { Mark, Root } from './Brand.styles.ts';

/** The product's name is the same in every language. */
export const productName = 'Intake';

/** A page on its way into a tray. */
export const BrandMark = () => (
  <Mark viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="8" />
    <path d="M16 7v11.5m-4.5-4 4.5 4.5 4.5-4.5M7.5 17.5v4a3 3 0 0 0 3 3h11a3 3 0 0 0 3-3v-4" />
  </Mark>
);

export const Brand = () => (
  <Root>
    <BrandMark />
    <bdi>{productName}</bdi>
  </Root>
);
