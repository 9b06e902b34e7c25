const kinds = {
  organization: 1, location: 2, bin: 3, user: 4, patient: 5, physician: 6, fax: 7, page: 8, modality: 9, keyword: 10, action: 11, mail: 12, role: 13,
  registration: 15, session: 14, quarantine: 16,
} as const;

/** The same id every time: the kind in the second group, the number in the last. */
export const fixtureId = (kind: keyof typeof kinds, number: number) =>
  `00000000-${String(kinds[kind]).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;
