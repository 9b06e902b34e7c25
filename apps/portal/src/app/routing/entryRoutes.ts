import { lazyPart } from '@intake/ui/lazy';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { entryTitles } from './entryRoutes.messages.ts';
import type { Guard } from './guards.ts';

/** A page that somebody may meet before they are at work. */
export interface EntryRoute {
  path: string;
  guard: Guard;
  /** What surrounds it: `simple` the frame of the signed-out, `blank` nothing. */
  layout: 'simple' | 'blank';
  title: keyof typeof entryTitles;
  Screen: ComponentType & { preload: () => Promise<void> };
}

/** The pages around signing in. What stands here, everybody loads who signs in; the screens of the application stand apart. */
export const entryRoutes: readonly EntryRoute[] = [
  {
    path: '/auth/login',
    guard: 'public',
    layout: 'simple',
    title: 'login',
    Screen: lazyPart(async () => (await import('../../screens/auth/Login/LoginRoute.tsx')).LoginRoute),
  },
  {
    path: '/auth/forgot-password',
    guard: 'public',
    layout: 'simple',
    title: 'forgotPassword',
    Screen: lazyPart(async () => (await import('../../screens/auth/ForgotPassword/ForgotPasswordRoute.tsx')).ForgotPasswordRoute),
  },
  {
    path: '/auth/lock-screen',
    guard: 'open',
    layout: 'blank',
    title: 'lockScreen',
    Screen: lazyPart(async () => (await import('../../screens/auth/LockScreen/LockScreenRoute.tsx')).LockScreenRoute),
  },
  {
    path: '/auth/reset-password',
    guard: 'protected',
    layout: 'blank',
    title: 'resetPassword',
    Screen: lazyPart(async () => (await import('../../screens/auth/ResetPassword/ResetPasswordRoute.tsx')).ResetPasswordRoute),
  },
  {
    path: '/auth/setup',
    guard: 'public',
    layout: 'simple',
    title: 'setup',
    Screen: lazyPart(async () => (await import('../../screens/auth/Setup/SetupRoute.tsx')).SetupRoute),
  },
];

/** The page at a path; undefined where there is none. */
export const entryRouteAt = (pathname: string): EntryRoute | undefined => entryRoutes.find(({ path }) => matchPath(path, pathname));
