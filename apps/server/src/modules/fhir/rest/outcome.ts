import type { AppError } from '../../../kernel/errors.ts';

/** http://hl7.org/fhir/issue-type */
const issueCodes: Record<AppError['status'], string> = {
  401: 'login', 404: 'not-found', 406: 'not-supported', 409: 'conflict', 413: 'too-long', 415: 'not-supported', 416: 'value', 422: 'invalid', 423: 'lock-error', 429: 'throttled', 500: 'exception',
  503: 'transient',
};

/** What went wrong, as FHIR says it. */
export const outcomeOf = ({ status, code, message, extra }: AppError) => ({
  resourceType: 'OperationOutcome',
  issue: (extra.fields ?? [{ path: '', code, message }]).map((field) => ({
    severity: 'error',
    code: field.code === 'not-supported' ? 'not-supported' : issueCodes[status],
    details: { text: field.code },
    diagnostics: field.message,
    ...(field.path && { expression: [field.path] }),
  })),
});

/** What was asked and is left out of the answer. */
export const warningOf = (unknown: readonly string[]) => ({
  resourceType: 'OperationOutcome',
  issue: unknown.map((name) => ({ severity: 'warning', code: 'not-supported', diagnostics: `The parameter ${name} is not supported and was left out.`, expression: [name] })),
});
