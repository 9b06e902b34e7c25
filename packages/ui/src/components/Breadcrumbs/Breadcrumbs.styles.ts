import { Breadcrumb, Breadcrumbs } from 'react-aria-components/Breadcrumbs';
import styled from 'styled-components';
import { color, space, text } from '../../tokens/helpers.ts';

export const Root = styled(Breadcrumbs)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Crumb = styled(Breadcrumb)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};

  [aria-current] {
    color: ${color('text-default')};
  }

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color('text-subtle')};
  }
`;
