/** PDF files of a few hundred bytes that ask for endless memory, time or depth. */

/** A file of these objects, numbered from 1; the first is the catalogue. */
function pdfOf(objects: string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const [size, start] = [objects.length + 1, text.length];
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const onePage = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const stream = (entries: string, body: string) => `<<${entries}/Length ${body.length}>>stream\n${body}\nendstream`;
const page = (entries: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${entries}>>`;
const form = (inner: number, body: string) =>
  stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A ${inner} 0 R>>>>`, body);
const drawing = (...objects: string[]) =>
  pdfOf([catalogue, onePage, page('/Resources<</XObject<</A 5 0 R>>>>/Contents 4 0 R'), stream('', '/A Do'), ...objects]);

/** A form that draws itself twice. */
export const selfDrawingPdf = () => drawing(form(5, '/A Do /A Do'));

/** Two forms that draw each other twice. */
export const mutuallyDrawingPdf = () => drawing(form(6, '/A Do /A Do'), form(5, '/A Do /A Do'));

/** A pattern that is painted with itself. */
export const selfPaintingPdf = () =>
  pdfOf([
    catalogue,
    onePage,
    page('/Resources<</Pattern<</P 5 0 R>>>>/Contents 4 0 R'),
    stream('', '/Pattern cs /P scn 0 0 612 792 re f'),
    stream(
      '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Pattern<</P 5 0 R>>>>',
      '/Pattern cs /P scn 0 0 9 9 re f',
    ),
  ]);

/** A node of the page tree that is its own child. */
export const loopingTreePdf = () => pdfOf([catalogue, '<</Type/Pages/Kids[2 0 R]/Count 1>>']);

/** A page below this many nodes. */
export function deepTreePdf(depth: number): Buffer {
  const nodes = Array.from({ length: depth }, (_, at) => `<</Type/Pages/Parent ${at + 2} 0 R/Kids[${at + 4} 0 R]/Count 1>>`);
  return pdfOf([catalogue, onePage, ...nodes, `<</Type/Page/Parent ${depth + 2} 0 R/MediaBox[0 0 612 792]>>`]);
}

/** One page, where more are announced. */
export const missingPagesPdf = (announced: number) => pdfOf([catalogue, `<</Type/Pages/Kids[3 0 R]/Count ${announced}>>`, page('')]);

/** A page whose picture says it has 3.6 thousand million dots. */
export const hugePicturePdf = () =>
  drawing(stream('/Type/XObject/Subtype/Image/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceRGB', 'x'));

/** A page with arrays in arrays. */
export const deepArrayPdf = (depth: number) => pdfOf([catalogue, onePage, page(`/X ${'['.repeat(depth)}`)]);
