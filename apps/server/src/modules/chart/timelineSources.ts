import { appointmentTimeline } from '../appointment/appointmentTimeline.ts';
import { waitlistTimeline } from '../appointment/waitlist/waitlistTimeline.ts';
import { documentTimeline, sentTimeline } from '../fax/faxTimeline.ts';
import { letterTimeline } from '../letter/letterTimeline.ts';
import { messageTimeline } from '../message/messageTimeline.ts';
import { requestTimeline } from '../request/requestTimeline.ts';
import type { TimelineSource } from './timelineSource.ts';

/** Every area that adds to charts. */
export const timelineSources: readonly TimelineSource[] = [appointmentTimeline, documentTimeline, letterTimeline, messageTimeline, requestTimeline, sentTimeline, waitlistTimeline];
