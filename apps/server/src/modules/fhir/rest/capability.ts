import { searchesOf } from './fhirQuery.ts';
import { kinds } from './kinds/kinds.ts';

interface Capability {
  base: string;
  tokenUrl: string;
}

/** What this server can: that, and nothing else. */
export const capability = ({ base, tokenUrl }: Capability) => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: '2026-11-24',
  kind: 'instance',
  fhirVersion: '4.0.1',
  format: ['application/fhir+json', 'json'],
  software: { name: 'Intake' },
  implementation: { description: 'What partners of a clinic may read', url: base },
  rest: [
    {
      mode: 'server',
      security: {
        service: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/restful-security-service', code: 'SMART-on-FHIR' }] }],
        extension: [{ url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris', extension: [{ url: 'token', valueUri: tokenUrl }] }],
      },
      resource: [
        ...kinds.map((kind) => ({
          type: kind.type,
          interaction: [{ code: 'read' }, { code: 'search-type' }],
          searchParam: Object.entries(searchesOf(kind)).map(([name, { type }]) => ({ name, type })),
        })),
        { type: 'Binary', interaction: [{ code: 'read' }] },
      ],
    },
  ],
});
