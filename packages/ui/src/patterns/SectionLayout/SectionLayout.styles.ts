import styled, { css } from 'styled-components';
import { color, paneBelow, space, text, weight } from '../../tokens/helpers.ts';

export const Frame = styled.div`
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;
  block-size: 100%;
  container-type: inline-size;
`;

const above = css`
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
`;

/** The list stands beside the section, and above it where there is no room for both, or all of it is needed. */
export const Sections = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / 13rem minmax(0, 1fr);
  block-size: 100%;

  &[data-row] {
    ${above}
  }

  ${paneBelow('mobile')} {
    ${above}
  }
`;

const strip = css`
  padding: ${space(1)} ${space(2)};
  border-inline-end: 0;
  border-block-end: 1px solid ${color('border-default')};
  overflow: hidden;

  > span {
    display: none;
  }
`;

export const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-block-size: 0;
  padding: ${space(5)} ${space(3)};
  border-inline-end: 1px solid ${color('border-default')};
  overflow-y: auto;

  > span {
    padding-inline: ${space(2)};
    color: ${color('text-subtle')};
    ${text('sm')}
    font-weight: ${weight('medium')};
  }

  /* What is hidden fades. */
  > div {
    flex-shrink: 0;
    scrollbar-width: none;
  }

  [data-row] > & {
    ${strip}
  }

  ${paneBelow('mobile')} {
    ${strip}
  }
`;

const lying = css`
  flex-direction: row;
  gap: ${space(0.5)};
  inline-size: max-content;
  white-space: nowrap;
`;

export const Row = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;

  [data-row] & {
    ${lying}
  }

  ${paneBelow('mobile')} {
    ${lying}
  }
`;

export const Content = styled.div`
  min-block-size: 0;
  min-inline-size: 0;
  padding-inline: ${space(6)};
  padding-block-end: ${space(8)};
  overflow-y: auto;

  ${paneBelow('mobile')} {
    padding-inline: ${space(4)};
  }

  &[data-flush] {
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: hidden;
  }
`;
