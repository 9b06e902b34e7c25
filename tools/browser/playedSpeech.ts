const sampleRate = 16_000;

/** Seconds: as long as a birth date is, and the pause after it. */
const speech = 1.2;
const pause = 4;
const lead = 1.5;

/** A WAV file that sounds like somebody who speaks and waits: syllables of a voice, then silence. The browser plays it round and round. */
export function playedSpeech(): Buffer {
  const samples = Math.round((lead + speech + pause) * sampleRate);
  const data = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1) {
    const second = at / sampleRate - lead;
    const isSpeech = second >= 0 && second < speech;
    const syllable = 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * second);
    const voice = [1, 2, 3, 4].reduce((sum, harmonic) => sum + Math.sin(2 * Math.PI * 140 * harmonic * second) / harmonic, 0) / 2;
    data.writeInt16LE(Math.round(isSpeech ? voice * syllable * 0.4 * 0x7fff : 0), at * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
