// Random certificates of clients, of authorities and of those who want to be one, and what a client sends of them.
import type { Random } from '../differential/random_scalars.ts';
import * as written from './certificates_written.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a client shows, to whom. */
export interface Shown {
  /** Authorities of clients and of proxies, as DER; empty: there are none. */
  readonly clients: readonly Buffer[];
  readonly proxies: readonly Buffer[];
  readonly allowedNames: readonly string[];
  /** The client's own certificate first. */
  readonly sent: readonly Buffer[];
  /** That of the client's own certificate. */
  readonly key: written.Key;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Somebody who signs: a name, a key, and what it calls the key. */
interface Signer {
  readonly name: Buffer;
  readonly key: written.Key;
  readonly id: Buffer;
}

const KEY_TYPES: readonly written.KeyType[] = [
  ...Array<written.KeyType>(10).fill('P-256'),
  ...(['P-384', 'P-521', 'Ed25519', 'RSA-2048', 'RSA-1024', 'RSA-512'] as const),
];
const NAMES = ['one', 'two', 'three', 'ann'].map((each) => written.commonName(each));
const USERS = ['ann', 'front-proxy', 'system:admin', ''];
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['X-Remote-User', ['root', 'bob', '']],
  ['x-remote-user', ['system:admin']],
  ['X-Remote-Group', ['system:masters', 'dev', '']],
  ['X-REMOTE-GROUP', ['a,b']],
  ['X-Remote-Uid', ['7', '']],
  ['X-Remote-Extra-Team', ['x']],
  ['X-Remote-Extra-Acme.com%2fRole', ['y', '']],
  ['X_Remote_User', ['root']],
  ['X-Remote-User-', ['root']],
];
const HOSTS: readonly written.GeneralName[] = [
  [2, 'a.example.com'],
  [2, '*.example.com'],
  [2, 'example.org'],
  [2, 'localhost'],
  [2, 'a..b'],
  [7, Buffer.from([10, 0, 0, 1])],
  [7, Buffer.from([127, 0, 0, 1])],
  [7, Buffer.from('00000000000000000000000000000001', 'hex')],
  [1, 'ann@example.com'],
  [1, '"a b"@Example.com'],
  [1, 'x'],
  [6, 'spiffe://cluster.local/ns/default'],
  [6, 'https://a.example.com:443/x'],
  [6, 'https://127.0.0.1/'],
  [6, 'urn:a:b'],
];
const TREES: readonly written.GeneralName[] = [
  [2, 'example.com'],
  [2, '.example.com'],
  [2, 'A.example.com'],
  [2, 'b.example.com'],
  [2, ''],
  [2, 'org'],
  [7, Buffer.from([10, 0, 0, 0, 255, 0, 0, 0])],
  [7, Buffer.from([127, 0, 0, 0, 255, 255, 255, 0])],
  [1, 'example.com'],
  [1, 'ann@example.com'],
  [1, '.com'],
  [6, 'cluster.local'],
  [6, '.example.com'],
  [4, Buffer.from([0x30, 0])],
];

/** Makes chains. Keys are made once. */
export class RandomChains {
  readonly #random: Random;
  readonly #keys: readonly written.Key[] = KEY_TYPES.map(written.newKey);
  readonly #now: number;

  /** @param now in milliseconds since 1970 */
  constructor(random: Random, now: number) {
    this.#random = random;
    this.#now = now;
  }

  /** Of what is offered; none, one in so many times more. */
  #some<T>(from: readonly T[], atMost: number): T[] {
    return Array.from({ length: this.#random.int(atMost + 1) }, () => this.#random.pick(from));
  }

  #rarely(oneIn = 12): boolean {
    return this.#random.int(oneIn) === 0;
  }

  next(): Shown {
    const random = this.#random;
    const signers = Array.from({ length: 2 + random.int(4) }, (_, at) => this.#signer(at));
    // Every signer is said to be signed by itself or another; some twice.
    const authorities = signers.flatMap((subject) => {
      const issuers = [random.int(2) === 0 ? subject : random.pick(signers), ...this.#some(signers, 1)];
      return issuers.map((issuer) => this.#authority(subject, issuer));
    });
    const key = random.pick(this.#keys.slice(0, 15));
    const own = this.#own(key, random.pick(signers));
    const all = [...authorities, ...(this.#rarely(20) ? [own] : [])];
    const pool = (): Buffer[] => [...new Set([random.pick(all), ...this.#some(all, 1)])];
    const proxies = this.#rarely(6) ? [] : pool();
    // Not an empty list of authenticators.
    const clients = proxies.length > 0 && this.#rarely(8) ? [] : pool();
    return {
      ...{ clients, proxies, key, sent: [own, ...this.#sentBeside(authorities, own)] },
      allowedNames: random.pick([[], [], ['front-proxy'], ['front-proxy', 'ann'], ['']]),
      headers: this.#some(HEADERS, 6).map(([name, values]) => [name, random.pick(values)] as const),
    };
  }

  #signer(at: number): Signer {
    const key = this.#random.pick(this.#keys);
    const name = this.#rarely(4) ? this.#random.pick(NAMES) : (NAMES[at % 3] ?? NAMES[0]!);
    return { key, name, id: this.#rarely() ? Buffer.from('same') : written.keyIdentifier(key) };
  }

  /** All, some, none, in any order, and more than once. */
  #sentBeside(authorities: readonly Buffer[], own: Buffer): Buffer[] {
    const random = this.#random;
    if (this.#rarely(5)) return [];
    if (random.int(2) === 0) return [...authorities];
    const sent = this.#some([...authorities, own], authorities.length + 1);
    if (this.#rarely(60)) sent.push(Buffer.from('30030201', 'hex'));
    return sent;
  }

  #times(): { notBefore: number; notAfter: number } {
    const now = Math.floor(this.#now / 1000) * 1000;
    const random = this.#random;
    if (!this.#rarely(15)) return { notBefore: now - DAY, notAfter: now + (1 + random.int(40_000)) * DAY };
    return random.pick([
      { notBefore: now - 2 * DAY, notAfter: now - DAY },
      { notBefore: now + DAY, notAfter: now + 2 * DAY },
      { notBefore: now, notAfter: now + DAY },
      { notBefore: now - DAY, notAfter: now },
      { notBefore: now + 1000, notAfter: now + DAY },
      { notBefore: now - DAY, notAfter: now - 1000 },
    ]);
  }

  /** What keys say of each other, true or not. */
  #links(own: Signer | undefined, issuer: Signer): written.Extension[] {
    const id = this.#rarely() ? Buffer.from('other') : issuer.id;
    return [
      ...(this.#rarely(5) ? [] : [written.authorityKeyId(id)]),
      ...(own === undefined || this.#rarely(8) ? [] : [written.subjectKeyId(own.id)]),
    ];
  }

  /** How, and by whom: now and then by somebody else than is said. */
  #signature(issuer: Signer): Pick<written.Written, 'signer' | 'signature' | 'broken' | 'issuer'> {
    const random = this.#random;
    const signature = this.#rarely(6)
      ? random.pick(['SHA-1', 'SHA-384', 'SHA-512', 'MD5', 'PSS'] as const)
      : ('SHA-256' as const);
    // RSA of 512 bits can hold no long hash.
    const isSmall = issuer.key.publicKey.asymmetricKeyDetails?.modulusLength === 512;
    return {
      issuer: issuer.name,
      signer: this.#rarely(15) ? this.#keys[0]! : issuer.key,
      signature: isSmall ? 'SHA-256' : signature,
      broken: this.#rarely(30),
    };
  }

  #authority(subject: Signer, issuer: Signer): Buffer {
    const random = this.#random;
    const pathLength = this.#rarely(4) ? random.int(3) : undefined;
    const isOld = this.#rarely(25);
    const usages = random.pick([
      [written.CLIENT_AUTH],
      [written.SERVER_AUTH],
      [written.ANY_USAGE],
      [written.SERVER_AUTH, written.CLIENT_AUTH],
      ['1.2.3.4'],
      [],
    ]);
    const extensions = [
      ...(this.#rarely(20) ? [] : [written.basicConstraints(!this.#rarely(), pathLength)]),
      ...(this.#rarely(3)
        ? []
        : [written.keyUsage(this.#rarely() ? written.DIGITAL_SIGNATURE : written.KEY_CERT_SIGN)]),
      ...(this.#rarely(8) ? [written.extendedKeyUsage(...usages)] : []),
      ...(this.#rarely(8) ? [written.nameConstraints(this.#some(TREES, 2), [random.pick(TREES)])] : []),
      ...(this.#rarely(12) ? [written.nameConstraints([random.pick(TREES)], [])] : []),
      ...(this.#rarely(12) ? [written.alternativeNames(...this.#some(HOSTS, 2))] : []),
      ...this.#policies(true),
      ...this.#unusual(),
      ...this.#links(subject, issuer),
    ];
    return written.write({
      ...{ subject: subject.name, key: subject.key, ...this.#signature(issuer), ...this.#times() },
      ...(isOld ? { version: 1, extensions: [] } : { extensions }),
    });
  }

  #own(key: written.Key, issuer: Signer): Buffer {
    const random = this.#random;
    const attributes: written.Attribute[] = [
      ...this.#some(['dev', 'system:masters'], 2).map((each) => [written.ORGANIZATION, each] as const),
      [written.COMMON_NAME, random.pick(USERS)],
      ...(this.#rarely() ? [[written.COMMON_NAME, 'second'] as const] : []),
      ...(this.#rarely() ? [[written.USER_ID, random.pick(['7', ''])] as const] : []),
      ...(this.#rarely(30) ? [[written.USER_ID, '8'] as const] : []),
    ];
    const usages = random.pick([[written.SERVER_AUTH], [written.ANY_USAGE], ['1.2.3.4'], []]);
    return written.write({
      subject: this.#rarely(20) ? issuer.name : written.name(...attributes),
      ...{ key, ...this.#signature(issuer), ...this.#times() },
      extensions: [
        ...(random.int(2) === 0 ? [written.basicConstraints(this.#rarely())] : []),
        ...(this.#rarely(3) ? [written.keyUsage(written.DIGITAL_SIGNATURE)] : []),
        written.extendedKeyUsage(...(this.#rarely(6) ? usages : [written.CLIENT_AUTH])),
        ...(this.#rarely(3) ? [written.alternativeNames(...this.#some(HOSTS, 3))] : []),
        ...this.#policies(false),
        ...this.#unusual(),
        ...this.#links(undefined, issuer),
      ],
    });
  }

  /** What is in few certificates, and in some that nobody should take. */
  #unusual(): written.Extension[] {
    if (!this.#rarely(40)) return [];
    return [
      this.#random.pick<written.Extension>([
        { id: '1.2.3.4', critical: true, value: Buffer.from([5, 0]) },
        { id: '1.2.3.4', value: Buffer.from('nothing') },
        { id: '2.5.29.31', critical: true, value: Buffer.from([0x30, 0]) },
        { id: '2.5.29.31', value: Buffer.from([0x31, 0]) },
        { id: '1.3.6.1.5.5.7.1.1', critical: true, value: Buffer.from([0x30, 0]) },
        { id: '2.5.29.18', critical: true, value: Buffer.from([0x30, 0]) },
        { id: '2.5.29.15', value: Buffer.from([3, 2, 9, 0]) },
      ]),
    ];
  }

  /** @param mayDemand whether it may say that there must be some */
  #policies(mayDemand: boolean): written.Extension[] {
    if (!this.#rarely(8)) return [];
    const random = this.#random;
    const ids = ['2.5.29.32.0', '1.2.3.1', '1.2.3.2'];
    const sequence = (...of: readonly Buffer[]): Buffer => written.tlv(0x30, ...of);
    const number = (): Buffer => Buffer.from([random.int(3)]);
    const list = [...new Set(this.#some(ids, 3))].map((id) => sequence(written.oid(id)));
    const mappings = this.#some(ids, 1).map((id) => sequence(written.oid(id), written.oid(random.pick(ids))));
    return [
      ...(this.#rarely(3) ? [] : [{ id: '2.5.29.32', value: sequence(...list) }]),
      ...(mayDemand && this.#rarely(2)
        ? [{ id: '2.5.29.36', value: sequence(written.tlv(0x80, number()), written.tlv(0x81, number())) }]
        : []),
      ...(mayDemand && this.#rarely(3) ? [{ id: '2.5.29.33', value: sequence(...mappings) }] : []),
      ...(mayDemand && this.#rarely(3) ? [{ id: '2.5.29.54', value: written.tlv(2, number()) }] : []),
    ];
  }
}
