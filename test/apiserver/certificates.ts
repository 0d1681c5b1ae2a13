import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** Keys and certificates of authorities, made by openssl in a folder that goes with the test. */
export class Certificates {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'kubetyped-certificates-'));

  constructor(t: TestContext) {
    t.after(() => rmSync(this.folder, { recursive: true }));
  }

  #openssl(...args: string[]): void {
    execFileSync('openssl', args, { cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] });
  }

  #key(name: string): void {
    this.#openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', `${name}.key`);
  }

  authority(name: string): string {
    this.#key(name);
    this.#openssl(
      'req',
      '-x509',
      '-new',
      '-key',
      `${name}.key`,
      '-subj',
      `/CN=${name}`,
      '-days',
      '2',
      '-out',
      `${name}.crt`,
    );
    return this.read(`${name}.crt`);
  }

  issue(name: string, authority: string, subject: string, alternative = 'IP:127.0.0.1'): { cert: string; key: string } {
    this.#key(name);
    this.#openssl('req', '-new', '-key', `${name}.key`, '-subj', subject, '-out', `${name}.csr`);
    writeFileSync(join(this.folder, `${name}.ext`), `subjectAltName=${alternative}\n`);
    const signed = [
      '-CA',
      `${authority}.crt`,
      '-CAkey',
      `${authority}.key`,
      '-CAcreateserial',
      '-extfile',
      `${name}.ext`,
    ];
    this.#openssl('x509', '-req', '-in', `${name}.csr`, ...signed, '-days', '2', '-out', `${name}.crt`);
    return { cert: this.read(`${name}.crt`), key: this.read(`${name}.key`) };
  }

  /** What a user who shows a certificate is known by. */
  extraOf(name: string): Record<string, string[]> {
    const { fingerprint256 } = new X509Certificate(this.read(`${name}.crt`));
    const id = `X509SHA256=${fingerprint256.replaceAll(':', '').toLowerCase()}`;
    return { 'authentication.kubernetes.io/credential-id': [id] };
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }
}
