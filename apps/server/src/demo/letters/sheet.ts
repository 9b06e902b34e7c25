import { extractionFields, formatAddress } from '@intake/api/rules';
import type { DocumentType, ExtractionField, PostalAddress } from '@intake/api/rules';
import { LetterCanvas, paper } from './canvas.ts';
import type { FontFamily, TextStyle } from './canvas.ts';
import type { LetterFacts, PhysicianFacts } from './facts.ts';
import { labels, phrasesOf, urgencyWords } from './wording.ts';
import type { Phrase } from './wording.ts';
import { cardLabels, makeWriting } from './writing.ts';
import type { Writing } from './writing.ts';

export interface LetterTruth {
  documentType: DocumentType;
  /** What the letter states, in the form that extraction answers; null where it states nothing. */
  fields: Record<ExtractionField, string | null>;
  /** The birth date, when it is written so that two readings are possible; the field is then null. */
  ambiguousBirthDate: string | null;
}

export interface Typeface {
  family: FontFamily;
  /** In points. */
  size: number;
}

function pickTypeface({ random }: LetterFacts): Typeface {
  const family = random.pick(['sans', 'sans', 'serif', 'mono'] as const);
  return { family, size: family === 'mono' ? 9.5 : random.pick([10, 10.5, 11]) };
}

/** A canvas that knows the facts and the sender's habits, and notes which facts were written. */
export class Sheet {
  readonly random: LetterFacts['random'];
  readonly writing: Writing;
  private readonly stated = new Map<ExtractionField, string>();
  private ambiguousBirthDate: string | null = null;
  private readonly colon: string;

  private constructor(readonly canvas: LetterCanvas, readonly facts: LetterFacts) {
    this.random = facts.random;
    this.writing = makeWriting(facts.language, facts.random);
    this.colon = facts.language === 'fr' && facts.random.chance(0.6) ? ' :' : ':';
  }

  static async create(facts: LetterFacts, typeface = pickTypeface(facts)): Promise<Sheet> {
    const { family, size } = typeface;
    return new Sheet(await LetterCanvas.create(family, size), facts);
  }

  get french(): boolean {
    return this.facts.language === 'fr';
  }

  /** The wording of the letter's language. */
  say(en: string, fr: string): string {
    return this.french ? fr : en;
  }

  phrase(phrase: Phrase): string {
    return this.random.pick(phrasesOf(phrase, this.facts.language));
  }

  label(field: ExtractionField): string {
    if (field === 'patient.healthNumber') return this.random.pick(cardLabels(this.facts.patient.card?.province ?? (this.french ? 'QC' : 'ON')));
    if (field === 'documentType') return this.say('Type', 'Type');
    return this.random.pick(labels[this.facts.language][field]);
  }

  withColon(label: string): string {
    return `${label}${this.colon}`;
  }

  /** The written form of a field, noted as stated; null when the facts lack it. */
  write(field: ExtractionField): string | null {
    const { patient, referrer, letterDate, urgency, scenario, language } = this.facts;
    const { writing } = this;
    switch (field) {
      case 'patient.name':
        // A title says the sex as well.
        if (/^M(?:s|r|me)?\.? /.test(writing.name(patient))) this.state('patient.sex', writing.name(patient), patient.sex);
        return this.state(field, writing.name(patient), `${patient.family}, ${patient.given}`);
      case 'patient.birthDate': {
        const { text, ambiguous } = writing.birthDate(patient.birthDate);
        if (!ambiguous) return this.state(field, text, patient.birthDate);
        this.ambiguousBirthDate = patient.birthDate;
        return text;
      }
      case 'patient.sex':
        return patient.sexIsStated ? this.state(field, writing.sex(patient.sex), patient.sex) : null;
      case 'patient.healthNumber':
        return patient.card && this.state(field, writing.card(patient.card), patient.card.value);
      case 'patient.phone':
        return patient.phone && this.state(field, writing.phone(patient.phone), patient.phone);
      case 'patient.email':
        return patient.email && this.state(field, patient.email, patient.email);
      case 'patient.address':
        return patient.address && this.state(field, formatAddress(patient.address), formatAddress(patient.address));
      case 'referrer.name':
        return this.state(field, this.doctor(referrer), `${referrer.family}, ${referrer.given}`);
      case 'referrer.clinic':
        return this.state(field, referrer.clinic, referrer.clinic);
      case 'referrer.fax':
        return this.state(field, writing.phone(referrer.fax), referrer.fax);
      case 'referrer.phone':
        return referrer.phone && this.state(field, writing.phone(referrer.phone), referrer.phone);
      case 'referrer.billingNumber':
        return referrer.billingNumber && this.state(field, referrer.billingNumber, referrer.billingNumber);
      case 'service':
        return this.state(field, scenario.specialty[language], scenario.specialty[language]);
      case 'reason':
        return this.state(field, scenario.reason[language], scenario.reason[language]);
      case 'urgency':
        return urgency && this.state(field, this.random.pick(urgencyWords[language][urgency]), urgency);
      case 'letterDate':
        return this.state(field, writing.letterDate(letterDate).text, letterDate);
      case 'documentType':
        return null;
    }
  }

  /** Notes a fact that the layout writes in its own way. */
  state(field: ExtractionField, written: string, value: string): string {
    this.stated.set(field, value);
    return written;
  }

  doctor(person: PhysicianFacts): string {
    return `Dr${this.french && person.sex === 'female' ? 'e' : this.french ? '' : '.'} ${person.given} ${person.family}`;
  }

  /** Label and value at a place; a blank leaves the label alone, as on a real form. Answers how many lines it took. */
  field(field: ExtractionField, x: number, y: number, options: { label?: string; width?: number; blank?: boolean } = {}): number {
    const value = this.write(field);
    if (value === null && !options.blank) return 0;
    const label = this.withColon(options.label ?? this.label(field));
    const end = this.canvas.draw(x, y, label, { bold: true }) + 5;
    if (value === null) return 1;
    const lines = options.width ? this.canvas.wrap(value, x + options.width - end) : [value];
    lines.forEach((line, index) => this.canvas.draw(end, y + index * this.canvas.size * 1.3, line));
    return lines.length;
  }

  /** A section heading over a rule. */
  heading(text: string, style: TextStyle & { x?: number; width?: number } = {}): void {
    const x = style.x ?? paper.margin;
    this.canvas.line(text, { bold: true, ...style, x, gap: 1 });
    this.canvas.rule(x, x + (style.width ?? paper.width - paper.margin - x), this.canvas.y - 2);
    this.canvas.y += 4;
  }

  /** Name and street of a clinic, then its numbers, as printed on its paper. */
  addressLines(address: PostalAddress): [string, string] {
    const region = [address.province, address.postalCode].filter(Boolean).join(' ');
    return [address.line ?? '', `${address.city}, ${region}`];
  }

  truth(documentType: DocumentType): LetterTruth {
    this.stated.set('documentType', documentType);
    const fields = Object.fromEntries(extractionFields.map((name) => [name, this.stated.get(name) ?? null]));
    return { documentType, fields: fields as LetterTruth['fields'], ambiguousBirthDate: this.ambiguousBirthDate };
  }
}
