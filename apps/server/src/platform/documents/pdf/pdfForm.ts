import type { PDFiumDocument } from '@hyzyla/pdfium';
import type { Box } from '../../ocr/word.ts';
import { boxOf } from './pdfGeometry.ts';
import type { Pdfium } from './pdfium.ts';

/** What the fields of a page say beyond the text that they show. */
export interface FormFields {
  /** Their text comes behind that of the page, wherever it stands. */
  any: boolean;
  /** Check boxes and radio buttons, whose ticks are drawings of any kind. */
  ticks: { box: Box; ticked: boolean }[];
  /** Fields with a cell for each character: only the spaces of their value part words. */
  combs: { box: Box; value: string }[];
  /** All other fields that somebody types into. */
  texts: { box: Box; value: string }[];
}

const formType = { dynamic: 2 };
const subtype = { widget: 20 };
const fieldType = { checkBox: 2, radioButton: 3, text: 6 };
const combFlag = 1 << 24;
/** Invisible, hidden, not viewed: such a field is not on the page. */
const unseenFlags = 1 | 2 | 32;
const forDisplay = 0;

/**
 * Makes fields and annotations a part of the page, so that what was typed, chosen, stamped or written over it is text
 * and picture like the rest. Fields that have no appearance yet are given one first.
 */
export function flattenPage(pdfium: Pdfium, document: PDFiumDocument, index: number): FormFields {
  const fields: FormFields = { any: false, ticks: [], combs: [], texts: [] };
  const page = document.getPage(index)['pageIdx'];
  if (pdfium._FPDFPage_GetAnnotCount(page) > 0) {
    const form = document['initializeFormFields']();
    pdfium._FORM_OnAfterLoadPage(page, form);
    for (const annotation of annotationsOf(pdfium, page)) {
      if (pdfium._FPDFAnnot_GetSubtype(annotation) === subtype.widget) readField(pdfium, { form, page, annotation }, fields);
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
    pdfium._FPDFPage_Flatten(page, forDisplay);
    pdfium._FORM_OnBeforeClosePage(page, form);
  }
  pdfium._FPDF_ClosePage(page);
  return fields;
}

/** A form that only its maker's own reader draws: the pages in the file say no more than that. */
export function isDynamicForm(pdfium: Pdfium, document: PDFiumDocument): boolean {
  if (pdfium._FPDF_GetFormType(document['documentIdx']) !== formType.dynamic) return false;
  return Array.from({ length: document.getPageCount() }, (_, index) => document.getPage(index)['pageIdx']).every((page) => {
    const annotations = pdfium._FPDFPage_GetAnnotCount(page);
    pdfium._FPDF_ClosePage(page);
    return annotations === 0;
  });
}

function* annotationsOf(pdfium: Pdfium, page: number): Generator<number> {
  for (let index = 0; index < pdfium._FPDFPage_GetAnnotCount(page); index += 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation) yield annotation;
  }
}

interface Field {
  form: number;
  page: number;
  annotation: number;
}

function readField(pdfium: Pdfium, { form, page, annotation }: Field, fields: FormFields): void {
  if (pdfium._FPDFAnnot_GetFlags(annotation) & unseenFlags) return;
  fields.any = true;
  const type = pdfium._FPDFAnnot_GetFormFieldType(form, annotation);
  if (type === fieldType.checkBox || type === fieldType.radioButton) {
    fields.ticks.push({ box: placeOf(pdfium, page, annotation), ticked: pdfium._FPDFAnnot_IsChecked(form, annotation) === 1 });
  } else if (type === fieldType.text) {
    const isComb = (pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation) & combFlag) !== 0;
    fields[isComb ? 'combs' : 'texts'].push({ box: placeOf(pdfium, page, annotation), value: valueOf(pdfium, form, annotation) });
  }
}

function placeOf(pdfium: Pdfium, page: number, annotation: number): Box {
  const memory = pdfium.wasmExports.malloc(16);
  pdfium._FPDFAnnot_GetRect(annotation, memory);
  const box = boxOf(pdfium, page, memory);
  pdfium.wasmExports.free(memory);
  return box;
}

function valueOf(pdfium: Pdfium, form: number, annotation: number): string {
  const length = pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, 0, 0);
  const memory = pdfium.wasmExports.malloc(length);
  pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, memory, length);
  const value = new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(memory, memory + length));
  pdfium.wasmExports.free(memory);
  return value.replace(/\0+$/, '');
}
