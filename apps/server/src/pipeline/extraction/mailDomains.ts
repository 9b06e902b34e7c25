/** Where people have their mail in Canada, and the names kept for examples (RFC 2606), which no real person has. */
const known = new Set(
  ('gmail.com googlemail.com outlook.com hotmail.com hotmail.ca live.com live.ca msn.com yahoo.com yahoo.ca yahoo.fr ymail.com icloud.com me.com mac.com aol.com ' +
    'proton.me protonmail.com bell.net bellnet.ca sympatico.ca rogers.com shaw.ca telus.net cogeco.ca cogeco.net videotron.ca videotron.qc.ca eastlink.ca ' +
    'sasktel.net mts.net mymts.net nbnet.nb.ca nf.sympatico.ca globetrotter.net xplornet.com xplornet.ca teksavvy.com tbaytel.net northwestel.net ' +
    'example.com example.org example.net').split(' '),
);

/** A domain of the closed list, which no misreading makes out of another domain. */
export const isKnownDomain = (domain: string) => known.has(domain);
