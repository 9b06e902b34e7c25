import type { Locale } from '@intake/i18n';

export interface Speech {
  /** Stops at once; the share of it that was heard, 0 to 1. */
  stop: () => number;
}

export interface SpeechEvents {
  onStart: () => void;
  onEnd: () => void;
}

/** Seconds that a character takes, spoken at an ordinary pace; a Chinese or Japanese one is a syllable. */
const pace = { letter: 0.055, syllable: 0.16 };
const isSyllable = (character: string) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(character);

export const secondsOf = (text: string): number => [...text].reduce((sum, character) => sum + (isSyllable(character) ? pace.syllable : pace.letter), 0);

/** A voice that speaks on this machine: words about patients, even of made-up ones, go to nobody. */
const localVoice = (locale: Locale): SpeechSynthesisVoice | null =>
  globalThis.speechSynthesis?.getVoices().find(({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === locale) ?? null;

/** Says a text by a voice of the machine; without one it hums the rhythm of the words, so that timing and interrupting are still real. */
export function speak(context: AudioContext, text: string, locale: Locale, events: SpeechEvents): Speech {
  const voice = localVoice(locale);
  return voice ? sayAloud(voice, text, events) : hum(context, text, events);
}

function sayAloud(voice: SpeechSynthesisVoice, text: string, { onStart, onEnd }: SpeechEvents): Speech {
  const utterance = new SpeechSynthesisUtterance(text);
  let heard = 0;
  let isStopped = false;
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.onstart = onStart;
  utterance.onboundary = ({ charIndex }) => (heard = charIndex / text.length);
  utterance.onend = () => {
    if (!isStopped) onEnd();
  };
  speechSynthesis.speak(utterance);
  return {
    stop: () => {
      isStopped = true;
      speechSynthesis.cancel();
      return heard;
    },
  };
}

function hum(context: AudioContext, text: string, { onStart, onEnd }: SpeechEvents): Speech {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  gain.gain.value = 0;
  tone.connect(gain).connect(context.destination);
  const start = context.currentTime + 0.02;
  const duration = secondsOf(text);
  let at = start;
  for (const character of text) {
    const step = isSyllable(character) ? pace.syllable : pace.letter;
    const isSound = /[\p{L}\p{N}]/u.test(character);
    tone.frequency.setValueAtTime(150 + (character.codePointAt(0)! % 12) * 8, at);
    gain.gain.setTargetAtTime(isSound ? 0.12 : 0, at, 0.008);
    at += step;
  }
  gain.gain.setTargetAtTime(0, at, 0.01);
  tone.start(start);
  tone.stop(at + 0.05);
  tone.onended = onEnd;
  onStart();
  return {
    stop: () => {
      tone.onended = null;
      tone.stop();
      tone.disconnect();
      return Math.max(0, Math.min(1, (context.currentTime - start) / duration));
    },
  };
}
