// Unusual certificates, chains with policies and random chains authenticate the users that they do in kube-apiserver. Its
// verdicts are held; with Go they are compared again, and those of damaged certificates. KUBETYPED_CASES sets the number of
// these (200), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { CertPool, parseCertificate, SERVER_AUTH, verify, verifyHostname } from '#src/client/util/cert/x509/verify';
import { builtGo, QuestionProgram, withoutGo } from '../differential/go_oracle.ts';
import { Random } from '../differential/random_scalars.ts';
import { assertHeld } from '../held_text.ts';
import { CertificateForms } from './certificate_forms.ts';
import { expectedOf, questionOf, verdictOf } from './certificate_verdicts.ts';
import * as written from './certificates_written.ts';
import { RandomChains, type Shown } from './random_chains.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 200);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const judge = builtGo('identity');
const skip = judge === undefined && withoutGo;
const NOW = Date.parse('2026-11-29T12:00:00Z');
const BATCH = 100;

/** What Go takes and we refuse: addresses of IPv4 in the form of IPv6, which would slip through constraints. */
const REFUSED_BY_US = /^(?:address|constraints, (?:permitted|excluded) 7) 0{20}ffff/;

type Case = readonly [name: string, shown: Shown];

function printable(line: string): string {
  return line.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Our verdicts, a line each; as those of kube-apiserver where it is there. */
async function verdictsOf(t: TestContext, cases: readonly Case[]): Promise<string[]> {
  t.mock.method(Date, 'now', () => NOW);
  const program = judge === undefined ? undefined : new QuestionProgram(judge, []);
  t.after(() => program?.end());
  const lines: string[] = [];
  const differences: string[] = [];
  for (let done = 0; done < cases.length; done += BATCH) {
    const some = cases.slice(done, done + BATCH);
    const expected =
      program &&
      (await expectedOf(
        program,
        some.map(([, shown]) => questionOf(shown, NOW)),
      ));
    for (const [at, [name, shown]] of some.entries()) {
      const verdict = await verdictOf(shown);
      const text = (of: typeof verdict): string =>
        of === 'refused'
          ? of
          : [of.user, ...(of.uid === undefined ? [] : [`uid ${of.uid}`]), ...(of.groups ?? [])].join(' ');
      lines.push(printable(`${name}: ${text(verdict)}`));
      const other = expected?.[at];
      if (other === undefined) continue;
      const expectedHere = REFUSED_BY_US.test(name) && other !== 'refused' ? 'refused' : other;
      if (!isDeepStrictEqual(verdict, expectedHere)) {
        differences.push(
          `${name}: ${text(verdict)}, kube-apiserver says ${text(other)}: ${JSON.stringify(questionOf(shown, NOW))}`,
        );
      }
    }
  }
  assert.deepEqual(differences, [], `${differences.length} of ${lines.length}`);
  return lines;
}

function assertVerdicts(file: string, lines: readonly string[]): void {
  const taken = lines.filter((line) => !line.endsWith(': refused')).length;
  assert.ok(taken > 0 && taken < lines.length, `${taken} of ${lines.length} are taken`);
  assertHeld(fileURLToPath(new URL(`vectors/${file}.txt`, import.meta.url)), `${lines.join('\n')}\n`);
}

test('unusual certificates', async (t) => {
  assertVerdicts('certificate_forms', await verdictsOf(t, [...new CertificateForms(NOW).all()]));
});

test('of a certificate that cannot be read, the part is named that cannot', () => {
  const forms = new CertificateForms(NOW);
  const broken = Buffer.from('0500', 'hex');
  for (const [id, part] of [
    ['2.5.29.14', 'subject key identifier'],
    ['2.5.29.15', 'key usage'],
    ['2.5.29.17', 'alternative names'],
    ['2.5.29.19', 'basic constraints'],
    ['2.5.29.30', 'name constraints'],
    ['2.5.29.31', 'CRL distribution points'],
    ['2.5.29.32', 'certificate policies'],
    ['2.5.29.33', 'policy mappings'],
    ['2.5.29.35', 'authority key identifier'],
    ['2.5.29.36', 'policy constraints'],
    ['2.5.29.37', 'extended key usage'],
    ['2.5.29.54', 'inhibit any policy'],
    ['1.3.6.1.5.5.7.1.1', 'authority information access'],
  ] as const)
    assert.throws(() => parseCertificate(forms.withExtension(id, broken)), { message: `malformed ${part}` });
});

test('chains whose certificates are issued under policies', async (t) => {
  const forms = new CertificateForms(NOW);
  const random = new Random(36);
  const chains = Array.from({ length: 1000 }, (_, at): Case => [`${at}`, forms.policies(random)]);
  assertVerdicts('certificate_policies', await verdictsOf(t, chains));
});

test('random chains', async (t) => {
  const chains = new RandomChains(new Random(36), NOW);
  const some = Array.from({ length: 500 }, (_, at): Case => [`${at}`, chains.next()]);
  assertVerdicts('certificate_chains', await verdictsOf(t, some));
});

test('hosts by the names of a certificate', async (t) => {
  const servers = [...new CertificateForms(NOW).servers()];
  const verdicts = servers.map(({ own, root, host }) => {
    const certificate = parseCertificate(own);
    const roots = new CertPool([parseCertificate(root)]);
    const isTrusted = verify(certificate, { roots, intermediates: [], usage: SERVER_AUTH, now: NOW });
    return isTrusted && verifyHostname(certificate, host) ? 'taken' : 'refused';
  });
  if (judge !== undefined) {
    const program = new QuestionProgram(judge, []);
    t.after(() => program.end());
    const asked = servers.map(({ own, root, host }) => ({
      clients: written.pem(root),
      sent: [own.toString('base64')],
      at: NOW,
      host,
    }));
    const answers = await program.ask<{ refused?: string }>(asked);
    const expected = answers.map(({ refused }) => (refused === undefined ? 'taken' : 'refused'));
    const differences = servers.flatMap(({ name }, at) =>
      verdicts[at] === expected[at] ? [] : [`${name}: ${verdicts[at]}, Go says ${answers[at]?.refused ?? 'taken'}`],
    );
    assert.deepEqual(differences, []);
  }
  assertVerdicts(
    'certificate_hosts',
    servers.map(({ name }, at) => printable(`${name}: ${verdicts[at]}`)),
  );
});

test(`${cases} damaged certificates, as kube-apiserver takes them`, { skip }, async (t) => {
  const forms = new CertificateForms(NOW);
  const random = new Random(seed);
  await verdictsOf(
    t,
    Array.from({ length: cases }, (_, at): Case => [`certificate ${at} of seed ${seed}`, forms.damaged(random)]),
  );
});
