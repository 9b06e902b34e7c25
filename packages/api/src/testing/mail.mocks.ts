import { mailContract } from '../contract/mail.contract.ts';
import { onePage } from './answers.ts';
import { mails } from './mail.fixtures.ts';
import { mock } from './mock.ts';

export const mocks = [mock(mailContract.listMails, onePage(mails))];
