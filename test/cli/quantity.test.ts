// `quantity`: what is shown, added and compared.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cli } from './run_cli.ts';

test('what Kubernetes makes of quantities', async () => {
  const { status, stdout, stderr } = await cli(['quantity', '0.5', '1.5Gi', '1E']);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(
    stdout,
    `QUANTITY  CANONICAL  VALUE                MILLIVALUE     HUMANIZED  FORMAT
0.5       500m       1                    500            500m       DecimalSI
1.5Gi     1536Mi     1610612736           1610612736000  1.5Gi      BinarySI
1E        1E         1000000000000000000  -              1E         DecimalSI
`,
  );
});

test('--format and --digits', async () => {
  const { stdout } = await cli(['quantity', '-f', 'DecimalSI', '--digits', '1', '-o', 'json', '1.5Gi']);
  assert.deepEqual(JSON.parse(stdout), [
    {
      text: '1.5Gi',
      canonical: '1610612736',
      format: 'DecimalSI',
      value: 1610612736,
      milliValue: 1610612736000,
      humanized: '1.6G',
    },
  ]);
});

test('JSON has every digit', async () => {
  const { stdout } = await cli(['quantity', '-o', 'json', '9007199254740993', '1e19']);
  assert.match(stdout, /"value": 9007199254740993,\n    "milliValue": 9007199254740993000,/);
  assert.match(stdout, /"value": null,/);
});

test('--sum adds exactly, and reads standard input for -', async () => {
  const sum = async (args: string[], input = ''): Promise<unknown> =>
    JSON.parse((await cli(['quantity', '--sum', '-o', 'json', ...args], { input })).stdout);
  const result = (
    canonical: string,
    value: number,
    milliValue: number,
    humanized: string,
    format: string,
  ): object[] => [{ canonical, format, value, milliValue, humanized }];
  assert.deepEqual(await sum(['0.1', '0.2']), result('300m', 1, 300, '300m', 'DecimalSI'));
  assert.deepEqual(
    await sum(['1Gi', '-'], '512Mi 256Mi\n\n256Mi\t'),
    result('2Gi', 2 ** 31, 2 ** 31 * 1000, '2Gi', 'BinarySI'),
  );
  assert.deepEqual(await sum([]), result('0', 0, 0, '0', 'DecimalSI'));
  assert.equal(
    (await cli(['quantity', '--sum', '--', '-1.5Gi', '1Gi'])).stdout,
    'CANONICAL  VALUE       MILLIVALUE     HUMANIZED  FORMAT\n-512Mi     -536870912  -536870912000  -512Mi     BinarySI\n',
  );
});

test('--compare', async () => {
  for (const [a, b, sign, result] of [
    ['1G', '1Gi', '<', -1],
    ['1Gi', '1G', '>', 1],
    ['1', '1000m', '=', 0],
    ['9007199254740993', '9007199254740992', '>', 1],
  ] as const) {
    assert.equal((await cli(['quantity', '--compare', a, b])).stdout, `${a} ${sign} ${b}\n`);
    assert.deepEqual(JSON.parse((await cli(['quantity', '--compare', '-o', 'json', a, b])).stdout), { a, b, result });
  }
});

test('errors name the argument, with status 2', async () => {
  const syntax =
    'a quantity is a number and perhaps a suffix: n, u, m, k, M, G, T, P, E, Ki, Mi, Gi, Ti, Pi, Ei, or e and a power of 10';
  const form = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
  for (const [args, message] of [
    [['1', '1.5gb'], `1.5gb is not a quantity: ${form}\n${syntax}`],
    [['1Kii'], `1Kii is not a quantity: unable to parse quantity's suffix\n${syntax}`],
    [[''], `an empty string is not a quantity: ${form}\n${syntax}`],
    [
      ['1e2147483648'],
      `1e2147483648 is not a quantity: the exponent of a quantity must be between -10000 and 10000\n${syntax}`,
    ],
    [['\x1b[31m\u202e'], `\\x1b[31m\\u202e is not a quantity: ${form}\n${syntax}`],
    [
      ['9'.repeat(20_000)],
      `${'9'.repeat(59)}… is not a quantity: quantities must not be longer than 10000 characters\n${syntax}`,
    ],
    [[], 'no quantity given\nfor example: kubetyped quantity 1.5Gi'],
    [['--compare', '1'], '--compare takes two quantities, not 1'],
    [['--compare', '1', '2', '3'], '--compare takes two quantities, not 3'],
    [['--compare', '--sum', '1', '2'], '--sum and --compare are mutually exclusive\nrun the command twice'],
    [['--digits', '21', '1'], 'invalid value 21 for option --digits\nuse an integer from 0 to 20'],
    [['--format', 'binarysi', '1'], 'invalid value binarysi for option --format\ndid you mean BinarySI?'],
  ] as const) {
    const { status, stdout, stderr } = await cli(['quantity', ...args]);
    assert.deepEqual(
      [status, stdout, stderr],
      [2, '', `kubetyped: ${message}\nSee kubetyped quantity --help.\n`],
      args.join(' ').slice(0, 50),
    );
  }
});
