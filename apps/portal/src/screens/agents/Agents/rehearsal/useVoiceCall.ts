import { useRegisterWebCallMutation, useRemoveWebCallMutation } from '@intake/api/client';
import type { AgentFlow, MediaFromCaller, MediaToCaller } from '@intake/api/contract';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { heardPart, lineOf, patientsOf, askedAt, type Cast } from './rehearsal.model.ts';
import { loudness, openMicrophone, openSound, type Microphone } from './sound/microphone.ts';
import { speak, type Speech } from './sound/speaker.ts';
import { noCall, withEvent, type VoiceControl } from './voiceCall.model.ts';

/** From this on a frame is speech, as the server has it too. */
const speechLoudness = 0.02;

interface Line {
  socket: WebSocket;
  sound: AudioContext;
  microphone: Microphone | null;
  callId: string;
  /** What is being said, and what waits to be. */
  speaking: { turn: number; text: string; speech: Speech } | null;
  waiting: { turn: number; text: string }[];
  lastVoicedAt: number | null;
  voicedSince: number | null;
  /** Turns of the caller. */
  said: number;
}

/** A call with an agent by microphone and sound. Everything between is of this server. */
export function useVoiceCall(agentId: string | null, flow: AgentFlow | null): VoiceControl {
  const [call, tell] = useReducer(withEvent, noCall);
  const [register] = useRegisterWebCallMutation();
  const [remove] = useRemoveWebCallMutation();
  const line = useRef<Line | null>(null);
  const cast = useRef<Cast | null>(null);
  /** Of the call that was asked for last and not hung up. */
  const attempt = useRef(0);

  const send = (message: MediaFromCaller) => {
    if (line.current?.socket.readyState === WebSocket.OPEN) line.current.socket.send(JSON.stringify(message));
  };

  const quiet = (isTyped: boolean) => {
    const own = line.current;
    if (!own?.speaking) return;
    const { turn, text, speech } = own.speaking;
    const heard = heardPart(text, speech.stop());
    own.speaking = null;
    own.waiting = [];
    if (own.voicedSince !== null && !isTyped) tell({ type: 'measured', what: 'bargeIn', milliseconds: performance.now() - own.voicedSince });
    tell({ type: 'cut', turn, text: heard });
    tell({ type: 'sound', isAgentSpeaking: false });
    if (isTyped) send({ type: 'interrupt' });
    send({ type: 'played', turn, text: heard });
  };

  const speakNext = (locale: Cast['locale']) => {
    const own = line.current;
    const next = own?.waiting.shift();
    if (!own || !next || own.speaking) return;
    const speech = speak(own.sound, next.text, locale, {
      onStart: () => {
        tell({ type: 'sound', isAgentSpeaking: true });
        if (own.lastVoicedAt !== null) tell({ type: 'measured', what: 'reply', milliseconds: performance.now() - own.lastVoicedAt });
        own.lastVoicedAt = null;
      },
      onEnd: () => {
        own.speaking = null;
        tell({ type: 'sound', isAgentSpeaking: false });
        send({ type: 'played', turn: next.turn, text: next.text });
        speakNext(locale);
      },
    });
    own.speaking = { ...next, speech };
  };

  const hangUp = useCallback(() => {
    const own = line.current;
    line.current = null;
    attempt.current += 1;
    if (!own) return;
    own.speaking?.speech.stop();
    own.microphone?.stop();
    own.socket.close();
    void own.sound.close();
    void remove({ body: { id: own.callId } });
  }, [remove]);

  useEffect(() => hangUp, [hangUp, agentId]);

  const onFrame = (frame: Int16Array<ArrayBuffer>) => {
    const own = line.current;
    if (!own) return;
    if (loudness(frame) >= speechLoudness) {
      own.lastVoicedAt = performance.now();
      own.voicedSince ??= own.lastVoicedAt;
    } else if (own.voicedSince !== null && performance.now() - (own.lastVoicedAt ?? 0) > 200) own.voicedSince = null;
    if (own.socket.readyState === WebSocket.OPEN) own.socket.send(frame.buffer);
  };

  const onMessage = (message: MediaToCaller, locale: Cast['locale']) => {
    tell(message);
    const own = line.current;
    if (!own) return;
    if (message.type === 'say') {
      own.waiting.push({ turn: message.turn, text: message.text });
      if (!own.speaking) speakNext(locale);
    }
    if (message.type === 'heard') {
      own.said += 1;
      // What the caller has said is answered: nothing of before is spoken any more.
      quiet(false);
    }
    if (message.type === 'clear') quiet(false);
    if (message.type === 'state' && cast.current && flow) {
      const patients = patientsOf(cast.current.seed);
      send({ type: 'line', text: message.status === 'live' ? lineOf({ cast: cast.current, patients }, askedAt(flow, message.at), own.said) : '' });
    }
  };

  const start = async (chosen: Cast) => {
    hangUp();
    if (!agentId) return;
    const current = attempt.current;
    cast.current = chosen;
    tell({ type: 'connect' });
    // Before anything is awaited, so that it belongs to the press of the button.
    const sound = openSound();
    const answer = await register({ body: { agentId, locale: chosen.locale, rehearsalSeed: chosen.seed } });
    // Hung up while it was asked for: the microphone stays closed.
    if (attempt.current !== current) {
      void sound.close();
      if (answer.data) void remove({ body: { id: answer.data.callId } });
      return;
    }
    if (!answer.data) {
      void sound.close();
      return tell({ type: 'failed', problem: 'refused' });
    }
    const { callId, accessToken, url } = answer.data;
    const socket = new WebSocket(new URL(url, location.href.replace(/^http/, 'ws')));
    const own: Line = { socket, sound, microphone: null, callId, speaking: null, waiting: [], lastVoicedAt: null, voicedSince: null, said: 0 };
    line.current = own;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (line.current === own) onMessage(JSON.parse(data) as MediaToCaller, chosen.locale);
    };
    socket.onopen = () => {
      send({ type: 'join', accessToken });
      if (chosen.persona === 'voicemail') send({ type: 'voicemail' });
    };
    socket.onclose = () => {
      if (line.current === own) tell({ type: 'failed', problem: 'network' });
    };
    try {
      const microphone = await openMicrophone(sound, onFrame);
      if (line.current === own) own.microphone = microphone;
      else microphone.stop();
    } catch {
      // Text and keypad go on.
      tell({ type: 'no-microphone' });
    }
  };

  return {
    call,
    start: (chosen) => void start(chosen),
    say: (text) => {
      quiet(true);
      send({ type: 'text', text });
    },
    press: (digits) => {
      quiet(true);
      send({ type: 'key', digits });
    },
    stop: () => {
      send({ type: 'hang-up' });
      hangUp();
      tell({ type: 'ended', reason: 'caller' });
    },
    leave: () => {
      hangUp();
      tell({ type: 'left' });
    },
  };
}
