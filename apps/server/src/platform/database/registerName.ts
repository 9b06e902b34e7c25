import { sql, type RawBuilder } from 'kysely';

// Hiragana to Hangul, and the ideographs beyond 16 bits: what `registerName` knows by its script.
const comesFirst = String.raw`[\u3005-\u3007\u3041-\u30ff\u3131-\u318e\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U000323af]`;

/** The rule `registerName` for a row of people, such as `patient`; null where there is nobody. */
export const registerNameOf = (people: string): RawBuilder<string | null> => {
  const [family, given] = [sql.ref(`${people}.family_name`), sql.ref(`${people}.given_name`)];
  return sql<string | null>`(${family} || case when ${given} = '' then '' when ${family} ~ ${sql.lit(comesFirst)} then ' ' || ${given} else ', ' || ${given} end)`;
};
