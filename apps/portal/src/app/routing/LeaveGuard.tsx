import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { LeaveContext } from '../../data/forms/leave.ts';
import type { Leave } from '../../data/forms/leave.ts';
import { isUnsaved } from '../../data/forms/unsaved.ts';
import { useLeaveQuestion } from '../../data/forms/useLeaveQuestion.tsx';
import { LinksInside } from './LinksInside.tsx';
import { useTraversalGuard } from './useTraversalGuard.ts';

/**
 * Asks before what is typed into a form within it is lost: by a link, by a command, by Back and Forward, with the tab,
 * and by what says so through `useLeave`. A session that ends or is locked by itself does not ask, as it goes by the
 * router around. `useBlocker` of react-router needs a data router, which the sign-in page would pay for.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const around = use(NavigationContext);
  const place = useLocation();
  const { ask, question } = useLeaveQuestion();
  const pathname = useRef(place.pathname);
  useEffect(() => {
    pathname.current = place.pathname;
  }, [place.pathname]);

  const guarded = useMemo(() => {
    const { navigator } = around;
    const guard = (go: typeof navigator.push): typeof navigator.push => (to, ...rest) => {
      const target = typeof to === 'string' ? new URL(to, window.location.origin).pathname : to.pathname;
      const leavesPage = target !== undefined && target !== pathname.current;
      if (isUnsaved({ leavesPage })) ask(() => go(to, ...rest));
      else go(to, ...rest);
    };
    return { ...around, navigator: { ...navigator, push: guard(navigator.push), replace: guard(navigator.replace) } };
  }, [around, ask]);

  useTraversalGuard(ask);
  const leave = useCallback<Leave>((go) => (isUnsaved({ leavesPage: true }) ? ask(go) : go()), [ask]);

  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => isUnsaved({ leavesPage: true }) && event.preventDefault();
    window.addEventListener('beforeunload', unload);
    return () => window.removeEventListener('beforeunload', unload);
  }, []);

  return (
    <NavigationContext value={guarded}>
      <LeaveContext value={leave}>
        <LinksInside>{children}</LinksInside>
      </LeaveContext>
      {question}
    </NavigationContext>
  );
}
