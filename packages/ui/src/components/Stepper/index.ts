export { Stepper } from './Stepper.tsx';
export type { Step, StepState, StepperProps } from './Stepper.tsx';
