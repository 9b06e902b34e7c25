import { Check, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useUiLabels } from '../../theme/labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Detail, Item, Marker, Root, Title } from './Stepper.styles.ts';

export type StepState = 'complete' | 'current' | 'upcoming' | 'failed';

export interface Step {
  id: string;
  title: string;
  /** A second, quieter line. */
  detail?: string;
  state: StepState;
}

export interface StepperProps {
  /** The procedure. */
  label: string;
  steps: readonly Step[];
  orientation?: 'horizontal' | 'vertical';
  /** Steps that are behind can be gone back to. */
  onSelect?: (selection: { id: string }) => void;
}

const icons = { complete: <Check aria-hidden />, failed: <X aria-hidden /> };

/** Where one stands in a procedure, what is behind and what is to come. */
export function Stepper({ label, steps, orientation = 'horizontal', onSelect }: StepperProps) {
  const labels = useUiLabels();
  const said: Readonly<Record<StepState, string>> = { complete: labels.stepComplete, current: labels.stepCurrent, upcoming: labels.stepUpcoming, failed: labels.stepFailed };
  return (
    <Root aria-label={label} data-orientation={orientation}>
      {steps.map(({ id, title, detail, state }, at) => {
        const words = (
          <>
            <Marker aria-hidden data-number={at + 1}>
              {state === 'complete' || state === 'failed' ? icons[state] : null}
            </Marker>
            <span>
              <Title>{title}</Title>
              <VisuallyHidden>{`, ${said[state]}`}</VisuallyHidden>
              {detail && (
                <Detail>
                  <bdi>{detail}</bdi>
                </Detail>
              )}
            </span>
          </>
        );
        const isBehind = state === 'complete' || state === 'failed';
        return (
          <Item key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {onSelect && isBehind ? <Button onPress={() => onSelect({ id })}>{words}</Button> : <div>{words}</div>}
          </Item>
        );
      })}
    </Root>
  );
}
