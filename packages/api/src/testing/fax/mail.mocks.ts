import { mailContract } from '../../contract/fax/mail.contract.ts';
import { onePage } from '../base/answers.ts';
import { mails } from './mail.fixtures.ts';
import { mock } from '../base/mock.ts';

export const mocks = [mock(mailContract.listMails, onePage(mails))];
