import { z } from 'zod';
import { AccountSession } from '../../contract/access/accountSession.contract.ts';
import { daysAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';

/** Of one person: the desk, a phone, and a program that does not say what it is. */
export const accountSessions = z.array(AccountSession).parse([
  {
    id: fixtureId('session', 1),
    isCurrent: true,
    browser: 'Chrome',
    system: 'Windows',
    device: 'desktop',
    ip: '203.0.113.24',
    startedAt: minutesAgo(95),
    lastUsedAt: minutesAgo(4),
  },
  {
    id: fixtureId('session', 2),
    isCurrent: false,
    browser: 'Safari',
    system: 'iOS',
    device: 'mobile',
    ip: '198.51.100.7',
    startedAt: daysAgo(3),
    lastUsedAt: minutesAgo(310),
  },
  {
    id: fixtureId('session', 3),
    isCurrent: false,
    browser: null,
    system: null,
    device: 'unknown',
    ip: '2001:db8:85a3::8a2e:370:7334',
    startedAt: daysAgo(5),
    lastUsedAt: daysAgo(2),
  },
]);
