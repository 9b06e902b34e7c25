/** Minimal Lower Layer Protocol: a message stands between VT and FS CR. */
const start = 0x0b;
const end = 0x1c;
const carriageReturn = 0x0d;

export const frame = (message: string): Buffer => Buffer.concat([Buffer.from([start]), Buffer.from(message, 'utf8'), Buffer.from([end, carriageReturn])]);

/** Takes bytes as they come, answers the messages that are whole by then. @throws when more than `most` bytes are none */
export function createUnframer(most: number) {
  let held = Buffer.alloc(0);
  return (bytes: Buffer): string[] => {
    held = Buffer.concat([held, bytes]);
    const messages: string[] = [];
    for (;;) {
      const from = held.indexOf(start);
      const to = held.indexOf(end, from + 1);
      if (from < 0 || to < 0) break;
      messages.push(held.subarray(from + 1, to).toString('utf8'));
      held = held.subarray(held[to + 1] === carriageReturn ? to + 2 : to + 1);
    }
    if (held.length > most) throw new Error('the other side sends no message that ends');
    return messages;
  };
}
