import { Frame } from './ProductPicture.styles.ts';

export interface ProductPictureProps {
  /** Addresses of the same screen in both themes, 1280 × 800 pixels. */
  light: string;
  dark: string;
  alt: string;
  /** It is seen first, so the browser does not wait with it. */
  isFirst?: boolean;
}

/** A screen of the product as it was approved, in the theme of the page. The other picture is not fetched. */
export const ProductPicture = ({ light, dark, alt, isFirst }: ProductPictureProps) => (
  <Frame>
    {Object.entries({ light, dark }).map(([theme, src]) => (
      <img key={theme} data-for={theme} src={src} alt={alt} width={1280} height={800} loading={isFirst && theme === 'light' ? 'eager' : 'lazy'} decoding="async" />
    ))}
  </Frame>
);
