import type { DeliveryStatus } from '@intake/api/rules';
import type { Tone } from '@intake/ui/tokens';

/** What somebody has to look at is red, what arrived green, what is underway blue. */
export const deliveryTones: Record<DeliveryStatus, Tone> = {
  scheduled: 'neutral', queued: 'accent', sending: 'accent', sent: 'accent', delivered: 'success', failed: 'danger', unconfirmed: 'warning', cancelled: 'neutral',
};
