import { useLayoutEffect, type RefObject } from 'react';

/** Read by the toasts, which stand above what has the end of the page. */
const property = '--page-foot';

/** While it is shown, says how much of the window's end an element has, so that no toast covers what is written or pressed there. */
export function usePageFoot(element: RefObject<HTMLElement | null>, isFoot: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    const root = document.documentElement;
    if (!current || !isFoot) return;
    const observer = new ResizeObserver(() => root.style.setProperty(property, `${Math.max(0, window.innerHeight - current.getBoundingClientRect().top)}px`));
    observer.observe(current);
    observer.observe(root);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, [element, isFoot]);
}
