import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tokens/contrast.ts';
import { barColors } from './barColors.model.ts';

const ratio = (a = '#000000', b = '#000000') => contrast(a, b);

const steps = ['00', '33', '66', '88', '99', 'cc', 'ff'];
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

describe('the colours of a bar', () => {
  it('keep text at 4.5, and edges and the focus ring at 3, whatever colour is chosen', () => {
    const failures = cube.filter((chosen) => {
      const { style } = barColors(chosen);
      const backs = [style['--color-bg-surface'], style['--color-bg-hover'], style['--color-bg-pressed']];
      return (
        backs.some((back) => ratio(style['--color-text-default'], back) < 4.5) ||
        ratio(style['--color-border-control'], style['--color-bg-surface']) < 3 ||
        ratio(style['--color-border-focus'], style['--color-bg-surface']) < 3
      );
    });
    expect(failures).toEqual([]);
  });

  it.each([
    ['#0f2a3c', 'dark'],
    ['#7a1420', 'dark'],
    ['#fad98d', 'light'],
    ['#ffffff', 'light'],
    ['#000', 'dark'],
  ])('leave %s as it is and wear the %s theme', (chosen, theme) => {
    const colors = barColors(chosen);
    expect(colors.theme).toBe(theme);
    expect(colors.style['--color-bg-surface']).toBe(chosen.length === 4 ? '#000000' : chosen);
  });

  it('darken or lighten a middle tone only as far as its text needs', () => {
    const shade = barColors('#7f7f7f').style['--color-bg-surface'] ?? '#000000';
    expect(shade).not.toBe('#7f7f7f');
    expect(contrast(shade, '#7f7f7f')).toBeLessThan(1.8);
  });

  it.each(['', 'petrol', '#12', '#12345', 'rgb(1, 2, 3)', '#12345g'])('refuse "%s" in words', (chosen) => {
    expect(() => barColors(chosen)).toThrow(/write it as #rgb or #rrggbb/);
  });
});
