/** A word may reach this far over an edge before it counts, px: faces are drawn a little wider than they measure. */
const slack = 1.5;

const clips = /hidden|clip/;
const scrolls = /auto|scroll/;

interface Box {
  rect: DOMRect;
  style: CSSStyleDeclaration;
}

const isSeen = ({ rect, style }: Box) => style.visibility === 'visible' && rect.width > 1 && rect.height > 1;

/** The words above a picture of words are only heard and selected. */
const isClear = ({ style }: Box) => style.color.endsWith(', 0)');

const isBeyond = (text: DOMRect, box: DOMRect) => ({
  x: text.left < box.left - slack || text.right > box.right + slack,
  y: text.top < box.top - slack || text.bottom > box.bottom + slack,
});

/** Whether the box is drawn, so that a word outside it is seen to be outside. */
const isDrawn = ({ style }: Box) =>
  !style.display.startsWith('inline') &&
  (Number.parseFloat(style.borderInlineStartWidth) > 0 || !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor));

/** An ellipsis says that there is more; one of a box that grew with its words is never drawn. */
const saysThereIsMore = ({ style }: Box) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';

/**
 * What the reader of a page cannot read: words behind an edge that hides them without an ellipsis, words that reach out
 * of the box they are drawn in, and a page that is wider than its window.
 *
 * @returns a line for each, naming the words and the element that cuts them
 */
export function cutWords(root: HTMLElement): string[] {
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element) ?? { rect: element.getBoundingClientRect(), style: getComputedStyle(element) };
    boxes.set(element, known);
    return known;
  };
  const faults = new Set<string>();
  const tell = (text: string, element: Element, what: string) =>
    faults.add(`"${text.trim().slice(0, 60)}" ${what} <${element.tagName.toLowerCase()}${element.getAttribute('role') ? ` role="${element.getAttribute('role')}"` : ''} class="${element.getAttribute('class') ?? ''}">`);

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !isSeen(boxOf(parent)) || isClear(boxOf(parent))) continue;
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    let isDrawnYet = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const box = boxOf(at);
      const { x, y } = isBeyond(rect, box.rect);
      if ((saysThereIsMore(box) && (x || y)) || scrolls.test(box.style.overflowX) || scrolls.test(box.style.overflowY) || !isSeen(box)) break;
      if ((x && clips.test(box.style.overflowX)) || (y && clips.test(box.style.overflowY))) {
        tell(node.data, at, 'is cut by');
        break;
      }
      if (!isDrawnYet && isDrawn(box)) {
        isDrawnYet = true;
        if (x) tell(node.data, at, 'reaches out of');
      }
      if (box.style.position === 'fixed') break;
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + slack) faults.add(`The page is ${scrollWidth} px wide, the window ${clientWidth}.`);
  return [...faults];
}
