import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaxRefused } from '../platform/telephony/telephony.port.ts';
import { createTelnyx } from '../platform/telephony/telnyx.adapter.ts';
import { demoNumber } from './clinic.ts';
import { openDemoLine, type DemoLine } from './line.ts';

let line: DemoLine;
beforeAll(async () => {
  line = await openDemoLine({ hasPost: true });
});
afterAll(() => line.close());

const fax = { to: '+14165550142', pdf: Buffer.from('%PDF-1.4'), reference: 'one' };

test('the line of the demo takes the faxes of the demo clinic, which one can ask for', async () => {
  const telephony = createTelnyx(line.telnyx);
  const sent = await telephony.sendFax({ ...fax, from: demoNumber });
  expect(sent).toMatchObject({ status: 'underway', reference: 'one' });
  expect(await telephony.findFax({ reference: 'one', to: fax.to, since: new Date(Date.now() - 60_000) })).toEqual(sent);
});

test('the line of the demo refuses the faxes of anybody else, who would believe that they arrive', async () => {
  await expect(createTelnyx(line.telnyx).sendFax({ ...fax, from: '+16135550199' })).rejects.toBeInstanceOf(FaxRefused);
});

test('a phone whose number is none for the line of the demo is one once it has written', async () => {
  const telephony = createTelnyx(line.telnyx);
  const phone = '+14165550139';
  const statusOf = async (reference: string) => {
    const { providerId: id } = await telephony.sendText({ from: demoNumber, to: phone, text: 'Your visit is on Monday.', reference });
    await expect.poll(async () => (await telephony.getText(id))?.status, { timeout: 20_000 }).not.toBe('underway');
    return (await telephony.getText(id))?.status;
  };
  expect(await statusOf('one')).toBe('failed');
  await line.phones.write({ from: phone, to: demoNumber, text: 'STOP' });
  expect(await statusOf('two')).toBe('delivered');
});
