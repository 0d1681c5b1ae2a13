// @ts-check
// Runs the tests of one file again and again, with one threshold changed each time; the last line written is the list
// of the changes that made a test fail. Where none may, a test must fail twice: some measure, and now and then fail on a
// busy machine without any change. Tests are modules of their own each time, what they test stays loaded.
import { register } from 'node:module';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';

/** @typedef {() => unknown} Body */
/** @type {{ name: string, body: (t: object) => unknown }[]} */
let tests = [];
const context = {
  mock,
  diagnostic() {},
  skip() {},
  test: (/** @type {string} */ _, /** @type {Body} */ body) => body(),
};
/** @type {Map<number, number>} */
const thresholds = new Map();
const program = /** @type {{ constants?: Body[] }} */ (globalThis);
Object.assign(globalThis, {
  thresholds,
  addTest: (/** @type {string} */ name, /** @type {Body} */ body) => tests.push({ name, body }),
});
const runner = 'data:text/javascript,export const test = globalThis.addTest; export const afterEach = () => {};';
const hooks = `export const resolve = (specifier, context, next) =>
  specifier === 'node:test' ? { url: ${JSON.stringify(runner)}, shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const [file = '', asked = '[]'] = process.argv.slice(2);
let runs = 0;

/** What fails first, if anything. */
async function failure() {
  for (const renew of program.constants ?? []) renew();
  tests = [];
  try {
    await import(`${pathToFileURL(file).href}?${runs++}`);
    for (const { body } of tests) {
      await Promise.race([body(context), late()]);
      mock.reset();
    }
  } catch (error) {
    return error;
  } finally {
    mock.reset();
  }
  return undefined;
}

async function late() {
  await new Promise((resolve) => setTimeout(resolve, 120_000).unref());
  throw new Error('too late');
}

const before = await failure();
if (before !== undefined) {
  console.error(before);
  process.exit(1);
}
const noticed = [];
for (const [index, value, isSpeed] of JSON.parse(asked)) {
  thresholds.set(index, value);
  const first = await failure();
  if (first !== undefined) {
    if (!isSpeed || (await failure()) !== undefined) noticed.push([index, value]);
    else console.error(`${file}: failed once with ${value}, and not again:`, first);
  }
  thresholds.clear();
}
console.log(`\n${JSON.stringify(noticed)}`);
process.exit(0);
