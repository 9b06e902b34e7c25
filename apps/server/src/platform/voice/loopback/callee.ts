import type { Ears, LineCall } from './lineCall.ts';

/** Somebody who is made up. `reply` answers what the agent says: with a text, with nothing, or with null to hang up. */
export type Callee = { picksUp: 'busy' | 'no-answer' | 'machine' } | { picksUp: 'person'; reply(heard: string): string | null };

/** Answers a phone that rings. */
export function answerPhone(who: Callee, message: string | null, open: (ears: Ears) => LineCall): void {
  const nothing = () => undefined;
  const line: LineCall = open({
    say: (turn, text) => {
      // It speaks only once it was opened.
      setImmediate(() => {
        line.played(turn, text);
        if (who.picksUp !== 'person') return line.end('voicemail_reached');
        const answer = who.reply(text);
        if (answer === null) return line.end('user_hangup');
        if (answer) line.said(answer, 'voice');
      });
    },
    clear: nothing,
    heard: nothing,
    metadata: nothing,
    ended: nothing,
  });
  if (who.picksUp === 'machine') {
    if (message) line.transcript.push({ role: 'agent', content: message });
    setImmediate(() => line.end('voicemail_reached'));
  }
}
