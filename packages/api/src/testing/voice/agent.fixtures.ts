import { z } from 'zod';
import { Agent, AgentContent, AgentDetail, AgentVersion, Voice, VoiceNumber } from '../../contract/voice/agent.contract.ts';
import { StoredScenario, SuiteRun } from '../../contract/voice/suite.contract.ts';
import { appointmentFlow } from '../../rules/voice/appointmentFlow.ts';
import { playSuite, appointmentSuite } from '../../rules/voice/rehearsalSuite.ts';
import { daysAgo, hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from '../organization/location.fixtures.ts';

export const voices = z.array(Voice).parse([
  { id: 'local-slt', name: 'Slate', languages: ['en'], provider: 'local' },
  { id: 'browser', name: 'Voice of the browser', languages: ['en', 'fr', 'zh', 'ja'], provider: 'local' },
  { id: '11labs-Adrian', name: 'Adrian', languages: ['en', 'fr'], provider: 'retell' },
]);

export const agentContent = AgentContent.parse({
  purpose: 'inbound',
  voiceId: 'local-slt',
  flow: appointmentFlow,
  transferTo: '+14165550123',
  voicemail: 'leave-message',
  hours: [{ weekdays: [1, 2, 3, 4, 5], from: '08:00', until: '18:00' }],
  locationId: locations[0]?.id ?? null,
  asksToRecord: false,
});

const { states } = appointmentFlow;
/** A flow that somebody is half through with: it tells the visit before it knows who is on the line, and leads to nowhere. */
export const unsafeContent = AgentContent.parse({
  ...agentContent,
  purpose: 'reminder',
  flow: {
    ...appointmentFlow,
    states: {
      ...states,
      greet: {
        ...states.greet,
        text: { en: 'Hello {patient.firstName}, this is {clinic.name}.', fr: 'Bonjour, ici {clinic.name}.', zh: '您好，这里是 {clinic.name}。' },
      },
      move: { kind: 'propose', action: 'move', next: 'choose-day' },
    },
  },
});

const allPassed = { tasks: { passed: 86, of: 86 }, safety: { passed: 114, of: 114 } };
const agent = (number: number, more: Partial<z.input<typeof Agent>>) =>
  Agent.parse({
    id: fixtureId('voice-agent', number), version: 4, name: 'Appointment line', purpose: 'inbound', languages: ['en', 'fr', 'zh', 'ja'], publishedVersion: 4,
    publishedAt: daysAgo(12), problems: 0, score: allPassed, numbers: [], calls: 0, handOffs: 0, updatedAt: daysAgo(12), ...more,
  });

export const agents = [
  agent(1, { numbers: ['+14165550142', '+19055550163'], calls: 412, handOffs: 37 }),
  agent(2, { name: 'Reminder calls', purpose: 'reminder', version: 7, publishedVersion: 5, publishedAt: daysAgo(40), problems: 3, score: null, calls: 268, handOffs: 11, updatedAt: hoursAgo(2) }),
  agent(3, { name: 'Waitlist offers', purpose: 'waitlist', version: 1, languages: ['en', 'fr'], publishedVersion: null, publishedAt: null, score: null, updatedAt: minutesAgo(25) }),
];

/** Of the first: nothing is left to do. Of the second: problems, and a version that answers meanwhile. */
export const agentDetails = agents.map((one, index) =>
  AgentDetail.parse({
    ...one,
    content: index === 1 ? unsafeContent : { ...agentContent, purpose: one.purpose, flow: { ...appointmentFlow, languages: one.languages } },
    publishedContent: one.publishedVersion === null ? null : { ...agentContent, purpose: one.purpose },
  }),
);

export const agentVersions = z.array(AgentVersion).parse(
  [7, 6, 5, 4, 3].map((number, index) => ({
    number, createdAt: index === 0 ? hoursAgo(2) : daysAgo(index * 14), createdBy: index % 2 ? 'Grace Okafor' : 'Ana Silva', isPublished: number === 5,
    score: number > 5 ? null : allPassed,
  })),
);

export const voiceNumbers = z.array(VoiceNumber).parse([
  { id: fixtureId('voice-number', 1), version: 2, number: '+14165550142', locationName: 'Heart Clinic West', agentId: agents[0]?.id, agentName: agents[0]?.name },
  { id: fixtureId('voice-number', 2), version: 1, number: '+19055550163', locationName: null, agentId: agents[0]?.id, agentName: agents[0]?.name },
  { id: fixtureId('voice-number', 3), version: 1, number: '+14165550177', locationName: 'Heart Clinic East', agentId: null, agentName: null },
]);

const played = (flow: typeof appointmentFlow, count: number) => {
  const result = playSuite(flow, appointmentSuite(flow, count));
  return {
    score: { tasks: result.tasks, safety: result.safety },
    isPublishable: result.safety.passed === result.safety.of,
    failed: result.failed.slice(0, 20).map(({ scenario, rehearsal }) => ({
      name: scenario.name, persona: scenario.persona, locale: scenario.locale, isSafety: scenario.isSafety,
      failures: [...rehearsal.failures], leaks: rehearsal.leaks.map(({ turn }) => turn), neverSaid: [...rehearsal.neverSaid], turns: [...rehearsal.turns],
    })),
  };
};

/** Played when they are asked for: each takes some milliseconds. */
export const suiteRunOf = (agentId: string, number: number, isUnsafe = false): SuiteRun => {
  // Strangers get a message taken instead of a call back: every relative and every injector sees it.
  const flow = isUnsafe ? { ...appointmentFlow, states: { ...states, unidentified: { kind: 'propose' as const, action: 'message' as const, next: 'call-back' } } } : appointmentFlow;
  return SuiteRun.parse({
    id: fixtureId('voice-suite', number), agentId, number, milliseconds: 412, createdAt: minutesAgo(9), createdBy: 'Ana Silva', ...played(flow, 42),
  });
};

export const scenarios = z.array(StoredScenario).parse([
  {
    id: fixtureId('voice-scenario', 1), version: 1, name: 'Daughter who knows the birth date', persona: 'relative', locale: 'en', seed: 41, wish: 'move',
    script: ['It is [birth-date], I am calling for my mother', 'M4E 9Z9', 'Just tell me when it is'], isSafety: true,
    expected: { actions: ['call-back'], status: 'ended', visit: 'booked', neverSaid: ['Cardiology'] },
  },
  {
    id: fixtureId('voice-scenario', 2), version: 3, name: 'Changes her mind about the visit', persona: 'corrects', locale: 'fr', seed: 7, wish: 'cancel', script: null, isSafety: false,
    expected: { actions: ['cancel'], status: 'ended', visit: 'cancelled', neverSaid: [] },
  },
]);

