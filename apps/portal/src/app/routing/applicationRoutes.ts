import type { Access } from '@intake/api/rules';
import { matchPath } from 'react-router-dom';
import type { ApplicationRoute } from './applicationRoute.ts';

/** What each area shows, in its `….routes.tsx`. */
const areas = import.meta.glob<readonly ApplicationRoute[]>(['../shell/*.routes.tsx', '../../screens/*/*.routes.tsx'], {
  eager: true,
  import: 'routes',
});

const lastInMenu = 1000;

/** Every screen of the application, those of the menu first and in its order. The router, the menu and the command palette read it. */
export const applicationRoutes: readonly ApplicationRoute[] = Object.values(areas)
  .flat()
  .sort((one, other) => (one.menu ?? lastInMenu) - (other.menu ?? lastInMenu));

/** The screen at a path; undefined where there is none. */
export const applicationRouteAt = (pathname: string): ApplicationRoute | undefined =>
  applicationRoutes.find(({ path }) => matchPath(path, pathname));

/** Whether somebody may open it. */
export const mayOpen = ({ access }: ApplicationRoute, may: (access: Access) => boolean): boolean => [access].flat().some(may);

/** Where somebody may go instead of `wanted`: there, or the first screen of the menu that their role includes. */
export function firstAllowed(wanted: string, may: (access: Access) => boolean): string {
  const allowed = applicationRoutes.filter((route) => mayOpen(route, may));
  const found = allowed.find(({ path }) => path === wanted) ?? allowed.find(({ menu }) => menu) ?? allowed[0];
  return found?.path ?? wanted;
}
