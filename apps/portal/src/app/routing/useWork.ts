import { useState } from 'react';
import type { Location } from 'react-router-dom';
import { returnPathOf } from './navigation.ts';

/**
 * The place whose screen is to live on: where somebody is at work, or what they come back to once they have unlocked
 * the session or renewed their password. Null for nobody, and for who has gone elsewhere.
 */
export function useWork(place: Location, isAtWork: boolean, isSignedIn: boolean): Location | null {
  const [work, setWork] = useState<Location | null>(null);
  const now = isAtWork ? place : isSignedIn && work && leadsTo(place, work) ? work : null;
  if (now !== work) setWork(now);
  return now;
}

const leadsTo = (place: Location, work: Location) => [pathOf(place), returnPathOf(place.search)].includes(pathOf(work));

const pathOf = ({ pathname, search }: Location) => pathname + search;
