import { resolve } from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PART, someOf } from './some_of.ts';

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

interface Look {
  readonly name: string;
}
interface LooksModule {
  readonly LOOKS: readonly Look[];
  setLook(browser: Browser, look: Look): Promise<void>;
  resetLook(browser: Browser): Promise<void>;
}
interface PageFaultsModule {
  faultsOf(browser: Browser): Promise<string[]>;
}
/** Screenshots that are kept in a file. */
export interface Screenshots {
  /** @throws {Error} when the page looks otherwise than in the file */
  compare(browser: Browser, name: string): Promise<void>;
  /** @throws {Error} when the file has more than what was compared */
  end(): void;
}
interface ScreenshotsModule {
  readonly Screenshots: new (file: URL) => Screenshots;
}

/** A module of site/test, which is JavaScript without types. */
function importOfSite(name: string): Promise<object> {
  return import(pathToFileURL(resolve(`site/test/${name}.mjs`)).href);
}

/**
 * A Chromium with one page until the end of the test. Where there is none, and in `npm test` as a whole, the test is skipped
 * aloud.
 */
export async function startChromium(t: TestContext): Promise<Browser | undefined> {
  if (PART && process.env['CHROMIUM'] === undefined) {
    t.skip('NOT RUN IN A BROWSER: KUBETYPED_ALL=1 does, and so does naming the file; CHROMIUM names a browser');
    return undefined;
  }
  const { Chromium, findChromium } = (await importOfSite('chromium')) as ChromiumModule;
  const program = findChromium();
  if (program === undefined) {
    t.skip('NOT RUN IN A BROWSER: there is no Chromium; CHROMIUM names one');
    return undefined;
  }
  const browser = await Chromium.start(program);
  t.after(() => browser.close());
  return browser;
}

/** The screenshots in a file: what they are, see site/test/screenshots.mjs. */
export async function openScreenshots(file: URL): Promise<Screenshots> {
  const { Screenshots } = (await importOfSite('screenshots')) as ScreenshotsModule;
  return new Screenshots(file);
}

/**
 * What can be seen to be wrong with a page on a phone, a tablet and a desktop, in light and in dark; on some of them where
 * not everything is tried.
 * @param kept the name of the page, and the screenshots to compare it with
 */
export async function faultsInLooks(
  browser: Browser,
  kept?: { readonly name: string; readonly screenshots: Screenshots },
): Promise<string[]> {
  const { LOOKS, setLook, resetLook } = (await importOfSite('looks')) as LooksModule;
  const { faultsOf } = (await importOfSite('page_faults')) as PageFaultsModule;
  const faults: string[] = [];
  for (const look of someOf(LOOKS, 2)) {
    await setLook(browser, look);
    if (kept !== undefined) await kept.screenshots.compare(browser, `${kept.name}, ${look.name}`);
    for (const fault of await faultsOf(browser)) faults.push(`${look.name}: ${fault}`);
  }
  await resetLook(browser);
  return faults;
}
