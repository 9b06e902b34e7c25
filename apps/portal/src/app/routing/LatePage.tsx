import { lateScreens } from './lateScreens.ts';
import type { PortalRoute } from './routes.ts';

/** The screen of a route that names none itself. */
export function LatePage({ title }: Pick<PortalRoute, 'title'>) {
  const Screen = lateScreens[title];
  if (!Screen) throw new Error(`Name the screen of ${title} in lateScreens.ts.`);
  return <Screen />;
}
