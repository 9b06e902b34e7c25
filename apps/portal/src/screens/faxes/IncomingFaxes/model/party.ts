/** A patient or a physician that somebody chose. */
export interface Party {
  id: string;
  name: string;
  details: readonly string[];
  /** Of a patient: what nobody may miss. */
  alerts: readonly string[];
}
