import { appointmentTimeline } from '../appointment/appointmentTimeline.ts';
import { waitlistTimeline } from '../appointment/waitlist/waitlistTimeline.ts';
import { documentTimeline, sentTimeline } from '../fax/faxTimeline.ts';
import { letterTimeline } from '../letter/letterTimeline.ts';
import { messageTimeline } from '../message/messageTimeline.ts';
import { requestTimeline } from '../request/requestTimeline.ts';
import { callTimeline } from '../voice/call/callTimeline.ts';
import type { TimelineSource } from './timelineSource.ts';

/** Every area that adds to charts. */
export const timelineSources: readonly TimelineSource[] = [appointmentTimeline, callTimeline, documentTimeline, letterTimeline, messageTimeline, requestTimeline, sentTimeline, waitlistTimeline];
