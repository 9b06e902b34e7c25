import { mailContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { MailService } from './mail.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const mailRoutes = (mails: MailService) =>
  implement(mailContract, { listMails: ({ actor, query }) => mails.list(actor, query) });
