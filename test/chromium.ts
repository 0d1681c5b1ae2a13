import { resolve } from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';

/** What is used of site/test/chromium.mjs. */
export interface Browser {
  /** What went to the console as errors or warnings, exceptions and requests that failed. */
  readonly problems: string[];
  open(url: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  until(expression: string): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  send(method: string, params?: object): Promise<unknown>;
  close(): Promise<void>;
}
interface ChromiumModule {
  readonly Chromium: { start(program: string): Promise<Browser> };
  findChromium(): string | undefined;
}

/** A Chromium with one page until the end of the test; where there is none, the test is skipped aloud. */
export async function startChromium(t: TestContext): Promise<Browser | undefined> {
  const { href } = pathToFileURL(resolve('site/test/chromium.mjs'));
  const { Chromium, findChromium }: ChromiumModule = await import(href);
  const program = findChromium();
  if (program === undefined) {
    t.skip('NOT RUN IN A BROWSER: there is no Chromium; CHROMIUM names one');
    return undefined;
  }
  const browser = await Chromium.start(program);
  t.after(() => browser.close());
  return browser;
}
