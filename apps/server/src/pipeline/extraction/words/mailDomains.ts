import { ocrDistance } from '@intake/api/rules';

/** Where people have their mail in Canada, and the names kept for examples (RFC 2606), which no real person has. */
const known = new Set(
  ('gmail.com googlemail.com outlook.com hotmail.com hotmail.ca live.com live.ca msn.com yahoo.com yahoo.ca yahoo.fr ymail.com icloud.com me.com mac.com aol.com ' +
    'proton.me protonmail.com bell.net bellnet.ca sympatico.ca rogers.com shaw.ca telus.net cogeco.ca cogeco.net videotron.ca videotron.qc.ca eastlink.ca ' +
    'sasktel.net mts.net mymts.net nbnet.nb.ca nf.sympatico.ca globetrotter.net xplornet.com xplornet.ca teksavvy.com tbaytel.net northwestel.net ' +
    'example.com example.org example.net').split(' '),
);

/** The domain of the closed list that is written, `cxample.com` mended to `example.com`; null when it is another one. */
export function knownDomain(domain: string): string | null {
  if (known.has(domain)) return domain;
  // Without a dot it is no domain, so that a letter was taken for the dot.
  const limit = domain.includes('.') ? 0.5 : 1;
  const meant = [...known].filter((name) => name.length > 6 && ocrDistance(name, domain, limit) <= limit);
  return meant.length === 1 ? meant[0]! : null;
}
