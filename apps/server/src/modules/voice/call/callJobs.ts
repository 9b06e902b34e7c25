import type { JobKind } from '@intake/api/rules';

export const checkCallJob = 'check-call' satisfies JobKind;
