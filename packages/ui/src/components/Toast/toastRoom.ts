/** Read by dialogs and drawers, which end where the messages begin, so that no message covers their buttons. */
const property = '--toast-room';

/** Says how much of the window's end the messages take while there are some; the ref of their region. */
export function toastRoom(region: HTMLElement | null) {
  if (!region) return undefined;
  const { documentElement: root } = document;
  const observer = new ResizeObserver(() => root.style.setProperty(property, `${window.innerHeight - region.getBoundingClientRect().top}px`));
  observer.observe(region);
  observer.observe(root);
  return () => {
    observer.disconnect();
    root.style.removeProperty(property);
  };
}
