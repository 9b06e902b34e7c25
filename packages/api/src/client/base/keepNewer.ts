import { original, type Draft } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/*
 * What becomes of an answer that was on its way while a mutation was answered (`onAnswer`): it is older, and would show again
 * what has just been changed, so that the next key would be refused. Each is the `merge` of an endpoint.
 */

interface Versioned {
  id: string;
  version: number;
}

const merged = <Answer>(merge: (shown: Answer, answer: Answer) => Answer) => (draft: Answer, answer: Answer): Answer => {
  const shown = original(draft as Draft<Answer>) as Answer;
  return copyWithStructuralSharing(shown, merge(shown, answer));
};

const newerOf = <Row extends Versioned>(shown: Row | undefined, row: Row): Row => (shown && shown.version > row.version ? shown : row);

/** Of a detail, which is asked for again after each change. */
export const keepNewer = <Detail extends Versioned>() => merged<Detail>(newerOf);

/** Of rows under a key. */
export const keepNewerRows = <Key extends string, Answer extends Record<Key, Versioned[]>>(key: Key) =>
  merged<Answer>((shown, answer) => {
    const rows = new Map(shown[key].map((row) => [row.id, row]));
    return { ...answer, [key]: answer[key].map((row) => newerOf(rows.get(row.id), row)) };
  });
