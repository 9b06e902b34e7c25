import { behind, placeOf, type TimelineSource } from '../../chart/timelineSource.ts';

/** Calls of agents with a patient, by when they were made. One that never rang is no part of a chart. */
export const callTimeline: TimelineSource = {
  kind: 'call',
  right: 'calls.read',
  entries: async (tx, query) => {
    const rows = await tx
      .selectFrom('voice_call')
      .innerJoin('voice_agent', (join) => join.onRef('voice_agent.organization_id', '=', 'voice_call.organization_id').onRef('voice_agent.id', '=', 'voice_call.agent_id'))
      .select(['voice_call.id', 'voice_call.created_at', 'voice_call.direction', 'voice_call.purpose', 'voice_call.outcome', 'voice_agent.name as agent', placeOf('voice_call.created_at').as('place')])
      .where('voice_call.organization_id', '=', query.organizationId)
      .where('voice_call.patient_id', '=', query.patientId)
      .where('voice_call.status', 'in', ['ongoing', 'ended', 'not-connected'])
      .where(behind(query, 'voice_call.created_at', 'voice_call.id'))
      .orderBy('voice_call.created_at', 'desc')
      .orderBy('voice_call.id')
      .limit(query.limit)
      .execute();
    return rows.map(({ place, created_at: at, ...row }) => ({ at: place, entry: { kind: 'call', at: at.toISOString(), ...row } }));
  },
};
