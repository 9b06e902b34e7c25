import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useVoiceCall } from './useVoiceCall.ts';
import type { VoiceControl } from './voiceCall.model.ts';

const { register, remove, openMicrophone, closeSound } = vi.hoisted(() => ({ register: vi.fn(), remove: vi.fn(), openMicrophone: vi.fn(), closeSound: vi.fn() }));
vi.mock('@intake/api/client', () => ({ useRegisterWebCallMutation: () => [register], useRemoveWebCallMutation: () => [remove] }));
vi.mock('./sound/microphone.ts', () => ({ openMicrophone, openSound: () => ({ close: closeSound }), loudness: () => 0 }));
vi.mock('./sound/speaker.ts', () => ({ speak: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

test('a call that is hung up before the server has answered opens neither line nor microphone, and is taken back', async () => {
  const socket = Object.assign(vi.fn(), { OPEN: 1 });
  vi.stubGlobal('WebSocket', socket);
  let answer: (given: object) => void = () => undefined;
  register.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  let voice: VoiceControl | undefined;
  const Page = () => {
    voice = useVoiceCall('agent', null);
    return null;
  };
  renderToString(createElement(Page));
  voice?.start({ locale: 'en', persona: 'calm', wish: 'confirm', seed: 1 });
  voice?.stop();
  answer({ data: { callId: 'call', accessToken: 'token', url: '/api/voice' } });
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith({ body: { id: 'call' } }));
  expect(closeSound).toHaveBeenCalledOnce();
  expect(socket).not.toHaveBeenCalled();
  expect(openMicrophone).not.toHaveBeenCalled();
});
