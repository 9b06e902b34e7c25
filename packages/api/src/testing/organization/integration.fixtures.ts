import { Integrations } from '../../contract/organization/integration.contract.ts';

export const integrations = Integrations.parse({
  providers: { telnyx: true, retell: true, model: true, mailIn: true, folder: false, mailOut: true, mailReplies: false, s3: false, supabase: false },
  switches: { telnyx: false, retell: false, model: false, patientMail: false, mailIn: true },
  version: 3,
});
