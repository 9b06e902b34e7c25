import { below, color, layer, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background-color: ${color('bg-surface')};
`;

export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('nav')};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};
`;

export const HeadInside = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  box-sizing: border-box;
  max-inline-size: 75rem;
  margin-inline: auto;
  padding: ${space(3)} ${space(6)};

  ${below('mobile')} {
    flex-wrap: wrap;
    gap: ${space(2)};
    padding-inline: ${space(4)};
  }
`;

export const Home = styled.a`
  flex-shrink: 0;
  color: ${color('text-default')};
  text-decoration: none;
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;

export const HeadLinks = styled.div`
  display: flex;
  gap: ${space(5)};

  a {
    color: ${color('text-muted')};
    text-decoration: none;
  }

  a:hover {
    color: ${color('text-default')};
  }

  ${below('tablet')} {
    display: none;
  }
`;

export const SignIn = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

export const Body = styled.main`
  flex: 1;
`;

export const Foot = styled.footer`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(5)};
  padding: ${space(10)} ${space(4)};
  border-block-start: 1px solid ${color('border-default')};
  background-color: ${color('bg-canvas')};
  color: ${color('text-muted')};
  ${text('sm')}
  text-align: center;
`;

export const FootLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(6)};

  a {
    color: ${color('text-muted')};
  }
`;
