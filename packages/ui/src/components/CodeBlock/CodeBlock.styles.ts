import styled from 'styled-components';
import { align, color, radius, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-sunken')};
  overflow: hidden;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(1)};
  padding-inline: ${space(3)} ${space(1)};
  border-block-end: 1px solid ${color('border-default')};
  color: ${color('text-muted')};
  ${text('sm')}
  font-weight: ${weight('medium')};
`;

export const Code = styled.pre`
  margin: 0;
  padding-block: ${space(3)};
  padding-inline: ${space(3)};
  inline-size: max-content;
  min-inline-size: 100%;
  font-family: var(--font-mono);
  ${text('sm')}
  counter-reset: line;

  code {
    display: block;
    font-family: inherit;
    font-variant-ligatures: none;
  }

  &[data-numbered] code::before {
    display: inline-block;
    inline-size: 2.5ch;
    margin-inline-end: ${space(4)};
    color: ${color('text-subtle')};
    text-align: ${align('end')};
    content: counter(line);
    counter-increment: line;
  }
`;
