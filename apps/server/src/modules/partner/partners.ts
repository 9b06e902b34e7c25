import type { Routes } from '../../http/implement.ts';
import type { Receiver } from '../../pipeline/receive.ts';
import { createFhirService } from '../fhir/rest/fhir.service.ts';
import { fhirRoutes } from '../fhir/rest/fhir.routes.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { createPartnerLimits } from '../../platform/limits/partnerLimits.ts';
import type { Files } from '../../platform/files/files.port.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import { createAccessTokens } from './access/accessToken.ts';
import { createPartnerGate } from './access/partnerGate.ts';
import { tokenPath, tokenRoutes } from './access/token.routes.ts';
import { createTokenService } from './access/token.service.ts';
import { guideRoutes } from './guide/guide.routes.ts';
import { partnerRoutes } from './partner.routes.ts';
import { createPartnerService } from './partner.service.ts';
import { createWebhookService } from './webhook/webhook.service.ts';
import { veloxRoutes } from './velox/velox.routes.ts';
import { createVeloxService } from './velox/velox.service.ts';

export interface PartnerParts {
  database: Database;
  files: Files;
  clock: Clock;
  receiver: Receiver;
  limits: PublicLimits;
  linkSecret: Buffer;
  /** Where the portal is reached, without a slash at its end. */
  siteUrl: string;
  webhookHosts?: readonly string[] | undefined;
}

/** All that partners call, and where they are looked after. */
export function allPartnerRoutes(parts: PartnerParts): Routes[] {
  const { database, clock, siteUrl, linkSecret } = parts;
  const tokens = createAccessTokens(linkSecret, siteUrl);
  const gate = createPartnerGate({ database, clock, tokens, limits: createPartnerLimits(database) });
  const partners = createPartnerService(database);
  const tokenUrl = `${siteUrl}${tokenPath}`;
  return [
    partnerRoutes(partners, createWebhookService({ database, partners, webhookHosts: parts.webhookHosts ?? [] })),
    tokenRoutes({ ...parts, tokenService: createTokenService({ database, clock, tokens, tokenUrl }) }),
    guideRoutes(siteUrl),
    veloxRoutes(gate, createVeloxService(parts)),
    fhirRoutes({ fhir: createFhirService(parts), gate, siteUrl, tokenUrl }),
  ];
}
