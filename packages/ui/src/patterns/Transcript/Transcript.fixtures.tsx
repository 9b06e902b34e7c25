import { Bot, CalendarCheck, MessageSquare } from 'lucide-react';
import type { TranscriptSpeaker } from './Turn.tsx';
import type { TranscriptAction, TranscriptTurn, TranscriptWord } from './transcript.model.ts';

export const speakers: readonly TranscriptSpeaker[] = [
  { id: 'agent', name: 'Booking agent', icon: <Bot /> },
  { id: 'caller', name: 'Olivia Chen' },
];

const wordMs = 320;

/** Words at an even pace; one that ends with `?` of its own was heard badly. */
function wordsOf(text: string, startMs: number): TranscriptWord[] {
  return text.split(' ').map((word, at) => {
    const isDoubtful = word.startsWith('~');
    return { text: word.replace('~', ''), startMs: startMs + at * wordMs, endMs: startMs + (at + 1) * wordMs - 40, confidence: isDoubtful ? 0.41 : 0.97 };
  });
}

const turn = (id: number, speaker: string, startMs: number, text: string, actions?: readonly TranscriptAction[]): TranscriptTurn => ({
  id: `turn-${id}`,
  speaker,
  startMs,
  text: text.replaceAll('~', ''),
  words: wordsOf(text, startMs),
  ...(actions && { actions }),
});

export const turns: readonly TranscriptTurn[] = [
  turn(1, 'agent', 0, 'Harbourview Imaging, this is the booking assistant. This call is recorded. How can I help?'),
  turn(2, 'caller', 5600, 'Hi, my doctor sent you a referral for an ultrasound, I think it was ~Dr. ~Desrochers from Lakeshore.'),
  turn(3, 'agent', 12_400, 'Thank you. May I have your full name and your date of birth, please?'),
  turn(4, 'caller', 17_200, 'Olivia Chen, April ninth, nineteen sixty-eight.'),
  turn(5, 'agent', 21_000, 'Thank you, Olivia. I have the referral here. Tuesday the twenty-fourth at ten is free, or Thursday at half past two.'),
  turn(6, 'caller', 29_400, 'Tuesday at ten is good. Do I need to ~fast before?'),
  turn(7, 'agent', 34_000, 'Yes, please eat nothing for six hours before the ultrasound. You are booked for Tuesday, November twenty-fourth, at ten.', [
    { id: 'booked', label: 'Appointment booked', icon: <CalendarCheck aria-hidden />, href: '#appointment' },
    { id: 'text', label: 'Instructions sent', tone: 'accent', icon: <MessageSquare aria-hidden /> },
  ]),
  turn(8, 'caller', 42_600, 'Great, thank you. Bye.'),
];

/** What the caller is about to say, as it is recognised. */
export const partial: TranscriptTurn = { id: 'turn-9', speaker: 'caller', startMs: 45_000, text: 'Oh, one more', isPartial: true };

const rate = 8000;

/** A minute of a very quiet tone as a WAV file, 8-bit mono: a recording that says nothing about anybody. */
export function recordingUrl(): string {
  const seconds = 50;
  const length = rate * seconds;
  const bytes = new Uint8Array(44 + length);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  for (let at = 0; at < length; at += 1) bytes[44 + at] = 128 + Math.round(2 * Math.sin((at / rate) * 440));
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}
