import fastify from 'fastify';

export interface ChatRequest {
  model: string;
  tool_choice: string;
  tools: { function: { name: string } }[];
  messages: { role: string; content: string }[];
}

/** What it says: tools that it calls, text alone, an HTTP status, or nothing for ever. */
export type ChatAnswer = { call: string; value?: unknown }[] | string | number | null;

export interface ChatLoopback {
  /** For MODEL_BASE_URL. */
  baseUrl: string;
  /** What it was asked, oldest first. */
  asked(): { request: ChatRequest; authorization: string | undefined }[];
  close(): Promise<void>;
}

/** Answers like a model behind OpenAI's chat completions, on loopback; what it says is told it. */
export async function startChatLoopback(answer: (request: ChatRequest) => ChatAnswer): Promise<ChatLoopback> {
  const asked: ReturnType<ChatLoopback['asked']> = [];
  const app = fastify({ forceCloseConnections: true });
  app.post<{ Body: ChatRequest }>('/v1/chat/completions', async ({ body, headers }, reply) => {
    asked.push({ request: body, authorization: headers.authorization });
    const said = answer(body);
    if (said === null) return reply.hijack();
    if (typeof said === 'number') return reply.status(said).send({ error: { message: 'refused', type: 'server_error' } });
    const calls = typeof said === 'string' ? null : said.map(({ call, value }, at) => ({ id: `call_${at}`, type: 'function', function: { name: call, arguments: JSON.stringify(value === undefined ? {} : { value }) } }));
    return {
      id: 'chatcmpl-loopback', object: 'chat.completion', created: 0, model: body.model, usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      choices: [{ index: 0, finish_reason: calls ? 'tool_calls' : 'stop', message: { role: 'assistant', content: calls ? null : said, ...(calls && { tool_calls: calls }) } }],
    };
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { baseUrl: `${address}/v1`, asked: () => asked, close: () => app.close() };
}
