import { clerk, physicianUser } from './session.fixtures.ts';

export const colleagues = [clerk, physicianUser].map(({ id, displayName }) => ({ id, displayName }));
