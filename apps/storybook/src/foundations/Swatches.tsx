import type { ColorToken } from '@intake/ui/tokens';
import { palette, themes } from '@intake/ui/tokens';
import { Code, Grid, Item, Sheet } from './foundations.styles.ts';

/** Colours of a semantic group, each live in the theme of the page and with its value in both. */
export function Swatches({ of: group }: { of: RegExp }) {
  const tokens = (Object.keys(themes.light) as ColorToken[]).filter((token) => group.test(token));
  return (
    <Grid>
      {tokens.map((token) => (
        <Item key={token}>
          <Sheet style={{ backgroundColor: `var(--color-${token})` }} />
          <b>{token}</b>
          <Code>{themes.light[token]}</Code>
          <Code>{themes.dark[token]}</Code>
        </Item>
      ))}
    </Grid>
  );
}

/** The raw palette, which only the two themes read. */
export function Palette() {
  return Object.entries<string | Record<number, string>>(palette)
    .flatMap(([name, steps]) => (typeof steps === 'string' ? [] : [[name, steps] as const]))
    .map(([name, steps]) => (
      <section key={name}>
        <b>{name}</b>
        <Grid data-dense>
          {Object.entries(steps).map(([step, value]) => (
            <Item key={step}>
              <Sheet style={{ backgroundColor: value }} />
              <span>{step}</span>
              <Code>{value}</Code>
            </Item>
          ))}
        </Grid>
      </section>
    ));
}
