/** Runs beside the sound, not on the page: gathers what the microphone hears into frames of 20 ms. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const frameSamples = 320;

class Capture extends AudioWorkletProcessor {
  private frame = new Int16Array(frameSamples);
  private filled = 0;

  process([channels]: Float32Array[][]): boolean {
    for (const sample of channels?.[0] ?? []) {
      this.frame[this.filled] = Math.max(-1, Math.min(1, sample)) * 0x7fff;
      this.filled += 1;
      if (this.filled === frameSamples) {
        this.port.postMessage(this.frame.buffer, [this.frame.buffer]);
        this.frame = new Int16Array(frameSamples);
        this.filled = 0;
      }
    }
    return true;
  }
}

registerProcessor('capture', Capture);
