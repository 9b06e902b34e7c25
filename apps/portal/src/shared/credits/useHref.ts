import type { CreditCause, Permission } from '@intake/api/rules';

/** What somebody may open of what credits were spent on. */
export type OpenUses = Readonly<Record<CreditCause, boolean>>;

export const openUses = (may: (permission: Permission) => boolean): OpenUses => ({
  'fax-in': may('faxes.read'), 'fax-out': may('messages.read'), text: may('messages.read'), call: may('calls.read'),
});

const addresses: Record<CreditCause, string> = {
  'fax-in': '/app/apps/faxes?fax=', 'fax-out': '/app/apps/sentFaxes?sent=', text: '/app/apps/sms?conversation=', call: '/app/apps/calls-history?call=',
};

/** Where the fax, the conversation or the call is worked on; undefined for who may not go there. */
export const hrefOfUse = (cause: CreditCause, objectId: string | null, uses: OpenUses): string | undefined =>
  objectId !== null && uses[cause] ? `${addresses[cause]}${objectId}` : undefined;
