// Certificates for servers and clients of tests, made by openssl.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

export interface Pair {
  readonly cert: string;
  readonly key: string;
}

export interface Certificates {
  /** The authority that signed the others. */
  readonly ca: string;
  /** For `localhost` and 127.0.0.1. */
  readonly server: Pair;
  /** For `other.example.com`. */
  readonly other: Pair;
  /** As `server`, until yesterday. */
  readonly expired: Pair;
  /** For the user `alice`. */
  readonly client: Pair;
}

let made: Certificates | undefined;

/** Makes certificates, once; skips the test, loudly, where openssl is missing. */
export function certificates(t: TestContext): Certificates | undefined {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
  } catch {
    t.skip('NOT RUN WITH TLS: openssl is not there to make certificates');
    return undefined;
  }
  return (made ??= make());
}

function make(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-certificates-'));
  const openssl = (...args: string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const signed = (name: string, subject: string, names: string, days = 2): Pair => {
    openssl('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', subject);
    writeFileSync(join(folder, `${name}.ext`), names);
    const ca = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial'];
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...ca,
      '-days',
      String(days),
      '-out',
      `${name}.crt`,
      '-extfile',
      `${name}.ext`,
    );
    return {
      cert: readFileSync(join(folder, `${name}.crt`), 'utf8'),
      key: readFileSync(join(folder, `${name}.key`), 'utf8'),
    };
  };
  try {
    openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '2', '-subj', '/CN=test authority');
    return {
      ca: readFileSync(join(folder, 'ca.crt'), 'utf8'),
      server: signed('server', '/CN=server', 'subjectAltName=DNS:localhost,IP:127.0.0.1\n'),
      expired: signed('expired', '/CN=expired', 'subjectAltName=DNS:localhost,IP:127.0.0.1\n', -1),
      other: signed('other', '/CN=other', 'subjectAltName=DNS:other.example.com\n'),
      client: signed('client', '/O=developers/CN=alice', 'extendedKeyUsage=clientAuth\n'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
