import type { Label } from './labels.ts';
import type { Role } from './labelWords.ts';
import type { Row, Segment } from '../page/rows.ts';

/** From its row on, to the right of `x0` and left of `x1`, a role holds, until another one begins there. */
interface Anchor {
  row: number;
  x0: number;
  x1: number;
  role: Role | null;
  /** It opens a group, so that a plain `Name:` below belongs to its role; otherwise the person is named already. */
  heading: boolean;
}

/** Labels that begin somebody's particulars; others, such as `Patient Phone`, speak for themselves alone. */
export const speaksOfSomeone = (label: Label) => isNamed(label) || isPatients(label);

const isNamed = ({ kind, role }: Label) => role !== undefined && ['person', 'section', 'name', 'familyName'].includes(kind);

/** On a clinic's fax only a patient has a birth date, a health number, or a name without further words. */
const isPatients = ({ kind, role }: Label) => role === undefined && ['name', 'familyName', 'birthDate', 'healthNumber'].includes(kind);

/** `Mother: Anna Roy, DOB: …`: what follows in the same cell is hers. */
const isOfAnother = (label: Label) => isNamed(label) && label.kind === 'person' && label.role === 'other' && label.to < label.segment.tokens.length;

const slack = 0.01;

/** The roles of a page, filled row by row from the top. */
export class Anchors {
  private readonly anchors: Anchor[] = [];

  at(row: number, x: number): Role | null {
    return this.find(row, x)?.role ?? null;
  }

  /** The whole width changes hands. */
  reset(row: number, role: Role | null): void {
    this.anchors.push({ row, x0: 0, x1: Infinity, role, heading: false });
  }

  read(index: number, row: Row, labels: Map<Segment, Label[]>): void {
    const found = row.segments.flatMap((segment) =>
      (labels.get(segment) ?? []).filter(speaksOfSomeone).map((label, place, own) => ({ label, x: segment.tokens[label.from]!.x0, isOthers: own.slice(0, place).some(isOfAnother) })),
    );
    // All are placed by what stood above them, not by each other.
    const added = found.flatMap(({ label, x, isOthers }, position) => {
      const above = this.find(index, x);
      const role = isNamed(label) ? label.role! : isOthers ? 'other' : this.roleOfPlain(label, above);
      const heading = label.kind === 'section' || label.to === label.segment.tokens.length;
      if (role === (above?.role ?? null) && above?.heading === heading) return [];
      const opensRow = x === row.segments[0]!.x0;
      const staysInColumn = (label.kind !== 'person' && label.kind !== 'section') || (role === 'recipient' && !heading && this.standsBesidePatient(row, x));
      return {
        row: index,
        x0: opensRow ? 0 : x - slack,
        x1: found[position + 1] ? found[position + 1]!.x - slack : staysInColumn ? this.columnEnd(index, x) : Infinity,
        role,
        heading,
      };
    });
    this.anchors.push(...added);
  }

  /** Whether the row has a cell where the patient's particulars stand, to the right of `x`. */
  private standsBesidePatient({ segments }: Row, x: number): boolean {
    return segments.some(({ x0 }) => x0 > x && this.anchors.some((anchor) => anchor.role === 'patient' && Math.abs(anchor.x0 + slack - x0) < slack / 2));
  }

  private find(row: number, x: number): Anchor | undefined {
    return this.anchors.findLast((anchor) => anchor.row <= row && x >= anchor.x0 && x < anchor.x1);
  }

  private roleOfPlain(label: Label, above: Anchor | undefined): Role {
    const inherits = above?.heading && (label.kind === 'name' || label.kind === 'familyName');
    return (inherits && above?.role) || 'patient';
  }

  /** Where the column of `x` ends: the nearest place to the right at which something else holds. */
  private columnEnd(row: number, x: number): number {
    const starts = this.anchors.map(({ x0 }) => x0).filter((x0) => x0 > x && this.find(row, x0 + slack)?.x0 === x0);
    return Math.min(Infinity, ...starts);
  }
}
