import { estimateRevenue, revenueBounds, type RevenueInputs } from '@intake/api/rules';

const names = Object.keys(revenueBounds) as (keyof RevenueInputs)[];

/** What is typed, within its bounds; what is no number counts as the least. */
export function inputsOf(valueOf: (name: keyof RevenueInputs) => string): RevenueInputs {
  return Object.fromEntries(
    names.map((name) => {
      const { min, max } = revenueBounds[name];
      return [name, Math.min(max, Math.max(min, Math.round(Number(valueOf(name)) || 0)))];
    }),
  ) as unknown as RevenueInputs;
}

/**
 * Keeps the sums of an estimate up with its fields. The page is sent as it was built and works without React, so this
 * writes into the elements that say by `data-sum` what they show. Returns a function that stops.
 */
export function attachEstimate(root: HTMLElement, locale: string): () => void {
  const count = new Intl.NumberFormat(locale);
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 });
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name='${name}']`);
  const read = () => inputsOf((name) => field(name)?.value ?? '');
  const show = () => {
    const inputs = read();
    const shown: Record<string, number> = { ...inputs, ...estimateRevenue(inputs) };
    for (const element of root.querySelectorAll<HTMLElement>('[data-sum]')) {
      const value = shown[element.dataset.sum ?? ''] ?? 0;
      element.textContent = (element.dataset.as === 'money' ? dollars : count).format(value);
    }
    const link = root.querySelector<HTMLAnchorElement>('[data-estimate-link]');
    if (link) link.hash = new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, String(value)])).toString();
  };
  /** Once a field is left, it says what is counted. */
  const settle = () => {
    for (const [name, value] of Object.entries(read())) {
      const input = field(name);
      if (input) input.value = String(value);
    }
  };
  const print = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[data-print]')) window.print();
  };
  root.dataset.scripted = '';
  root.addEventListener('input', show);
  root.addEventListener('change', settle);
  root.addEventListener('click', print);
  show();
  return () => {
    root.removeEventListener('input', show);
    root.removeEventListener('change', settle);
    root.removeEventListener('click', print);
  };
}
