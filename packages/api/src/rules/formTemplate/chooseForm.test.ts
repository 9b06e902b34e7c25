import { expect, it } from 'vitest';
import { chooseForm } from './chooseForm.ts';
import { faxed, filledIn, formZones, line, printedForm, shapeOf, still, turned } from './form.fixtures.ts';

const named = (name: string, printed: ReturnType<typeof printedForm>, zones = formZones) => ({ name, shape: shapeOf(printed, zones) });
const adults = named('adults', printedForm());
const children = named('children', [...printedForm({ title: 'Riverside Paediatric Request', shift: 0.05 }), ...line('School and grade:', 0.56, 0.33), ...line('Guardian present', 0.56, 0.46)]);
const blank = faxed(line('Dear colleague, thank you for seeing this patient.', 0.1, 0.3));

it('finds the page of a fax that holds the form', () => {
  const chosen = chooseForm([adults], [blank, faxed([...printedForm(), ...filledIn], turned(1))]);
  expect([chosen?.form.name, chosen?.page]).toEqual(['adults', 1]);
});

it('tells two forms of a sender apart that look alike', () => {
  for (const form of [adults, children]) {
    const page = faxed([...form.shape.anchors, ...filledIn], { ...still, f: 0.01 });
    expect(chooseForm([adults, children], [page])?.form.name).toBe(form.name);
  }
});

it('abstains between two forms of the same printed words with their fields at different places', () => {
  const page = faxed([...printedForm(), ...filledIn]);
  const other = named('other', printedForm(), [{ ...formZones[0]!, box: [0.2, 0.3, 0.5, 0.33] }]);
  expect(chooseForm([adults, other], [page])).toBeNull();
  const same = named('same', printedForm(), [formZones[0]!]);
  expect(chooseForm([adults, same], [page])?.form.name).toBe('adults');
});

it('abstains without a form', () => expect([chooseForm([], [blank]), chooseForm([adults, children], [blank]), chooseForm([adults], [])]).toEqual([null, null, null]));
