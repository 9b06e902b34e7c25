import { Frame } from './ProductPicture.styles.ts';

export interface ProductPictureProps {
  /** Addresses of the same screen in both themes, as 16 to 10. */
  light: string;
  dark: string;
  alt: string;
  /** The side that a telephone shows of it, as large as it can be read. */
  focus: 'start' | 'end';
  /** It is seen first, so the browser does not wait with it. */
  isFirst?: boolean;
}

/** A screen of the product as it was approved, in the theme of the page. The other picture is not fetched. */
export const ProductPicture = ({ light, dark, alt, focus, isFirst }: ProductPictureProps) => (
  <Frame data-focus={focus}>
    {Object.entries({ light, dark }).map(([theme, src]) => (
      <img key={theme} data-for={theme} src={src} alt={alt} width={1280} height={800} loading={isFirst && theme === 'light' ? 'eager' : 'lazy'} decoding="async" />
    ))}
  </Frame>
);
