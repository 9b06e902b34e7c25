import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** zxcvbn's scale from 0 to 4; from 3 on, more than a hundred million guesses are needed. */
const leastScore = 3;
/** What comes after makes no password weaker, and takes long to look through. */
const examined = 72;
const ownWords = ['intake', 'clinic', 'clinique', 'fax', 'hospital', 'doctor', 'nurse', 'patient', 'motdepasse', 'bienvenue'];

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Its words take 20 MB, so they are loaded with the first password. */
const loadEstimator = () =>
  (estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  ));

/** Whether a password is among the first that are guessed: common ones, dates, rows of keys, the name of the account. */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  const words = [email, name, name.replaceAll(/[^\p{L}]/gu, ''), ...name.split(/[^\p{L}]+/u), ...ownWords];
  const { score } = (await loadEstimator()).check(
    password.normalize('NFKC').slice(0, examined),
    words.filter((word) => word.length > 2),
  );
  return score < leastScore;
}
