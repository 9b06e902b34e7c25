/** Generic regions: intermediate, immediate, immediate lossless. */
const genericRegions = new Set([36, 38, 39]);
/** Bytes of a region's size and place, before its flags. */
const regionInformation = 17;
const unknownLength = 0xff_ff_ff_ff;

/**
 * Whether a JBIG2 stream (ITU-T T.88, 7.2) holds a region that is coded as MMR, as fax lines are. PDFium leaves such a
 * region out and says nothing.
 */
export function holdsMmrRegion(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const numberAt = (at: number) => (at + 4 <= data.length ? view.getUint32(at) : unknownLength);
  for (let at = 0; at + 11 <= data.length; ) {
    const [number, flags] = [numberAt(at), data[at + 4]!];
    at += 5;
    let referred = data[at]! >> 5;
    if (referred === 7) {
      referred = numberAt(at) & 0x1f_ff_ff_ff;
      at += 4 + Math.ceil((referred + 1) / 8);
    } else at += 1;
    at += referred * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4) + (flags & 64 ? 4 : 1);
    const length = numberAt(at);
    at += 4;
    if (genericRegions.has(flags & 63) && (data[at + regionInformation] ?? 0) & 1) return true;
    if (length === unknownLength) return false;
    at += length;
  }
  return false;
}
