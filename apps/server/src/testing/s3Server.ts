import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  body: Buffer;
  modified: Date;
}

/**
 * An S3 store on loopback that keeps objects in memory: PUT, GET with ranges, HEAD (of the bucket too), DELETE and ListObjectsV2
 * in pages of two, path style. It refuses unsigned requests and content that is not what its checksum says.
 */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    answer(objects, request, response).catch((error: Error) =>
      refuse(response, 500, 'InternalError', error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () =>
      new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

async function answer(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url!, 'http://localhost');
  const body = Buffer.concat(await request.toArray());
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    return refuse(response, 403, 'AccessDenied', 'The request is not signed.');
  }
  if (url.searchParams.get('list-type') === '2') return list(objects, url.searchParams, response);
  const isBucket = /^\/[^/]+\/?$/.test(url.pathname);
  if (isBucket && request.method === 'HEAD') return response.writeHead(200).end();
  const object = objects.get(url.pathname);
  switch (request.method) {
    case 'PUT': {
      const checksum = createHash('sha256').update(body).digest('base64');
      const claimed = request.headers['x-amz-checksum-sha256'];
      if (claimed && claimed !== checksum)
        return refuse(response, 400, 'BadDigest', 'The content is damaged.');
      objects.set(url.pathname, { body, modified: new Date() });
      return response.end();
    }
    case 'DELETE':
      objects.delete(url.pathname);
      return response.writeHead(204).end();
    case 'HEAD':
    case 'GET': {
      if (!object) return refuse(response, 404, 'NoSuchKey', 'There is no such object.');
      return send(object.body, request, response);
    }
    default:
      return refuse(response, 405, 'MethodNotAllowed', 'This store does not know the method.');
  }
}

function send(body: Buffer, request: IncomingMessage, response: ServerResponse) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined) return response.writeHead(200, { 'content-length': body.length }).end(body);
  const end = Math.min(last ? Number(last) : body.length - 1, body.length - 1);
  const part = body.subarray(Number(first), end + 1);
  const headers = { 'content-length': part.length, 'content-range': `bytes ${first}-${end}/${body.length}` };
  return response.writeHead(206, headers).end(part);
}

function list(objects: Map<string, StoredObject>, query: URLSearchParams, response: ServerResponse) {
  const after = query.get('continuation-token') ?? '';
  const found = [...objects]
    .map(([path, object]) => ({ key: path.split('/').slice(2).join('/'), object }))
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const page = found.slice(0, 2);
  const entries = page.map(
    ({ key, object }) =>
      `<Contents><Key>${key}</Key><LastModified>${object.modified.toISOString()}</LastModified><Size>${object.body.length}</Size></Contents>`,
  );
  const next = found.length > 2 ? `<NextContinuationToken>${page.at(-1)!.key}</NextContinuationToken>` : '';
  xml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${found.length > 2}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
  );
}

const refuse = (response: ServerResponse, status: number, code: string, message: string) =>
  xml(response, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);

function xml(response: ServerResponse, status: number, text: string) {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}
