import { encode } from 'uqr';

/** Modules around a code that stay white, as ISO/IEC 18004 asks: cameras find it by them. */
const quiet = 4;

export interface QrImage {
  /** Side in modules, with what stays white around it. */
  size: number;
  /** Its black parts, as the path of an SVG in modules. */
  path: string;
}

/** The code of an address. A quarter of it may be covered or torn, as on a poster. */
export function qrImageOf(address: string): QrImage {
  const { size, data } = encode(address, { ecc: 'Q', border: quiet });
  const path = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** As a file that prints sharp at any size. */
export const svgOf = ({ size, path }: QrImage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;

/** As a picture for programs that take no SVG, in base64; 24 points a module. */
export function pngOf({ size, path }: QrImage): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * 24;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(24, 24);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}
