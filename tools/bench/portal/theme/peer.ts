import { themes as colors } from '@intake/ui/tokens';
import type { Colors } from '@intake/ui/tokens';
import styled from 'styled-components';

/** As styled-components' own guide has it: the theme is an object, and a template is a function of it. */
export const themes = colors;

export const Part = styled.span<{ theme?: Colors }>`
  padding: 0.25rem 0.5rem;
  border: 1px solid ${({ theme }) => theme?.['border-default']};
  background-color: ${({ theme }) => theme?.['bg-surface']};
  color: ${({ theme }) => theme?.['text-default']};
`;
