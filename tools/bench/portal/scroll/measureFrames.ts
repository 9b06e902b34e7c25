export interface Scroll {
  /** Pixels a frame; null leaps to anywhere, as a dragged thumb does. */
  step: number | null;
  /** Frames to count. */
  count: number;
  hasRows: boolean;
}

export interface Figure {
  /** Milliseconds between one frame and the next. */
  frames: number[];
  /** Rows in the document at the end. */
  drawn: number;
  /** Frames that showed a place without a row, of those that were looked at. */
  blank: number;
}

/** What the page offers to who measures it. */
export interface ScrollPage {
  measureFrames: typeof measureFrames;
}

/** Moves the list at every frame and writes down when the frames came. */
export async function measureFrames({ step, count, hasRows }: Scroll): Promise<Figure> {
  const scroller = document.querySelector('[data-part=scroller]');
  if (!scroller) throw new Error('There is no list.');
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const box = scroller.getBoundingClientRect();
  const isBlank = () => hasRows && !document.elementFromPoint(box.left + 40, box.top + box.height / 2)?.closest('[data-part=row]');
  const most = scroller.scrollHeight - scroller.clientHeight;
  let place = 0;
  let direction = 1;
  let chance = 1;
  for (let warm = 0; warm < 30; warm += 1) await nextFrame();
  const figure: Figure = { frames: [], drawn: 0, blank: 0 };
  let before = await nextFrame();
  for (let frame = 0; frame < count; frame += 1) {
    if (step === null) {
      chance = (chance * 48271) % 2147483647;
      place = (chance / 2147483647) * most;
    } else {
      if (place >= most) direction = -1;
      if (place <= 0) direction = 1;
      place += direction * step;
    }
    scroller.scrollTop = place;
    const time = await nextFrame();
    figure.frames.push(time - before);
    before = time;
    // Asked seldom: the question itself costs a layout.
    if (frame % 20 === 0 && isBlank()) figure.blank += 1;
  }
  figure.drawn = document.querySelectorAll('[data-part=row]').length;
  return figure;
}
