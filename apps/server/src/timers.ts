import type { Parts } from './application.ts';
import { comparing, startComparing } from './modules/merge/comparing.ts';
import { startMirroringOptOuts } from './modules/message/optOut/mirrorOptOuts.ts';
import { startReminders } from './modules/message/reminder/planReminders.ts';
import { mergeablePatients } from './modules/patient/patientMergeable.ts';
import { mergeablePhysicians } from './modules/physician/physicianMergeable.ts';
import { startDigests } from './modules/request/digest/requestDigest.ts';
import { startAddingUp } from './modules/stat/addUpStats.ts';
import { startVoiceTimers } from './modules/voice/voice.ts';
import { every } from './platform/jobs/every.ts';
import type { Log } from './platform/log/log.ts';

const uploadsKeptSeconds = 24 * 3600;

/** All that is done again and again by the clock. Answers what ends it, once the rounds that are under way have ended. */
export function startTimers(parts: Parts & { log: Log; siteUrl: string }): () => Promise<void> {
  const ends = [
    startAddingUp(parts),
    startReminders(parts),
    startMirroringOptOuts(parts),
    startDigests(parts),
    startComparing(parts, [comparing(mergeablePatients), comparing(mergeablePhysicians)]),
    startVoiceTimers(parts),
    every({ seconds: 3600, log: parts.log, failure: 'uploads are not swept' }, () => parts.files.sweep(uploadsKeptSeconds)),
  ];
  return async () => void (await Promise.all(ends.map((end) => end())));
}
