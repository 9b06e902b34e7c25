import { z } from 'zod';
import { Mail } from '../../contract/fax/mail.contract.ts';
import { minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { clerk, physicianUser } from '../access/session.fixtures.ts';

const codeText = (code: string) =>
  `Somebody asked for a new password for your account.\n\nYour code is ${code}. It is good for 10 minutes and for one use.\n`;

/** What waits in the outbox of a clinic without a mail server, newest first. */
export const mails = z.array(Mail).parse([
  {
    id: fixtureId('mail', 1),
    recipient: clerk.email,
    subject: 'Your code for a new password',
    text: codeText('482913'),
    status: 'waiting',
    createdAt: minutesAgo(2),
    sentAt: null,
    expiresAt: minutesAgo(-8),
  },
  {
    id: fixtureId('mail', 2),
    recipient: physicianUser.email,
    subject: 'You are invited to Intake',
    text: codeText('105577'),
    status: 'expired',
    createdAt: minutesAgo(90),
    sentAt: null,
    expiresAt: minutesAgo(80),
  },
  {
    id: fixtureId('mail', 3),
    recipient: physicianUser.email,
    subject: 'Your code to sign in',
    text: null,
    status: 'sent',
    createdAt: minutesAgo(3000),
    sentAt: minutesAgo(2999),
    expiresAt: minutesAgo(2990),
  },
]);
