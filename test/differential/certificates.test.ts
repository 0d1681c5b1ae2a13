// Random certificates, which Go's crypto/x509 must read and verify as they were meant: those that we sign, below our own
// authorities and below those that client-go makes. KUBETYPED_CASES sets their number (200), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  type CertificateAndKey,
  type CertificateConfig,
  newSelfSignedCACert,
  newSignedCert,
} from 'kubetyped/client/util/cert';
import { GoProgram, hasGo, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const skip = !hasGo() && withoutGo;
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const count = Number(process.env['KUBETYPED_CASES'] ?? 200);
const HOSTS = [
  'webhook.shop.svc',
  'a.b',
  'localhost',
  '*.example.com',
  'x_y.example.com',
  '10.0.0.1',
  '::1',
  'fd00::a:1',
];
const LONG = Array.from({ length: 4 }, () => 'l'.repeat(61)).join('.');
const STRANGERS = ['other.shop.svc', 'shop.svc', '10.0.0.2', 'fd00::a:2'];
const SECOND = 1000;
const TIMES = ['1970-01-02', '2026-11-23T10:20:30', '2049-12-31T23:59:59', '2050-01-01', '2199-06-07', '9999-12-31'];

interface Certified {
  readonly verdicts: readonly string[];
  readonly dns: readonly string[] | null;
  readonly ips: readonly string[];
  readonly [field: string]: unknown;
}

let program: GoProgram;
before(() => {
  if (skip === false) program = new GoProgram('certificates', '-serve');
});
after(() => program?.end());

async function answer<T extends object>(area: string, questions: readonly object[]): Promise<T[]> {
  return (await program.ask<{ out: T }>(questions.map((question) => ({ area, in: question })))).map(({ out }) => out);
}

function randomTimes(random: Random): { notBefore: Date; notAfter: Date } {
  const at = (): number => Date.parse(`${random.pick(TIMES).padEnd(19, 'T00:00:00').slice(0, 19)}Z`);
  const [first, second] = [at(), at()].sort((a, b) => a - b) as [number, number];
  return { notBefore: new Date(first), notAfter: new Date(second === first ? second + SECOND : second) };
}

function randomConfig(random: Random): CertificateConfig & { notBefore: Date; notAfter: Date } {
  const hosts = HOSTS.filter(() => random.int(10) < 3);
  if (random.int(10) < 1) hosts.push(LONG);
  return {
    ...randomTimes(random),
    ...(random.int(10) < 7 && { commonName: random.pick(['web', 'Zoë', 'x'.repeat(64)]) }),
    ...(random.int(10) < 3 && { organization: ['system:masters', 'B ü'].slice(random.int(2)) }),
    hosts,
    usages: [['server auth'], ['client auth'], ['client auth', 'server auth'], []][random.int(4)] as never,
  };
}

/** What Go must find in a certificate that says so. */
function expected(config: CertificateConfig & { notBefore: Date; notAfter: Date }, isCA: boolean): object {
  const { hosts = [], commonName = '', organization = [], notBefore, notAfter } = config;
  return {
    dns: hosts.filter((host) => isIP(host) === 0),
    ips: hosts.filter((host) => isIP(host) !== 0),
    commonName,
    organization,
    notBefore: notBefore.getTime() / SECOND,
    notAfter: notAfter.getTime() / SECOND,
    isCA,
    keyUsage: isCA ? 0b110_0001 : 0b101,
    basic: true,
    version: 3,
    linked: true,
    serial: true,
    unknown: 0,
  };
}

function assertFound({ verdicts, dns, organization, ...found }: Certified, wanted: object, note: string): void {
  assert.deepEqual({ ...found, dns: dns ?? [], organization: organization ?? [] }, wanted, note);
}

test('Go finds in random certificates what they were meant to say, and verifies them', { skip }, async () => {
  const random = new Random(seed);
  const foreign = await answer<CertificateAndKey>('authority', [
    { kind: 'rsa', name: 'rsa' },
    { kind: 'ec', name: 'ec' },
  ]);
  const own = newSelfSignedCACert({
    commonName: 'own',
    notBefore: new Date(0),
    notAfter: new Date('9999-12-31T00:00:00Z'),
  });
  const cases = Array.from({ length: count }, () => {
    const config = randomConfig(random);
    const { cert: CA, key } = random.pick([...foreign, own]);
    return { config, CA, at: Math.floor(Date.now() / SECOND), ...newSignedCert(config, { cert: CA, key }) };
  });
  const found = await answer<Certified>(
    'verify',
    cases.map(({ config: { hosts = [], usages = [] }, cert, key, CA, at }) => ({
      ...{ cert, key, CA, at, names: [...hosts.map((host) => host.replace('*', 'any')), ...STRANGERS] },
      client: usages.length > 0 && !usages.includes('server auth'),
    })),
  );
  for (const [at, { config, cert }] of cases.entries()) {
    const note = `case ${at}: ${JSON.stringify(config)} (seed ${seed})\n${cert}`;
    const certified = found[at]!;
    assertFound(certified, expected(config, false), note);
    const { notBefore, notAfter, hosts = [] } = config;
    const isNow = notBefore.getTime() <= Date.now() && Date.now() <= notAfter.getTime();
    const good = certified.verdicts.map((verdict) => verdict === '');
    const wanted = [true, ...hosts.map(() => true), ...STRANGERS.map(() => false)].map((is) => is && isNow);
    assert.deepEqual(good, wanted, `${certified.verdicts.join('\n')}\n${note}`);
  }
  assert.ok(found.some(({ verdicts }) => verdicts[0] === '') && found.some(({ verdicts }) => verdicts[0] !== ''));
});

test('Go finds in random authorities what they were meant to say', { skip }, async () => {
  const random = new Random(seed + 1);
  const cases = Array.from({ length: count }, () => {
    const config = { ...randomConfig(random), commonName: random.pick(['a', 'Ü'.repeat(64)]) };
    return { config, ...newSelfSignedCACert(config) };
  });
  const found = await answer<Certified>(
    'verify',
    cases.map(({ config, cert, key }) => ({ cert, key, CA: cert, at: config.notAfter.getTime() / SECOND })),
  );
  for (const [at, { config, cert }] of cases.entries())
    assertFound(found[at]!, expected(config, true), `case ${at}: ${JSON.stringify(config)} (seed ${seed})\n${cert}`);
});

test('openssl verifies random certificates, strictly by RFC 5280', (t) => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
  } catch {
    return t.skip('NOT VERIFIED BY OPENSSL: it is not there');
  }
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-certificates-'));
  try {
    const random = new Random(seed + 2);
    const [ca, leaf] = [join(folder, 'ca.crt'), join(folder, 'leaf.crt')];
    for (let at = 0; at < Math.min(count, 50); at++) {
      const { notBefore: _, notAfter: __, ...config } = randomConfig(random);
      const authority = newSelfSignedCACert({ commonName: 'own' });
      writeFileSync(ca, authority.cert);
      writeFileSync(leaf, newSignedCert(config, authority).cert);
      const host = config.hosts?.find((each) => !each.includes('*'));
      const names = host === undefined ? [] : [isIP(host) === 0 ? '-verify_hostname' : '-verify_ip', host];
      const args = ['verify', '-x509_strict', '-check_ss_sig', '-CAfile', ca, ...names, leaf];
      assert.match(execFileSync('openssl', args, { encoding: 'utf8' }), /: OK\n$/, JSON.stringify(config));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
