import { RouterProvider } from '@intake/ui/Link';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** Links of the components follow the router. */
export function LinksInside({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}
