import styled, { createGlobalStyle } from 'styled-components';

/** The pages have margins of their own. */
export const WholePaper = createGlobalStyle`
  @page {
    margin: 0;
  }
`;

export const Pages = styled.div`
  display: none;

  @media print {
    display: block;

    img {
      display: block;
      inline-size: 100%;
      block-size: 100vh;
      object-fit: contain;
      break-inside: avoid;
    }

    img + img {
      break-before: page;
    }
  }
`;
