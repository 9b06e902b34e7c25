import type { JobKind } from '@intake/api/rules';

/** Orders a number, looks what became of it, sets it to its work, gives it back: whatever its state asks for. */
export const settleNumberJob = 'settle-number' satisfies JobKind;
