import { breakpoints, densities, durations, layers, radii, shadows, sizes, spaceSteps, textSizes, weights } from '@intake/ui/tokens';
import type { ReactNode } from 'react';
import { Bar, Code, Grid, Item, Mover, Sheet, Table } from './foundations.styles.ts';

interface Line {
  name: string;
  value: string;
  show?: ReactNode;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <Table>
      <tbody>
        {lines.map(({ name, value, show }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Code>{value}</Code>
            </td>
            {show !== undefined && <td>{show}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const Space = () => (
  <Lines
    lines={spaceSteps.map((step) => ({
      name: `space(${step})`,
      value: `${step * 4} px`,
      show: <Bar style={{ inlineSize: `${step * 0.25}rem` }} />,
    }))}
  />
);

export const Sizes = () => <Lines lines={Object.entries(sizes).map(([name, value]) => ({ name: `size('${name}')`, value: `${value} px` }))} />;

export const Breakpoints = () => (
  <Lines lines={Object.entries(breakpoints).map(([name, value]) => ({ name: `below('${name}')`, value: `narrower than ${value} px` }))} />
);

export const Densities = () => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Size</th>
        {Object.keys(densities).map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(['control', 'control-sm', 'row', 'icon'] as const).map((name) => (
        <tr key={name}>
          <th scope="row">{`size('${name}')`}</th>
          {Object.values(densities).map((density, at) => (
            <td key={at} data-numeric>
              <Code>{density[name]} px</Code>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

export const TextSizes = () => (
  <Lines
    lines={Object.entries(textSizes).map(([name, [font, line]]) => ({
      name: `text('${name}')`,
      value: `${font * 16} / ${line * 16} px`,
      show: <span style={{ fontSize: `${font}rem`, lineHeight: `${line}rem` }}>Referral for hip replacement · 紹介状 · 转诊</span>,
    }))}
  />
);

export const Weights = () => (
  <Lines
    lines={Object.entries(weights).map(([name, value]) => ({
      name: `weight('${name}')`,
      value: String(value),
      show: <span style={{ fontWeight: value }}>Referral for hip replacement</span>,
    }))}
  />
);

export const Radii = () => (
  <Grid>
    {Object.entries(radii).map(([name, value]) => (
      <Item key={name}>
        <Sheet style={{ borderRadius: value }} />
        <b>{`radius('${name}')`}</b>
        <Code>{value}</Code>
      </Item>
    ))}
  </Grid>
);

export const Shadows = () => (
  <Grid>
    {Object.keys(shadows.light).map((name) => (
      <Item key={name}>
        <Sheet style={{ boxShadow: `var(--shadow-${name})`, backgroundColor: 'var(--color-bg-raised)' }} />
        <b>{`shadow('${name}')`}</b>
      </Item>
    ))}
  </Grid>
);

export const Durations = () => (
  <Lines
    lines={Object.entries(durations).map(([name, value]) => ({
      name: `duration('${name}')`,
      value,
      show: <Mover style={{ transitionDuration: `var(--duration-${name})` }} />,
    }))}
  />
);

export const Layers = () => <Lines lines={Object.entries(layers).map(([name, value]) => ({ name: `layer('${name}')`, value: String(value) }))} />;
