const root = document.documentElement;
const { get, set } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dir') as Required<PropertyDescriptor>;

let isAsked = false;

/** Notes from now on who asks which way the page reads. */
export function heedDirection(): void {
  Object.defineProperty(root, 'dir', {
    configurable: true,
    get: () => {
      isAsked = true;
      return get.call(root) as string;
    },
    set: (direction: string) => {
      set.call(root, direction);
    },
  });
}

/** Whether somebody has asked since the last time: a play does whose keys or places depend on the answer. */
export function wasDirectionAsked(): boolean {
  const answer = isAsked;
  isAsked = false;
  return answer;
}
