import { createHash } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib';

/** What stands for a password that is shorter, such as none (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** OpenSSL has it no longer. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => ([state[one], state[other]] = [state[other]!, state[one]!]);
  for (let at = 0, other = 0; at < 256; at += 1) swap(at, (other = (other + state[at]! + key[at % key.length]!) & 255));
  let [at, other] = [0, 0];
  return data.map((byte) => {
    at = (at + 1) & 255;
    swap(at, (other = (other + state[at]!) & 255));
    return byte ^ state[(state[at]! + state[other]!) & 255]!;
  });
}

/** The file with its streams encrypted by 40 bits of RC4, as old office programs protect against changes: it opens without a password. */
export async function rc4Encrypted(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const [owner, id, rights] = [md5(padding, padding), md5(bytes), -44];
  const ownerEntry = Buffer.concat([owner, owner]);
  const rightsBytes = Buffer.alloc(4);
  rightsBytes.writeInt32LE(rights);
  const key = md5(padding, ownerEntry, rightsBytes, id).subarray(0, 5);
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const number = Buffer.alloc(5);
    number.writeUIntLE(ref.objectNumber, 0, 3);
    number.writeUIntLE(ref.generationNumber, 3, 2);
    pdf.context.assign(ref, PDFRawStream.of(object.dict, rc4(md5(key, number).subarray(0, 10), object.contents)));
  }
  const hex = (part: Uint8Array) => PDFHexString.of(Buffer.from(part).toString('hex'));
  const { trailerInfo } = pdf.context;
  delete trailerInfo.Info;
  trailerInfo.ID = pdf.context.obj([hex(id), hex(id)]);
  trailerInfo.Encrypt = pdf.context.register(
    pdf.context.obj({ Filter: PDFName.of('Standard'), V: 1, R: 2, O: hex(ownerEntry), U: hex(rc4(key, padding)), P: rights }),
  );
  return pdf.save({ useObjectStreams: false });
}
