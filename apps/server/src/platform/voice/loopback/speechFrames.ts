/** What one frame of sound tells: somebody begins to speak, or has ended. */
export type Heard = 'begins' | 'ends' | null;

const framesToBegin = 3;
/** 400 ms of 20 ms each. */
const framesToEnd = 20;
/** Of 32,768: below it nobody speaks, however quiet the room is. */
const quietest = 400;
const aboveNoise = 3;

/** Whether somebody speaks, by how loud frames of 16 bit are against the noise of the room. */
export function speechFrames(): (frame: Buffer) => Heard {
  let isSpeaking = false;
  let run = 0;
  let noise = quietest / aboveNoise;
  return (frame) => {
    const level = loudness(frame);
    const isVoiced = level > Math.max(quietest, noise * aboveNoise);
    // Noise rises slowly and falls fast, so that a voice does not become noise.
    if (!isVoiced) noise += (level - noise) * (level < noise ? 0.2 : 0.02);
    run = isVoiced === isSpeaking ? 0 : run + 1;
    if (run < (isSpeaking ? framesToEnd : framesToBegin)) return null;
    run = 0;
    isSpeaking = !isSpeaking;
    return isSpeaking ? 'begins' : 'ends';
  };
}

function loudness(frame: Buffer): number {
  const samples = Math.floor(frame.length / 2);
  let sum = 0;
  for (let index = 0; index < samples; index += 1) sum += frame.readInt16LE(index * 2) ** 2;
  return samples === 0 ? 0 : Math.sqrt(sum / samples);
}
