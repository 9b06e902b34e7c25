import { open, type FileHandle } from 'node:fs/promises';

const tailLength = 2048;

/**
 * Whether a file ends as its kind has to end. A writer that pauses leaves a file that looks finished to a clock; its
 * last bytes tell. Files of other kinds are never called complete.
 */
export async function isComplete(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = await read(file, 0, Math.min(8, size));
    const tail = await read(file, Math.max(0, size - tailLength), Math.min(tailLength, size));
    if (head.toString('latin1').startsWith('%PDF-')) return tail.includes('%%EOF');
    if (head.equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return tail.includes('IEND');
    if (head[0] === 0xff && head[1] === 0xd8) return tail.subarray(-64).includes(Buffer.from([0xff, 0xd9]));
    const order = head.toString('latin1', 0, 2);
    if (order === 'II' || order === 'MM') return await isWholeTiff(file, size, order === 'II');
    return false;
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const stripOffsets = 273;
const stripByteCounts = 279;

/** Follows the chain of directories to its end; every page's strips have to lie inside the file. */
async function isWholeTiff(file: FileHandle, size: number, isLittle: boolean): Promise<boolean> {
  const u16 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const numbers = async (entry: Buffer): Promise<number[]> => {
    const [width, count] = [u16(entry, 2) === 3 ? 2 : 4, u32(entry, 4)];
    const bytes = width * count <= 4 ? entry.subarray(8) : await read(file, u32(entry, 8), width * count);
    if (bytes.length < width * count) return [Infinity];
    return Array.from({ length: count }, (_, index) => (width === 2 ? u16(bytes, index * 2) : u32(bytes, index * 4)));
  };
  const seen = new Set<number>();
  let next = size >= 8 ? u32(await read(file, 4, 4), 0) : 0;
  if (next === 0) return false;
  while (next !== 0) {
    if (seen.has(next) || next + 2 > size) return false;
    seen.add(next);
    const length = u16(await read(file, next, 2), 0) * 12;
    const directory = await read(file, next + 2, length + 4);
    if (directory.length < length + 4) return false;
    const entries = Array.from({ length: length / 12 }, (_, index) => directory.subarray(index * 12, index * 12 + 12));
    const valueOf = async (tag: number) => {
      const entry = entries.find((candidate) => u16(candidate, 0) === tag);
      return entry ? numbers(entry) : [];
    };
    const [offsets, counts] = [await valueOf(stripOffsets), await valueOf(stripByteCounts)];
    if (offsets.some((offset, index) => offset + (counts[index] ?? 0) > size)) return false;
    next = u32(directory, length);
  }
  return true;
}
