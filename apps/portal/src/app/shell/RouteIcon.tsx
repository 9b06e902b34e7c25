import type { ApplicationRoute } from '../routing/applicationRoute.ts';

/** What a route is known by in the menus; its title stands beside it. */
export const RouteIcon = ({ of: { icon: Icon, isFlipped } }: { of: ApplicationRoute }) => <Icon aria-hidden data-flip={isFlipped} />;
