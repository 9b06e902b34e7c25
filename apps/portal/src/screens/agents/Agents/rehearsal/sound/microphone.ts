import { mediaSampleRate } from '@intake/api/rules/voice';
import captureUrl from './captureWorklet.ts?worker&url';

export interface Microphone {
  stop: () => void;
}

/**
 * Frames of 20 ms, 16 kHz, as they are heard. Rejects with what the browser says where there is no microphone, or none may be
 * used.
 */
export async function openMicrophone(context: AudioContext, onFrame: (frame: Int16Array<ArrayBuffer>) => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } });
  try {
    await context.audioWorklet.addModule(captureUrl);
  } catch (cause) {
    stream.getTracks().forEach((track) => track.stop());
    throw cause;
  }
  const source = context.createMediaStreamSource(stream);
  const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
  capture.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => onFrame(new Int16Array(data));
  source.connect(capture);
  return {
    stop: () => {
      capture.port.onmessage = null;
      source.disconnect();
      stream.getTracks().forEach((track) => track.stop());
    },
  };
}

/** One context for both directions, at the rate of the wire. */
export const openSound = (): AudioContext => new AudioContext({ sampleRate: mediaSampleRate, latencyHint: 'interactive' });

/** How loud a frame is, 0 to 1. */
export function loudness(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += (sample / 0x8000) ** 2;
  return Math.sqrt(sum / frame.length);
}
