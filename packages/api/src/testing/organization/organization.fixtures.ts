import { clerk, physicianUser } from '../access/session.fixtures.ts';

export const colleagues = [clerk, physicianUser].map(({ id, displayName }) => ({ id, displayName }));
