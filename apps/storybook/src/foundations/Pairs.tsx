import { contrast, pairs, themes } from '@intake/ui/tokens';
import type { Pair } from '@intake/ui/tokens';
import { Code, Sample, Table } from './foundations.styles.ts';

const ratio = (theme: keyof typeof themes, { front, back }: Pair) => contrast(themes[theme][front], themes[theme][back]).toFixed(1);

/** Every pair that must keep at least this contrast, drawn as it is used, with what it has in each theme. */
export function Pairs({ least }: { least: Pair['least'] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Together</th>
          <th scope="col">Front</th>
          <th scope="col">Back</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs
          .filter((pair) => pair.least === least)
          .map((pair) => (
            <tr key={`${pair.front} ${pair.back}`}>
              <td>
                <Sample style={{ backgroundColor: `var(--color-${pair.back})`, color: `var(--color-${pair.front})` }}>
                  {least === 3 ? '■ ■ ■' : 'Referral, page 1'}
                </Sample>
              </td>
              <td>
                <Code>{pair.front}</Code>
              </td>
              <td>
                <Code>{pair.back}</Code>
              </td>
              <td data-numeric>{ratio('light', pair)}</td>
              <td data-numeric>{ratio('dark', pair)}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
