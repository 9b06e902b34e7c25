import { expect, test } from 'vitest';
import { createLog } from './platform/log/log.ts';
import { createShutdown } from './shutdown.ts';

const log = createLog('silent');

test('entrances close before parts, the newest part first', async () => {
  const closed: string[] = [];
  const shutdown = createShutdown(log);
  await shutdown.start(async () => {
    shutdown.addPart('database', async () => closed.push('database'));
    shutdown.addPart('events', async () => closed.push('events'));
    shutdown.addEntrance('http', async () => closed.push('http'));
  });
  await shutdown.run();
  expect(closed).toEqual(['http', 'events', 'database']);
});

test('a stop during the start ends it at its next part, and closes that part too before what it needs', async () => {
  const closed: string[] = [];
  const reached: string[] = [];
  const shutdown = createShutdown(log);
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const started = shutdown.start(async () => {
    shutdown.addPart('database', async () => closed.push('database'));
    await waiting;
    shutdown.addEntrance('worker', async () => closed.push('worker'));
    reached.push('timers');
  });
  const stopped = shutdown.run();
  expect(closed).toEqual([]);
  goOn();
  await Promise.all([started, stopped]);
  expect({ closed, reached }).toEqual({ closed: ['worker', 'database'], reached: [] });
});

test('a start that fails says why, and what was begun is closed', async () => {
  const closed: string[] = [];
  const shutdown = createShutdown(log);
  const started = shutdown.start(async () => {
    shutdown.addPart('database', async () => closed.push('database'));
    throw new Error('no room');
  });
  await expect(started).rejects.toThrow('no room');
  await shutdown.run();
  expect(closed).toEqual(['database']);
});
