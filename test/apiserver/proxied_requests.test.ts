// What passes through an aggregator, and what becomes of requests whose backend doesn't do as it should.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { BIRDS, startAggregated, until } from './aggregated_backend.ts';

test('neither what a client says of who it is, nor what is about its connection, reaches the backend', async (t) => {
  let seen: string[] = [];
  const { ask } = await startAggregated(t, ({ rawHeaders }, response) => {
    seen = rawHeaders;
    response.end('{}');
  });
  const { status } = await ask(`${BIRDS}/owl`, {
    headers: {
      'X-Remote-User': 'root',
      'X-Remote-Uid': '0',
      'X-Remote-Group': ['system:masters', 'root'],
      'X-Remote-Extra-Scope': 'all',
      'Impersonate-User': 'bob',
      'Impersonate-Group': 'sitters',
      'Impersonate-Extra-Scope': 'ü',
      'Proxy-Authorization': 'Basic cm9vdA==',
      'Keep-Alive': 'timeout=5',
      TE: 'trailers',
      Connection: 'close, X-Hop, X-Remote-User',
      'X-Hop': '1',
      'X-Forwarded-For': '192.0.2.7',
      'X-Kept': ['a', 'b'],
    },
  });
  assert.equal(status, 200);
  const pairs = seen.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), seen[at + 1]]] : []));
  const values = (name: string): unknown[] => pairs.filter((pair) => pair[0] === name).map((pair) => pair[1]);
  assert.deepEqual(values('x-remote-user'), ['bob']);
  assert.deepEqual(values('x-remote-group'), ['sitters', 'system:authenticated']);
  assert.deepEqual(values('x-remote-extra-scope'), ['Ã¼'], 'UTF-8, of which Node takes each byte for a character');
  assert.deepEqual(values('x-forwarded-for'), ['192.0.2.7, 127.0.0.1']);
  assert.deepEqual(values('x-kept'), ['a', 'b']);
  assert.match(String(values('audit-id')[0]), /^[-0-9a-f]{36}$/);
  const gone = /^(?:authorization|impersonate-.*|x-remote-uid|x-hop|proxy-.*|te|trailer|keep-alive|upgrade)$/;
  assert.deepEqual(
    pairs.map(([name]) => name).filter((name) => gone.test(String(name))),
    [],
  );
  assert.deepEqual(values('connection'), ['keep-alive']);
});

test('of the answer all passes but what is about the connection, and who may read it in a browser', async (t) => {
  const { ask } = await startAggregated(t, (_, response) => {
    response.writeHead(418, {
      'Content-Type': 'text/x-bird',
      'Set-Cookie': ['a=1', 'b=2'],
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Credentials': 'true',
      Connection: 'X-Hop',
      'X-Hop': '1',
      'Proxy-Authenticate': 'Basic',
      'X-Kept': 'yes',
    });
    response.end('hoot');
  });
  const { status, headers, text } = await ask(BIRDS);
  assert.deepEqual([status, text], [418, 'hoot']);
  assert.deepEqual(headers['set-cookie'], ['a=1', 'b=2']);
  assert.deepEqual([headers['content-type'], headers['x-kept']], ['text/x-bird', 'yes']);
  for (const name of ['access-control-allow-origin', 'access-control-allow-credentials', 'x-hop', 'proxy-authenticate'])
    assert.equal(headers[name], undefined, name);
});

test('a body ends where it ended, whatever the method: nothing in it is another request', async (t) => {
  const seen: string[] = [];
  const { url, ask } = await startAggregated(t, async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    seen.push(`${incoming.method} ${incoming.url} ${body}`);
    response.end();
  });
  const inner = `GET ${BIRDS}/smuggled HTTP/1.1\r\nHost: x\r\nX-Remote-User: root\r\n\r\n`;
  for (const method of ['DELETE', 'GET', 'POST', 'PATCH', 'OPTIONS']) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const size = inner.length.toString(16);
    socket.write(
      `${method} ${BIRDS}/owl HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer jane\r\nConnection: close\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n${size}\r\n${inner}\r\n0\r\n\r\n`,
    );
    for await (const chunk of socket) assert.match(String(chunk), /^HTTP\/1\.1 200/);
    await ask(`${BIRDS}/next`);
  }
  assert.deepEqual(
    seen,
    ['DELETE', 'GET', 'POST', 'PATCH', 'OPTIONS'].flatMap((method) => [
      `${method} ${BIRDS}/owl ${inner}`,
      `GET ${BIRDS}/next `,
    ]),
  );
});

test('a redirect is neither followed nor passed on, unless the server is told to', async (t) => {
  for (const forwardRedirects of [false, true]) {
    let asked = 0;
    const { ask } = await startAggregated(
      t,
      ({ url }, response) => {
        asked++;
        if (url?.endsWith('/other')) response.writeHead(302).end('where?');
        else response.writeHead(307, { Location: 'https://192.0.2.1/' }).end('there');
      },
      { forwardRedirects },
    );
    const { status, text, headers } = await ask(BIRDS);
    if (forwardRedirects) assert.deepEqual([status, text, headers.location], [307, 'there', 'https://192.0.2.1/']);
    else
      assert.deepEqual(
        [status, text, headers.location],
        [502, 'the backend attempted to redirect this request, which is not permitted', undefined],
      );
    const other = await ask(`${BIRDS}/other`);
    assert.deepEqual([other.status, other.text, asked], [302, 'where?', 2]);
  }
});

test('a backend that says nothing is given up, with an answer that says so', async (t) => {
  const { ask, sockets } = await startAggregated(t, () => {}, { requestTimeout: 300 });
  const discovery = ask('/apis/zoo.example.com/v1');
  const { status, text } = await ask(BIRDS);
  assert.equal(status, 504);
  const { reason, message } = JSON.parse(text) as { reason: string; message: string };
  assert.deepEqual([reason, message], ['Timeout', 'Timeout: request did not complete within the allotted timeout']);
  // Which clients ask for before all else.
  const slow = await discovery;
  assert.deepEqual([slow.status, slow.text], [503, 'context deadline exceeded\n']);
  await until(() => sockets.size <= 5, 'only connections that can be used again are left');
});

test('an answer that breaks off, or goes on too long, breaks off for the client, too', async (t) => {
  const errors: unknown[] = [];
  const { ask } = await startAggregated(
    t,
    ({ url, socket }, response) => {
      if (url?.endsWith('/half')) {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('half', () => socket.destroy());
      } else if (url?.endsWith('/chunks')) {
        response.writeHead(200);
        response.write('half', () => socket.destroy());
      } else {
        response.writeHead(200);
        response.write('for ever');
      }
    },
    { requestTimeout: 300, onError: (error) => errors.push(error) },
  );
  for (const name of ['half', 'chunks', 'endless'])
    await assert.rejects(ask(`${BIRDS}/${name}`), /aborted|hang up/, name);
  assert.equal(errors.length, 3);
});

test('a backend that answers something else than HTTP, or hangs up, is not available', async (t) => {
  const { ask } = await startAggregated(t, ({ url, socket }) => {
    if (url?.endsWith('/garbage')) socket.end('\0\0 what is this\r\n\r\n');
    else if (url?.endsWith('/two-lengths'))
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxy');
    else if (url?.endsWith('/both'))
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n');
    else socket.destroy();
  });
  for (const name of ['garbage', 'two-lengths', 'both', 'gone']) {
    const { status, text } = await ask(`${BIRDS}/${name}`);
    assert.equal(status, 503, name);
    assert.match(text, name === 'gone' ? /^socket hang up\n$/ : /^Parse Error: .*\n$/, name);
  }
});

test('a watch lasts, and its end reaches the other side, whichever ends it', async (t) => {
  let ended = 0;
  const { url, ask, sockets } = await startAggregated(
    t,
    ({ url: path }, response) => {
      response.writeHead(200);
      response.write('{"type":"ADDED"}\n');
      response.once('close', () => ended++);
      if (path?.includes('short')) setTimeout(() => response.end('{"type":"DELETED"}\n'), 500);
    },
    { requestTimeout: 200 },
  );
  const short = await ask(`${BIRDS}?watch=true&labelSelector=short`);
  assert.equal(short.text, '{"type":"ADDED"}\n{"type":"DELETED"}\n');
  const before = sockets.size;
  const sent = request(`${url}${BIRDS}?watch=true`, { headers: { authorization: 'Bearer jane' } });
  sent.on('error', () => {});
  sent.end();
  await new Promise<void>((resolve) => sent.once('response', (response) => response.once('data', () => resolve())));
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.equal(ended, 1, 'the watch goes on');
  sent.destroy();
  await until(() => ended === 2, 'the watch of the backend ends');
  await until(() => sockets.size <= before, 'its connection is closed');
});

test('answers without a body give their connections back', async (t) => {
  const { ask, sockets } = await startAggregated(t, ({ method, url }, response) => {
    response.writeHead(url?.endsWith('/none') ? 204 : 200, method === 'HEAD' ? { 'Content-Length': '1000' } : {}).end();
  });
  const begun = sockets.size;
  for (let count = 0; count < 20; count++) {
    const { headers } = await ask(BIRDS, { method: 'HEAD' });
    assert.equal(headers['content-length'], '1000');
    assert.equal((await ask(`${BIRDS}/none`)).status, 204);
  }
  assert.ok(sockets.size <= begun + 1, `${begun} connections became ${sockets.size}`);
});

test('a server that is closed leaves nothing open', async (t) => {
  const { url, front, sockets } = await startAggregated(t, (_, response) => {
    response.writeHead(200);
    response.write('{"type":"ADDED"}\n');
  });
  const sent = request(`${url}${BIRDS}?watch=true`, { headers: { authorization: 'Bearer jane' } });
  sent.on('error', () => {});
  sent.end();
  await new Promise((resolve) => sent.once('response', resolve));
  await front.close();
  await until(() => sockets.size === 0, 'all connections to the backend are closed');
});
