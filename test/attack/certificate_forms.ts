// Unusual certificates of clients, each signed by a trusted authority: only their contents decide.
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Random } from '../differential/random_scalars.ts';
import * as written from './certificates_written.ts';
import type { Shown } from './random_chains.ts';

const DAY = 86_400_000;
const sequence = (...of: readonly Uint8Array[]): Buffer => written.tlv(0x30, ...of);
const octets = (...of: readonly Uint8Array[]): Buffer => written.tlv(0x04, ...of);
const context = (number: number, ...of: readonly Uint8Array[]): Buffer => written.tlv(0x80 | number, ...of);
const constructed = (number: number, ...of: readonly Uint8Array[]): Buffer => written.tlv(0xa0 | number, ...of);
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const TRUE = hex('0101ff');
const NULL = hex('0500');
const ED25519 = sequence(written.oid('1.3.101.112'));

/** A key that is the same in each run. */
function keyOf(seed: number): written.Key {
  const pkcs8 = Buffer.concat([hex('302e020100300506032b657004220420'), Buffer.alloc(32, seed)]);
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, info: publicKey.export({ format: 'der', type: 'spki' }) };
}

const ROOT = keyOf(1);
const OWN = keyOf(2);
const MIDDLE = [keyOf(3), keyOf(4), keyOf(5), keyOf(6)];

/** The parts of a certificate, in their order, as DER. */
interface Parts {
  version: Buffer;
  serial: Buffer;
  algorithm: Buffer;
  issuer: Buffer;
  validity: Buffer;
  subject: Buffer;
  key: Buffer;
  /** Of the issuer and of the subject. */
  uniqueIds: Buffer;
  extensions: Buffer;
  /** The algorithm again, outside. */
  signedBy: Buffer;
  /** Bits unused in the signature, as a byte. */
  unused: Buffer;
  /** After the signature, inside the certificate. */
  rest: Buffer;
}

function timeOf(milliseconds: number): Buffer {
  const text = new Date(milliseconds).toISOString().slice(2, 19).replace(/[-:T]/g, '');
  return written.tlv(0x17, Buffer.from(`${text}Z`));
}

/** An extension, as DER. */
function extension(id: string, value: Uint8Array, critical: Buffer = Buffer.alloc(0)): Buffer {
  return sequence(written.oid(id), critical, octets(value));
}

function extensionsOf(...list: readonly Buffer[]): Buffer {
  return list.length === 0 ? Buffer.alloc(0) : constructed(3, sequence(...list));
}

/** Makes certificates at a time. */
export class CertificateForms {
  readonly #now: number;

  /** @param now in milliseconds since 1970 */
  constructor(now: number) {
    this.#now = now;
  }

  #parts(): Parts {
    return {
      version: hex('a003020102'),
      serial: hex('020101'),
      algorithm: ED25519,
      issuer: written.commonName('root'),
      validity: sequence(timeOf(this.#now - DAY), timeOf(this.#now + DAY)),
      subject: written.commonName('ann', 'dev'),
      key: OWN.info,
      uniqueIds: Buffer.alloc(0),
      extensions: Buffer.alloc(0),
      signedBy: ED25519,
      unused: hex('00'),
      rest: Buffer.alloc(0),
    };
  }

  /** A certificate of these parts, and others as they usually are. */
  certificate(
    given: Partial<Parts>,
    signer = ROOT,
    change: (signed: Buffer) => Buffer = (signed): Buffer => signed,
  ): Buffer {
    const parts = { ...this.#parts(), ...given };
    const { version, serial, algorithm, issuer, validity, subject, key, uniqueIds, extensions } = parts;
    const signed = change(sequence(version, serial, algorithm, issuer, validity, subject, key, uniqueIds, extensions));
    const signature = sign(null, signed, signer.privateKey);
    return sequence(signed, parts.signedBy, written.tlv(0x03, parts.unused, signature), parts.rest);
  }

  withExtension(id: string, value: Uint8Array): Buffer {
    return this.certificate({ extensions: extensionsOf(extension(id, value)) });
  }

  #authority(extensions: readonly Buffer[], of: Partial<Parts> = {}, signer = ROOT): Buffer {
    return this.certificate(
      {
        ...{ subject: written.commonName('root'), key: ROOT.info },
        extensions: extensionsOf(extension('2.5.29.19', sequence(TRUE), TRUE), ...extensions),
        ...of,
      },
      signer,
    );
  }

  shown(sent: readonly Buffer[], root = this.#authority([])): Shown {
    return { clients: [root], proxies: [], allowedNames: [], sent, key: OWN, headers: [] };
  }

  #own(parts: Partial<Parts>): Shown {
    return this.shown([this.certificate(parts)]);
  }

  /** All of them, each with what is unusual about it. */
  *all(): Generator<readonly [name: string, shown: Shown]> {
    for (const [name, parts] of this.#unusualParts()) yield [name, this.#own(parts)];
    for (const [name, id, value] of EXTENSIONS)
      for (const [mark, critical] of [
        ['', Buffer.alloc(0)],
        [', critical', TRUE],
      ] as const)
        yield [`${name}${mark}`, this.#own({ extensions: extensionsOf(extension(id, value, critical)) })];
    const whole = this.certificate({});
    for (const [name, sent] of [
      ['more after the certificate', Buffer.concat([whole, NULL])],
      ['half a certificate', whole.subarray(0, whole.length / 2)],
      ['an empty certificate', hex('3000')],
      ['no certificate', Buffer.alloc(0)],
      ['a set in place of the certificate', Buffer.concat([hex('31'), whole.subarray(1)])],
    ] as const)
      yield [name, this.shown([sent])];
    for (const [name, shown] of this.#constrained()) yield [name, shown];
    for (const [name, extensions] of AUTHORITIES)
      yield [`authority: ${name}`, this.shown([this.certificate({})], this.#authority(extensions))];
  }

  *#unusualParts(): Generator<readonly [name: string, parts: Partial<Parts>]> {
    yield ['as usual', {}];
    for (const version of [
      '',
      'a003020100',
      'a003020101',
      'a003020103',
      'a0030201ff',
      'a00402020002',
      'a003020102 00',
      'a005020102 0500',
    ])
      for (const [more, parts] of [
        ['', {}],
        [', unique IDs', { uniqueIds: hex('8102 0001 8202 0001') }],
        [', an extension', { extensions: extensionsOf(extension('1.2.3', NULL)) }],
      ] as const)
        yield [`version ${version}${more}`, { version: hex(version), ...parts }];
    for (const ids of ['8102 0001', '8202 0001', '8202 0001 8102 0001', 'a100', '8100', '8300', '0500'])
      yield [`unique IDs ${ids}`, { uniqueIds: hex(ids) }];
    for (const serial of [
      '020100',
      '0201ff',
      '02020080',
      '0202007f',
      '0202ff80',
      '0202ff7f',
      '0200',
      '030100',
      '02820001 01',
      '028101 01',
      '0280 01',
      '0281',
      '02847fffffff',
      '02850000000001 01',
      '1f0201 01',
      `0215${'01'.repeat(21)}`,
    ])
      yield [`serial number ${serial}`, { serial: hex(serial) }];
    for (const id of [
      '060a 2b 06 01 04 01 82 37 14 02 02',
      '0603 80 65 70',
      '0603 2b 65 f0',
      '0600',
      '0603 2b 65 71',
      '0606 8f ff ff ff 7f 01',
      '0606 87 ff ff ff 7f 01',
      '0606 88 80 80 80 00 01',
      '0607 2b 90 80 80 80 00 01',
    ])
      for (const [where, parts] of [
        ['an extension', { extensions: extensionsOf(sequence(hex(id), octets(NULL))) }],
        ['an attribute', { subject: sequence(written.tlv(0x31, sequence(hex(id), hex('0c0161'))), ANN) }],
        ['a policy', { extensions: extensionsOf(extension('2.5.29.32', sequence(sequence(hex(id))))) }],
        [
          'a usage',
          { extensions: extensionsOf(extension('2.5.29.37', sequence(written.oid(written.CLIENT_AUTH), hex(id)))) },
        ],
      ] as const)
        yield [`identifier ${id} of ${where}`, parts];
    yield* this.#unusualTimes();
    for (const [name, value] of TEXTS) {
      const attribute = sequence(written.oid(written.ORGANIZATION), value);
      yield [`text ${name}`, { subject: sequence(written.tlv(0x31, attribute), ANN) }];
      yield [`text ${name} of the issuer`, { issuer: sequence(written.tlv(0x31, attribute)) }];
    }
    for (const [name, subject] of SUBJECTS) yield [`subject ${name}`, { subject }];
    for (const [name, key] of KEYS) yield [`key: ${name}`, { key }];
    for (const [name, one, other] of [
      ['with parameters', sequence(written.oid('1.3.101.112'), NULL), sequence(written.oid('1.3.101.112'), NULL)],
      ['with parameters inside', sequence(written.oid('1.3.101.112'), NULL), ED25519],
      ['with parameters outside', ED25519, sequence(written.oid('1.3.101.112'), NULL)],
      [
        'with two parameters',
        sequence(written.oid('1.3.101.112'), NULL, NULL),
        sequence(written.oid('1.3.101.112'), NULL, NULL),
      ],
      ['of another kind', sequence(written.oid('1.2.840.10045.4.3.2')), sequence(written.oid('1.2.840.10045.4.3.2'))],
      ['unknown', sequence(written.oid('1.2.3')), sequence(written.oid('1.2.3'))],
      ['empty', sequence(), sequence()],
      ['of another kind outside', ED25519, sequence(written.oid('1.2.840.10045.4.3.2'))],
      ['of another form outside', ED25519, written.tlv(0x31, written.oid('1.3.101.112'))],
    ] as const)
      yield [`algorithm ${name}`, { algorithm: one, signedBy: other }];
    for (const unused of ['01', '07', '08', ''])
      yield [`signature with unused bits ${unused}`, { unused: hex(unused) }];
    yield ['more after the signature', { rest: NULL }];
    for (const [name, extensions] of [
      ['none', constructed(3, sequence())],
      ['no list', constructed(3)],
      ['a set', constructed(3, written.tlv(0x31))],
      ['two lists', constructed(3, sequence(), sequence())],
      ['twice the same', extensionsOf(extension('1.2.3', NULL), extension('1.2.3', NULL))],
      ['an empty one', extensionsOf(sequence())],
      ['not critical, said', extensionsOf(extension('1.2.3', NULL, hex('010100')))],
      ['critical, as 1', extensionsOf(extension('1.2.3', NULL, hex('010101')))],
      ['critical, empty', extensionsOf(extension('1.2.3', NULL, hex('0100')))],
      ['critical, of two bytes', extensionsOf(extension('1.2.3', NULL, hex('0102ffff')))],
      ['critical twice', extensionsOf(extension('1.2.3', NULL, Buffer.concat([TRUE, TRUE])))],
      ['more in one', extensionsOf(sequence(written.oid('1.2.3'), octets(NULL), NULL))],
      ['no octets', extensionsOf(sequence(written.oid('1.2.3'), NULL))],
      ['not tagged', sequence(extension('1.2.3', NULL))],
      ['tagged as of context 2', constructed(2, sequence(extension('1.2.3', NULL)))],
      ['more after them', Buffer.concat([extensionsOf(extension('1.2.3', NULL)), NULL])],
    ] as const)
      yield [`extensions: ${name}`, { extensions }];
  }

  *#unusualTimes(): Generator<readonly [name: string, parts: Partial<Parts>]> {
    const [from, to] = [timeOf(this.#now - DAY), timeOf(this.#now + DAY)];
    const ends = [
      ...[
        '491231235959Z',
        '500101000000Z',
        '4912312359Z',
        '491231235959',
        '491231235960Z',
        '490229000000Z',
        '480229000000Z',
        '490230000000Z',
        '491231240000Z',
        '491301000000Z',
        '490001000000Z',
        '490100000000Z',
        '491231235959+0000',
        '491231235959-0000',
        '491231235959+0100',
        '491231235959-0130',
        '491231235959+2400',
        '491231235959+2500',
        '491231235959+0060',
        '491231235959+01',
        '4912312359+0100',
        '491231235959.5Z',
        ' 91231235959Z',
        '',
        'Z',
      ].map((text) => [0x17, text] as const),
      ...[
        '20491231235959Z',
        '99991231235959Z',
        '00000101000000Z',
        '20491231235959',
        '204912312359Z',
        '20491231235959.5Z',
        '20491231235959+0100',
        '20491231235959+0000',
        '20490229000000Z',
        '20491231235960Z',
        '491231235959Z',
      ].map((text) => [0x18, text] as const),
      [0x0c, '491231235959Z'] as const,
    ];
    for (const [tag, text] of ends)
      yield [
        `until ${tag.toString(16)} ${JSON.stringify(text)}`,
        { validity: sequence(from, written.tlv(tag, Buffer.from(text))) },
      ];
    for (const [tag, text] of [
      [0x17, '700101000000Z'],
      [0x17, '500101000000Z'],
      [0x17, '490101000000Z'],
      [0x18, '19700101000000Z'],
      [0x18, '00010101000000Z'],
    ] as const)
      yield [`from ${tag.toString(16)} ${text}`, { validity: sequence(written.tlv(tag, Buffer.from(text)), to) }];
    for (const [name, first, last] of [
      ['from now', 0, DAY],
      ['from a second on', 1000, DAY],
      ['until now', -DAY, 0],
      ['until a second ago', -DAY, -1000],
      ['the wrong way round', DAY, -DAY],
    ] as const)
      yield [`valid ${name}`, { validity: sequence(timeOf(this.#now + first), timeOf(this.#now + last)) }];
    // An hour is an hour wherever it is written.
    const local = (hours: number, zone: string): Buffer => {
      const text = new Date(this.#now + hours * 3_600_000).toISOString().slice(2, 19).replace(/[-:T]/g, '');
      return written.tlv(0x17, Buffer.from(`${text}${zone}`));
    };
    for (const [hours, zone] of [
      [1, '+0200'],
      [3, '+0200'],
      [-1, '-0200'],
      [-3, '-0200'],
      [-1, '-0030'],
      [0, '-0001'],
      [0, '+0001'],
    ] as const)
      yield [`until ${hours} hours from now, of ${zone}`, { validity: sequence(from, local(hours, zone)) }];
    yield ['one time', { validity: sequence(from) }];
    yield ['three times', { validity: sequence(from, to, to) }];
  }

  /** Names of clients below authorities that permit or exclude some. */
  *#constrained(): Generator<readonly [name: string, shown: Shown]> {
    for (const [kind, names, trees] of CONSTRAINTS)
      for (const tree of trees)
        for (const isPermitted of [true, false]) {
          const [permitted, excluded] = isPermitted ? [[tree], []] : [[], [tree]];
          const { value } = written.nameConstraints(
            [...permitted].map(general(kind)),
            [...excluded].map(general(kind)),
          );
          const root = this.#authority([extension('2.5.29.30', value, TRUE)]);
          for (const name of names) {
            const own = written.alternativeNames(general(kind)(name));
            const sent = this.certificate({ extensions: extensionsOf(extension(own.id, own.value)) });
            yield [`${readable(name)} below ${isPermitted ? '' : 'not '}${readable(tree)}`, this.shown([sent], root)];
          }
        }
    const own = (...names: readonly written.GeneralName[]): Partial<Parts> => {
      const { id, value } = written.alternativeNames(...names);
      return { extensions: extensionsOf(extension(id, value)) };
    };
    for (const [what, permitted, excluded] of [
      [
        'one of two',
        [
          [2, 'a.io'],
          [2, 'b.io'],
        ],
        [],
      ],
      ['but one below', [[2, 'b.io']], [[2, 'a.b.io']]],
      ['another kind', [[1, 'b.io']], []],
      ['another kind, excluded', [], [[7, hex('00000000 00000000')]]],
    ] as const)
      for (const names of [
        [[2, 'x.b.io']],
        [[2, 'x.a.b.io']],
        [
          [2, 'b.io'],
          [2, 'c.io'],
        ],
        [
          [7, hex('0a000001')],
          [2, 'b.io'],
        ],
        [[1, 'x@b.io']],
        [[8, hex('2a03')]],
      ] as const) {
        const { value } = written.nameConstraints(
          permitted as readonly written.GeneralName[],
          excluded as readonly written.GeneralName[],
        );
        const root = this.#authority([extension('2.5.29.30', value)]);
        const shown = names.map(([kind, name]) => `${kind} ${readable(name)}`).join(', ');
        yield [`${shown} below ${what}`, this.shown([this.certificate(own(...names))], root)];
      }
  }

  /** Certificates of servers, each with one name, and hosts that they may be for. */
  *servers(): Generator<{ readonly name: string; readonly host: string; readonly root: Buffer; readonly own: Buffer }> {
    const root = this.#authority([]);
    for (const [kind, patterns] of [
      [2, PATTERNS],
      [7, ADDRESSES],
    ] as const)
      for (const pattern of patterns) {
        const { id, value } = written.alternativeNames([kind, pattern]);
        const own = this.certificate({
          subject: written.commonName('a.io'),
          extensions: extensionsOf(extension(id, value)),
        });
        for (const host of HOSTS) yield { name: `${host} by ${readable(pattern)}`, host, root, own };
      }
    const own = this.certificate({ subject: written.commonName('a.io') });
    for (const host of HOSTS) yield { name: `${host} by a common name`, host, root, own };
  }

  /** A chain of up to five, whose certificates say at random what policies they are issued under. */
  policies(random: Random): Shown {
    const ids = ['2.5.29.32.0', '1.2.3.1', '1.2.3.2', '1.2.3.3'];
    const some = (atMost: number): string[] => Array.from({ length: random.int(atMost + 1) }, () => random.pick(ids));
    const number = (tag: number): Buffer =>
      random.int(3) === 0
        ? written.tlv(tag, hex(random.pick(['00', '00', '01', '02', 'ff', '7fffffff'])))
        : Buffer.alloc(0);
    const said = (): Buffer[] => {
      const policies = [...new Set(some(3))].map((id) => sequence(written.oid(id)));
      const mappings = some(2).map((id) =>
        sequence(written.oid(id), written.oid(random.pick(ids.slice(random.int(2))))),
      );
      const inhibit = number(0x02);
      return [
        ...(random.int(6) === 0 ? [] : [extension('2.5.29.32', sequence(...policies))]),
        ...(random.int(3) === 0 ? [extension('2.5.29.36', sequence(number(0x80), number(0x81)))] : []),
        ...(random.int(3) === 0 && mappings.length > 0 ? [extension('2.5.29.33', sequence(...mappings))] : []),
        ...(inhibit.length > 0 && random.int(2) === 0 ? [extension('2.5.29.54', inhibit)] : []),
      ];
    };
    const root = this.#authority(random.int(2) === 0 ? [] : said());
    const sent: Buffer[] = [];
    let [issuer, signer] = [written.commonName('root'), ROOT];
    for (const [at, key] of MIDDLE.slice(0, random.int(5)).entries()) {
      // Some have the name of their issuer: they count as one.
      const subject = random.int(4) === 0 ? issuer : written.commonName(`middle ${at}`);
      sent.unshift(this.#authority(said(), { issuer, subject, key: key.info }, signer));
      [issuer, signer] = [subject, key];
    }
    const own = this.certificate({ issuer, extensions: extensionsOf(...said()) }, signer);
    return this.shown([own, ...sent], root);
  }

  /** A certificate with a few bytes changed before it was signed. */
  damaged(random: Random): Shown {
    const names = written.alternativeNames([2, 'a.io'], [1, 'a@a.io'], [6, 'https://a.io/'], [7, hex('0a000001')]);
    const extensions = [
      ...EXTENSIONS.filter(([name]) => name.endsWith(' as usual')).map(([, id, value]) => extension(id, value)),
      extension(names.id, names.value),
    ];
    const chosen = extensions.filter(() => random.int(3) === 0);
    const own = this.certificate({ extensions: extensionsOf(...chosen) }, ROOT, (signed) => {
      const bytes = Buffer.from(signed);
      for (let left = 1 + random.int(2); left > 0; left--) {
        const at = random.int(bytes.length);
        bytes[at] = random.pick([random.int(256), bytes[at]! ^ (1 << random.int(8)), 0, 0xff, 0x80, bytes[at]! + 1]);
      }
      return bytes;
    });
    return this.shown([own]);
  }
}

const general =
  (kind: number) =>
  (name: string | Buffer): written.GeneralName => [kind, name];

function readable(name: string | Buffer): string {
  return typeof name === 'string' ? JSON.stringify(name) : name.toString('hex');
}

const ANN = written.tlv(0x31, sequence(written.oid(written.COMMON_NAME), hex('0c03616e6e')));

/** Texts of each kind. */
const TEXTS: readonly (readonly [name: string, value: Buffer])[] = [
  ...['', 'dev', 'Zoë', '\u{1f600}', '\ufeffdev'].map(
    (text) => [`UTF-8 ${JSON.stringify(text)}`, written.tlv(0x0c, Buffer.from(text))] as const,
  ),
  ...['ff', 'c3', 'eda080', 'c080', 'f4908080'].map(
    (bytes) => [`UTF-8 of ${bytes}`, written.tlv(0x0c, hex(bytes))] as const,
  ),
  ...[0x12, 0x13, 0x14, 0x16].flatMap((tag) =>
    ['', '12 3', "Az'()+,-./:=?", '*', '&', '@', '_', ';', '\t', '\x7f', '\x80', '\xff'].map(
      (text) => [`${tag.toString(16)} ${JSON.stringify(text)}`, written.tlv(tag, Buffer.from(text, 'latin1'))] as const,
    ),
  ),
  ...[
    '',
    '0064',
    '00640065',
    '006400',
    '00640000',
    '0000',
    '00000000',
    'd83dde00',
    'd800',
    'dfff',
    'e000',
    'fffd',
    'fffe',
    'ffff',
    'fdcf',
    'fdd0',
    'fdef',
    'fdf0',
    'feff0064',
  ].map((bytes) => [`BMP ${bytes}`, written.tlv(0x1e, hex(bytes))] as const),
  ['UniversalString', written.tlv(0x1c, hex('00000064'))],
  ['VisibleString', written.tlv(0x1a, Buffer.from('dev'))],
  ['GeneralString', written.tlv(0x1b, Buffer.from('dev'))],
  ['a number', hex('020101')],
  ['octets', octets(Buffer.from('dev'))],
  ['nothing', NULL],
  ['a sequence', sequence()],
];

const SUBJECTS: readonly (readonly [name: string, subject: Buffer])[] = [
  ['empty', sequence()],
  ['an empty set', sequence(written.tlv(0x31), ANN)],
  ['an empty attribute', sequence(written.tlv(0x31, sequence()), ANN)],
  [
    'a set of two',
    sequence(
      written.tlv(
        0x31,
        sequence(written.oid(written.ORGANIZATION), hex('0c0161')),
        sequence(written.oid(written.COMMON_NAME), hex('0c0162')),
      ),
    ),
  ],
  ['two common names', written.name([written.COMMON_NAME, 'one'], [written.COMMON_NAME, 'two'])],
  ['two user IDs', written.name([written.COMMON_NAME, 'one'], [written.USER_ID, '1'], [written.USER_ID, '2'])],
  ['an empty user ID', written.name([written.COMMON_NAME, 'one'], [written.USER_ID, ''])],
  [
    'more in an attribute',
    sequence(written.tlv(0x31, sequence(written.oid(written.COMMON_NAME), hex('0c0161'), NULL))),
  ],
  ['a sequence in place of a set', sequence(sequence(sequence(written.oid(written.COMMON_NAME), hex('0c0161'))))],
  ['a set', written.tlv(0x31, ANN)],
  ['an empty common name', written.commonName('')],
  ['groups with commas', written.commonName('ann', 'a,b', 'a', 'a')],
];

const bits = (content: Uint8Array, unused = 0): Buffer => written.tlv(0x03, Buffer.from([unused]), content);
const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';
const P256 = '1.2.840.10045.3.1.7';
/** The generator of the curve, and a point beside it. */
const POINT = hex(
  '6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
);
const BESIDE = Buffer.concat([POINT.subarray(0, 63), hex('f6')]);
const MODULUS = written.tlv(0x02, hex('00'), Buffer.alloc(127, 0xc1), hex('c3'));

function key(algorithm: readonly Uint8Array[], value: Uint8Array): Buffer {
  return sequence(sequence(...algorithm), value);
}

const rsa = (numbers: Uint8Array, ...parameters: readonly Uint8Array[]): Buffer =>
  key([written.oid(RSA), ...parameters], bits(numbers));
const ec = (point: Uint8Array, ...parameters: readonly Uint8Array[]): Buffer =>
  key([written.oid(EC), ...parameters], bits(point));
const ed25519 = (length: number, ...parameters: readonly Uint8Array[]): Buffer =>
  key([written.oid('1.3.101.112'), ...parameters], bits(Buffer.alloc(length, 9)));

const KEYS: readonly (readonly [name: string, key: Buffer])[] = [
  ['RSA', rsa(sequence(MODULUS, hex('0203010001')), NULL)],
  ['RSA without parameters', rsa(sequence(MODULUS, hex('0203010001')))],
  ['RSA with others', rsa(sequence(MODULUS, hex('0203010001')), hex('0400'))],
  ['RSA with two', rsa(sequence(MODULUS, hex('0203010001')), NULL, NULL)],
  ...[
    '020100',
    '0201ff',
    '020101',
    '020102',
    '020103',
    '02020080',
    '020500ffffffff',
    '02047fffffff',
    '0205 00 80000000',
    '0209 00ffffffffffffffff',
    '0208 7fffffffffffffff',
    '0200',
  ].map((exponent) => [`RSA, exponent ${exponent}`, rsa(sequence(MODULUS, hex(exponent)), NULL)] as const),
  ['RSA, modulus below zero', rsa(sequence(written.tlv(0x02, Buffer.alloc(128, 0xc1)), hex('0203010001')), NULL)],
  ['RSA, modulus 0', rsa(sequence(hex('020100'), hex('0203010001')), NULL)],
  ['RSA, modulus 3', rsa(sequence(hex('020103'), hex('0203010001')), NULL)],
  ['RSA, more after it', rsa(Buffer.concat([sequence(MODULUS, hex('0203010001')), NULL]), NULL)],
  ['RSA, more inside', rsa(sequence(MODULUS, hex('0203010001'), NULL), NULL)],
  ['RSA, no sequence', rsa(MODULUS, NULL)],
  ['EC', ec(Buffer.concat([hex('04'), POINT]), written.oid(P256))],
  ['EC, beside the curve', ec(Buffer.concat([hex('04'), BESIDE]), written.oid(P256))],
  ['EC, compressed', ec(Buffer.concat([hex('03'), POINT.subarray(0, 32)]), written.oid(P256))],
  ['EC, infinite', ec(hex('00'), written.oid(P256))],
  ['EC, hybrid', ec(Buffer.concat([hex('07'), POINT]), written.oid(P256))],
  ['EC, short', ec(Buffer.concat([hex('04'), POINT.subarray(0, 63)]), written.oid(P256))],
  ['EC of another curve', ec(Buffer.concat([hex('04'), POINT]), written.oid('1.3.132.0.34'))],
  ['EC of an unknown curve', ec(Buffer.concat([hex('04'), POINT]), written.oid('1.3.132.0.10'))],
  ['EC without a curve', ec(Buffer.concat([hex('04'), POINT]))],
  ['EC with NULL', ec(Buffer.concat([hex('04'), POINT]), NULL)],
  ['EC, more parameters', ec(Buffer.concat([hex('04'), POINT]), written.oid(P256), NULL)],
  [
    'EC, unused bits',
    key([written.oid(EC), written.oid(P256)], bits(Buffer.concat([hex('04'), POINT.subarray(0, 63), hex('00')]), 1)),
  ],
  ['Ed25519 of 31 bytes', ed25519(31)],
  ['Ed25519 of 33 bytes', ed25519(33)],
  ['Ed25519 with parameters', ed25519(32, NULL)],
  ['Ed25519, unused bits', key([written.oid('1.3.101.112')], bits(Buffer.alloc(32, 8), 3))],
  ['X25519', key([written.oid('1.3.101.110')], bits(Buffer.alloc(32, 9)))],
  [
    'DSA',
    key([written.oid('1.2.840.10040.4.1'), sequence(hex('020117'), hex('02010b'), hex('020104'))], bits(hex('020108'))),
  ],
  ['DSA without parameters', key([written.oid('1.2.840.10040.4.1')], bits(hex('020108')))],
  ['unknown', key([written.oid('1.2.3')], bits(hex('00')))],
  ['unknown, with unused bits', key([written.oid('1.2.3')], bits(hex('f0'), 4))],
  ['without bits', key([written.oid('1.2.3')], NULL)],
  ['empty', sequence()],
  ['no algorithm', sequence(sequence(), bits(hex('00')))],
  ['more after it', sequence(sequence(written.oid('1.2.3')), bits(hex('00')), NULL)],
];

const DNS = '2.5.29.17';
const names = (...list: readonly written.GeneralName[]): Buffer => written.alternativeNames(...list).value;
const trees = (permitted: readonly written.GeneralName[], excluded: readonly written.GeneralName[] = []): Buffer =>
  written.nameConstraints(permitted, excluded).value;
const MASKS = [
  '0a000000 ff000000',
  '0a000000 ffffffff',
  '0a000000 00000000',
  '0a000000 ff00ff00',
  '0a000000 fe000000',
  '0a000000 fd000000',
  '0a000000 ff',
  '0a0000',
  '',
  '0a000000 ff000000 00',
];
const MAPPED = '00000000000000000000ffff0a000001';

/** Extensions of the client's own certificate, by what they say. Those "as usual" are also there to be damaged. */
const EXTENSIONS: readonly (readonly [name: string, id: string, value: Buffer])[] = [
  ['unknown', '1.2.3.4', NULL],
  ['subject key identifier as usual', '2.5.29.14', octets(hex('0102'))],
  ['subject key identifier, empty', '2.5.29.14', octets()],
  ['subject key identifier, no octets', '2.5.29.14', NULL],
  ['subject key identifier, more after it', '2.5.29.14', Buffer.concat([octets(hex('01')), NULL])],
  ['authority key identifier as usual', '2.5.29.35', sequence(context(0, hex('0102')))],
  ['authority key identifier, empty', '2.5.29.35', sequence()],
  ['authority key identifier, no sequence', '2.5.29.35', context(0, hex('01'))],
  ['authority key identifier, by serial number', '2.5.29.35', sequence(context(2, hex('01')))],
  ['authority key identifier, more after it', '2.5.29.35', sequence(context(0, hex('01')), context(2, hex('01')))],
  ['authority key identifier, cut off', '2.5.29.35', hex('3002 8001')],
  ...[
    '0302 0780',
    '0302 07ff',
    '0302 00ff',
    '0303 0780 80',
    '0303 07ff80',
    '0301 00',
    '0301 01',
    '0302 0800',
    '0302 0781',
    '0300',
    '0400',
    '0304 00ffffff',
    '0302 0780 0500',
  ].map((value) => [`key usage ${value}${value === '0302 0780' ? ' as usual' : ''}`, '2.5.29.15', hex(value)] as const),
  ...[
    '3000',
    '3003 0101ff',
    '3003 010100',
    '3003 010101',
    '3006 0101ff 020100',
    '3006 0101ff 0201ff',
    '3003 020100',
    '3006 020100 0101ff',
    '3008 0101ff 020300ffff',
    '300a 0101ff 0205 7fffffffff',
    '300e 0101ff 0209 7fffffffffffffffff',
    '3009 0101ff 020101 020101',
    '3000 0500',
    '0500',
    '3004 0102ffff',
    '3007 0101ff 02020001',
  ].map(
    (value) => [`basic constraints ${value}${value === '3000' ? ' as usual' : ''}`, '2.5.29.19', hex(value)] as const,
  ),
  ...[
    [written.CLIENT_AUTH],
    [written.SERVER_AUTH],
    [written.ANY_USAGE],
    ['1.2.3'],
    [],
    [written.SERVER_AUTH, written.CLIENT_AUTH],
    ['1.2.3', written.ANY_USAGE],
    [written.CLIENT_AUTH, written.CLIENT_AUTH],
  ].map(
    (usages, at) =>
      [
        `usages ${usages.join(' ')}${at === 0 ? ' as usual' : ''}`,
        '2.5.29.37',
        sequence(...usages.map(written.oid)),
      ] as const,
  ),
  ['usages, not identifiers', '2.5.29.37', sequence(NULL)],
  ['usages, more after them', '2.5.29.37', Buffer.concat([sequence(written.oid(written.CLIENT_AUTH)), NULL])],
  ['names, none', DNS, sequence()],
  ['names, no sequence', DNS, context(2, Buffer.from('a.io'))],
  ['names, more after them', DNS, Buffer.concat([names([2, 'a.io']), NULL])],
  [
    'names of other kinds',
    DNS,
    sequence(constructed(4, sequence()), context(8, hex('2a03')), constructed(0, written.oid('1.2.3'))),
  ],
  ['names of other kinds and a host', DNS, sequence(constructed(4, sequence()), context(2, Buffer.from('a.io')))],
  ['names, one cut off', DNS, hex('3003 8205 61')],
  ...['', 'a.io', 'a..b', '.a', 'a.', '*', 'ü', 'a b', '\0', '\x7f'].map(
    (text) => [`host ${JSON.stringify(text)}`, DNS, names([2, Buffer.from(text, 'latin1')])] as const,
  ),
  ...['', 'a', 'a@b', 'ü@b', '@', 'a@b@c', '<a@b>', 'A <a@b>'].map(
    (text) => [`e-mail ${JSON.stringify(text)}`, DNS, names([1, Buffer.from(text, 'latin1')])] as const,
  ),
  ...['', '0a', '0a000001', '0a00000100', '00'.repeat(15), '00'.repeat(16), '00'.repeat(17), MAPPED].map(
    (bytes) => [`address ${bytes}`, DNS, names([7, hex(bytes)])] as const,
  ),
  ...[
    ...[
      '',
      ':',
      '/',
      'a',
      'a:',
      'a:b',
      ':a',
      'a/b:c',
      'a:b:c',
      '1a:b',
      'a+b-c.d:e',
      'a_b:c',
      '//',
      '///',
      '//a',
      '//a:',
      '//a:80',
      '//a:80/b',
      '//a:b',
      '//a:80:90',
      '//:80',
      '//@a',
      '//b@a',
      '//b:c@a',
      '//b c@a',
      '//b#@a',
      '//b/@a',
    ],
    ...[
      'http://a.io',
      'HTTP://A.io/?q#f',
      'http://a.io?q',
      'http://a.io#f',
      'http://a b',
      'http://a%20b',
      'http://a%2',
      'http://a%zz',
      'http://a/%zz',
      'http://a/?%zz',
      'http://a/#%zz',
      'http://a/\t',
      'http://a/\x7f',
      'http://a/ ',
      'http://a/ü',
      'http://[::1]',
      'http://[::1]:80',
      'http://[::1]x',
      'http://[::1',
      'http://[a]',
      'http://[fe80::1%25en0]',
      'http://::1',
      'http://a..b',
      'http://.a',
      'http://a.',
      'http://a,b;c=d',
      "http://a'b(c)*!$&+~",
      'http://a"b',
      'http://a<b>',
      'http://a\\b',
      'http://a^b',
      'http://a|b',
      'http://a{b}',
      'http://a`b',
      'http://1.2.3.4',
      'http://a@b@c',
      'http://%41@a',
      'http://ü@a',
      'mailto:a@b',
      'urn:a:%zz',
      'a%zz',
      '%',
      'a#b:c',
      'a?b:c',
      '?a:b',
      '*',
      'spiffe://a/b',
    ],
  ].map((text) => [`URI ${JSON.stringify(text)}`, DNS, names([6, Buffer.from(text, 'latin1')])] as const),
  ...[
    [[2, 'a.io']],
    [[2, '']],
    [[2, '.']],
    [[2, '..a']],
    [[2, '.a']],
    [[2, 'a.']],
    [[2, 'a..b']],
    [[2, '*.a']],
    [[2, 'ü']],
    [[2, 'a b']],
    [[1, '']],
    [[1, 'a']],
    [[1, '.a']],
    [[1, 'a@b']],
    [[1, '@b']],
    [[1, 'a@']],
    [[1, 'a@b@c']],
    [[1, '"a"@b']],
    [[1, 'a@.b']],
    [[1, 'ü@b']],
    [[6, '']],
    [[6, 'a']],
    [[6, '.a']],
    [[6, '10.0.0.1']],
    [[6, '::1']],
    [[6, '[::1]']],
    [[6, 'a:80']],
    [[6, 'http://a']],
    [[6, 'ü']],
    ...MASKS.map((bytes) => [[7, hex(bytes)]]),
    [[7, hex(`${'00'.repeat(16)}${'ff'.repeat(16)}`)]],
    [[7, hex(`${MAPPED}${'ff'.repeat(16)}`)]],
    [[7, hex(`${'00'.repeat(16)}${'f0'.repeat(16)}`)]],
    [[4, hex('3000')]],
    [[8, hex('2a03')]],
    [
      [2, 'a'],
      [4, hex('3000')],
    ],
  ].flatMap((list) => {
    const given = list as unknown as readonly written.GeneralName[];
    const shown = given.map(([kind, name]) => `${kind} ${readable(name)}`).join(', ');
    return [
      [`constraints, permitted ${shown}`, '2.5.29.30', trees(given)] as const,
      [`constraints, excluded ${shown}`, '2.5.29.30', trees([], given)] as const,
    ];
  }),
  ['constraints, empty', '2.5.29.30', sequence()],
  ['constraints, both empty', '2.5.29.30', sequence(constructed(0), constructed(1))],
  [
    'constraints, one empty',
    '2.5.29.30',
    sequence(constructed(0), constructed(1, sequence(context(2, Buffer.from('a'))))),
  ],
  [
    'constraints, the wrong way round',
    '2.5.29.30',
    sequence(
      constructed(1, sequence(context(2, Buffer.from('a')))),
      constructed(0, sequence(context(2, Buffer.from('b')))),
    ),
  ],
  ['constraints, more inside', '2.5.29.30', sequence(constructed(0, sequence(context(2, Buffer.from('a')))), NULL)],
  ['constraints, more after them', '2.5.29.30', Buffer.concat([trees([[2, 'a']]), NULL])],
  [
    'constraints with a least distance',
    '2.5.29.30',
    sequence(constructed(0, sequence(context(2, Buffer.from('a')), context(0, hex('00'))))),
  ],
  ['constraints, an empty tree', '2.5.29.30', sequence(constructed(0, sequence()))],
  ['constraints, not trees', '2.5.29.30', sequence(constructed(0, NULL))],
  [
    'constraints, a tree that is constructed',
    '2.5.29.30',
    sequence(constructed(0, sequence(constructed(2, Buffer.from('a'))))),
  ],
  [
    'distribution points as usual',
    '2.5.29.31',
    sequence(sequence(constructed(0, constructed(0, context(6, Buffer.from('http://a/b')))))),
  ],
  ['distribution points, none', '2.5.29.31', sequence()],
  ['distribution points, no sequence', '2.5.29.31', NULL],
  ['distribution points, an empty one', '2.5.29.31', sequence(sequence())],
  ['distribution points, not one', '2.5.29.31', sequence(NULL)],
  ['distribution points, relative name', '2.5.29.31', sequence(sequence(constructed(0, constructed(1, sequence()))))],
  ['distribution points, an empty name', '2.5.29.31', sequence(sequence(constructed(0)))],
  [
    'distribution points, two names',
    '2.5.29.31',
    sequence(sequence(constructed(0, constructed(0, context(6, Buffer.from('a')), context(6, Buffer.from('b')))))),
  ],
  [
    'distribution points, other names',
    '2.5.29.31',
    sequence(sequence(constructed(0, constructed(0, context(2, Buffer.from('a')), hex('8605'))))),
  ],
  [
    'distribution points, name cut off',
    '2.5.29.31',
    sequence(sequence(constructed(0, constructed(0, hex('8605 61'))))),
  ],
  ['distribution points, reasons alone', '2.5.29.31', sequence(sequence(context(1, hex('0780'))))],
  ['policies as usual', '2.5.29.32', sequence(sequence(written.oid('1.2.3')), sequence(written.oid('2.5.29.32.0')))],
  ['policies, none', '2.5.29.32', sequence()],
  ['policies, twice', '2.5.29.32', sequence(sequence(written.oid('1.2.3')), sequence(written.oid('1.2.3')))],
  ['policies with qualifiers', '2.5.29.32', sequence(sequence(written.oid('1.2.3'), sequence()))],
  ['policies, not identifiers', '2.5.29.32', sequence(sequence(NULL))],
  ['policies, an empty one', '2.5.29.32', sequence(sequence())],
  ['policies, no sequence', '2.5.29.32', NULL],
  ['policies, more after them', '2.5.29.32', Buffer.concat([sequence(), NULL])],
  ['policies of a large arc', '2.5.29.32', sequence(sequence(hex('060b 2a ffffffffffffffffff 7f')))],
  ['policy mappings as usual', '2.5.29.33', sequence(sequence(written.oid('1.2.3'), written.oid('1.2.4')))],
  ['policy mappings, none', '2.5.29.33', sequence()],
  ['policy mappings, of one', '2.5.29.33', sequence(sequence(written.oid('1.2.3')))],
  [
    'policy mappings, of three',
    '2.5.29.33',
    sequence(sequence(written.oid('1.2.3'), written.oid('1.2.4'), written.oid('1.2.5'))),
  ],
  ['policy mappings, not identifiers', '2.5.29.33', sequence(sequence(NULL, NULL))],
  ['policy mappings of any', '2.5.29.33', sequence(sequence(written.oid('2.5.29.32.0'), written.oid('1.2.4')))],
  ...[
    '3000',
    '3003 800100',
    '3003 810100',
    '3006 800100 810100',
    '3006 810100 800100',
    '3003 8001ff',
    '3003 020100',
    '3002 8000',
    '3004 80020001',
    '300b 8009 7fffffffffffffffff',
    '300a 8008 7fffffffffffffff',
    '300a 8008 0000000000000001',
    '3005 800100 0500',
    '0500',
  ].map(
    (value) =>
      [`policy constraints ${value}${value === '3003 800100' ? ' as usual' : ''}`, '2.5.29.36', hex(value)] as const,
  ),
  ...[
    '020100',
    '0201ff',
    '020101',
    '0200',
    '0209 7fffffffffffffffff',
    '0208 7fffffffffffffff',
    '02020001',
    '800100',
    '020100 0500',
  ].map(
    (value) =>
      [`inhibit any policy ${value}${value === '020100' ? ' as usual' : ''}`, '2.5.29.54', hex(value)] as const,
  ),
  [
    'authority information as usual',
    '1.3.6.1.5.5.7.1.1',
    sequence(sequence(written.oid('1.3.6.1.5.5.7.48.1'), context(6, Buffer.from('http://a')))),
  ],
  ['authority information, none', '1.3.6.1.5.5.7.1.1', sequence()],
  ['authority information, no sequence', '1.3.6.1.5.5.7.1.1', NULL],
  ['authority information, not one', '1.3.6.1.5.5.7.1.1', sequence(NULL)],
  [
    'authority information, without an identifier',
    '1.3.6.1.5.5.7.1.1',
    sequence(sequence(context(6, Buffer.from('http://a')))),
  ],
  [
    'authority information, without a place',
    '1.3.6.1.5.5.7.1.1',
    sequence(sequence(written.oid('1.3.6.1.5.5.7.48.1'))),
  ],
  [
    'authority information, of another kind',
    '1.3.6.1.5.5.7.1.1',
    sequence(sequence(written.oid('1.3.6.1.5.5.7.48.1'), context(2, Buffer.from('a')))),
  ],
  [
    'authority information, cut off',
    '1.3.6.1.5.5.7.1.1',
    sequence(sequence(written.oid('1.3.6.1.5.5.7.48.1'), hex('8605 61'))),
  ],
  [
    'authority information, more inside',
    '1.3.6.1.5.5.7.1.1',
    sequence(sequence(written.oid('1.3.6.1.5.5.7.48.1'), context(6, Buffer.from('a')), NULL)),
  ],
];

/** Kinds of names, some of each, and what authorities permit or exclude. */
const CONSTRAINTS: readonly (readonly [
  kind: number,
  names: readonly (string | Buffer)[],
  trees: readonly (string | Buffer)[],
])[] = [
  [
    2,
    ['b.io', 'a.b.io', 'x.a.b.io', 'ab.io', 'B.IO', '*.b.io', '*.a.b.io', '*', '*io', 'io', 'b.io.', ''],
    ['b.io', '.b.io', 'B.io', 'a.b.io', 'c.b.io', 'io', '.io', '', '*.b.io', 'x.a.b.io'],
  ],
  [
    1,
    [
      'a@b.io',
      'A@b.io',
      'a@B.IO',
      'a@x.b.io',
      '"a"@b.io',
      '"a b"@b.io',
      'a\\b@b.io',
      '"a\\"b"@b.io',
      'a.b@b.io',
      '.a@b.io',
      'a.@b.io',
      'a..b@b.io',
      '"a..b"@b.io',
      'a@b@b.io',
      'a',
      '@b.io',
      'a@',
      '"a@b.io',
      '""@b.io',
      'a b@b.io',
      'a@b..io',
      'a@*.b.io',
      '(a)@b.io',
    ],
    ['b.io', '.b.io', 'a@b.io', 'A@b.io', 'a@B.io', '"a"@b.io', 'x.b.io', '', 'a@x.b.io'],
  ],
  [
    6,
    [
      'http://b.io',
      'http://b.io:80/',
      'http://B.io',
      'http://a.b.io/x',
      'http://x@b.io',
      'http://10.0.0.1',
      'http://[::1]',
      'http://[::1]:80',
      'http://b.io:',
      'a:b',
      '/x',
      'http:///x',
      'http://*.b.io',
      'http://a%62',
    ],
    ['b.io', '.b.io', 'B.IO', 'a.b.io', 'io', ''],
  ],
  [
    7,
    [
      hex('0a000001'),
      hex('0a010001'),
      hex('0b000001'),
      hex('00000000'),
      hex(`0a000001${'00'.repeat(12)}`),
      hex('20010db8000000000000000000000001'),
    ],
    [
      hex('0a000000ffff0000'),
      hex('0a0000ffffffff00'),
      hex('0000000000000000'),
      hex(`20010db8${'00'.repeat(12)}ffffffff${'00'.repeat(12)}`),
      hex('00'.repeat(32)),
    ],
  ],
];

const PATTERNS = [
  ...[
    '',
    'a.io',
    'A.io',
    'a.io.',
    '.a.io',
    'a..io',
    '*',
    '*.',
    '*.io',
    '*.a.io',
    '*.*.io',
    'a.*.io',
    '*a.io',
    'a*.io',
    'x.a.io',
  ],
  ...['a_b.io', '_a.io', '-a.io', 'a-.io', 'a b.io', '*.a.io.', '10.0.0.1', '::1', 'xn--a.io', '**.io', '*.A.IO'],
];
const ADDRESSES = [
  hex('0a000001'),
  hex(`${'00'.repeat(15)}01`),
  hex('00000000'),
  hex('20010db8000000000000000000000001'),
];
const HOSTS = [
  ...[
    'a.io',
    'A.io',
    'a.io.',
    'x.a.io',
    'x.A.IO',
    'y.x.a.io',
    'io',
    '*',
    '*.a.io',
    '*.io',
    'b.a.io.',
    'a..io',
    '.a.io',
    'a_b.io',
  ],
  ...[
    '_a.io',
    '-a.io',
    'a-.io',
    'a b.io',
    'xn--a.io',
    '10.0.0.1',
    '::1',
    '0:0::1',
    '::ffff:10.0.0.1',
    '2001:DB8::1',
    '0.0.0.0',
    '.',
  ],
];

/** What authorities say besides that they are some. */
const AUTHORITIES: readonly (readonly [name: string, extensions: readonly Buffer[]])[] = [
  ...['0302 0204', '0302 0780', '0302 0102', '0301 00', '0302 0106', '0303 070080'].map(
    (usage) => [`key usage ${usage}`, [extension('2.5.29.15', hex(usage), TRUE)]] as const,
  ),
  ...[[written.CLIENT_AUTH], [written.SERVER_AUTH], [written.ANY_USAGE], []].map(
    (usages) => [`usages ${usages.join(' ')}`, [extension('2.5.29.37', sequence(...usages.map(written.oid)))]] as const,
  ),
  ['something critical', [extension('1.2.3', NULL, TRUE)]],
  ['something', [extension('1.2.3', NULL)]],
  ['broken', [extension('2.5.29.15', NULL)]],
];
