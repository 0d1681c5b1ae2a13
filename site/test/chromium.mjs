// Drives Chromium by its DevTools protocol, over pipes: no port, no package.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAMES = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome'];
/** Milliseconds within which the browser must do what is asked. */
const PATIENCE = 20_000;
const KEYS = { Tab: 9, Enter: 13, Escape: 27, ' ': 32, ArrowDown: 40, ArrowRight: 39 };

/** The browser's program; undefined when there is none. */
export function findChromium() {
  return NAMES.find((name) => name && spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
}

/** A browser with one page. */
export class Chromium {
  #process;
  #profile = mkdtempSync(join(tmpdir(), 'kubetyped-site-'));
  #id = 0;
  #waiting = new Map();
  #session;
  /** What went to the console as errors or warnings, exceptions and requests that failed. */
  problems = [];

  static async start(program) {
    const browser = new Chromium();
    browser.#spawn(program);
    const { targetId } = await browser.#send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await browser.#send('Target.attachToTarget', { targetId, flatten: true });
    browser.#session = sessionId;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await browser.send(`${domain}.enable`);
    return browser;
  }

  #spawn(program) {
    const options = [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${this.#profile}`,
      'about:blank',
    ];
    this.#process = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const [, , , , answers] = this.#process.stdio;
    let rest = '';
    answers.setEncoding('utf8');
    answers.on('data', (chunk) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop();
      for (const message of messages) this.#receive(JSON.parse(message));
    });
    this.#process.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Chromium has ended'));
    });
  }

  #receive({ id, result, error, method, params }) {
    if (id !== undefined) {
      const { resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) resolve(result);
      else reject(new Error(error.message));
    } else if (method === 'Runtime.exceptionThrown') {
      this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    } else if (method === 'Runtime.consoleAPICalled' && /error|warning/.test(params.type)) {
      this.problems.push(params.args.map(({ value, description }) => value ?? description).join(' '));
    } else if (method === 'Log.entryAdded' && /error|warning/.test(params.entry.level)) {
      this.problems.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    } else if (method === 'Network.loadingFailed' && !params.canceled) {
      this.problems.push(`a request failed: ${params.errorText}`);
    }
  }

  #send(method, params = {}, sessionId = undefined) {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE);
      const settle = (how) => (value) => {
        clearTimeout(timer);
        how(value);
      };
      this.#waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** Sends a command to the page. */
  send(method, params) {
    return this.#send(method, params, this.#session);
  }

  /** Opens a page and waits until its scripts have run. */
  async open(url) {
    const { errorText } = await this.send('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
    await this.until(`document.readyState === 'complete' && location.href.startsWith(${JSON.stringify(url)})`);
  }

  /** The value of an expression in the page, outside its security policy; of a promise, what it becomes. */
  async evaluate(expression) {
    const options = { returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, ...options });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  /** Waits until an expression is true. */
  async until(expression) {
    const end = Date.now() + PATIENCE;
    while (!(await this.evaluate(expression))) {
      if (Date.now() > end) throw new Error(`still not so: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Presses a key. */
  async press(key) {
    const code = KEYS[key] ?? key.toUpperCase().charCodeAt(0);
    const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
    const event = { key, windowsVirtualKeyCode: code, code: key === '/' ? 'Slash' : key === ' ' ? 'Space' : key };
    await this.send('Input.dispatchKeyEvent', {
      ...event,
      type: text === undefined ? 'rawKeyDown' : 'keyDown',
      ...(text !== undefined && { text }),
    });
    await this.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }

  /** Types or pastes text where the focus is. */
  async type(text) {
    await this.send('Input.insertText', { text });
  }

  async close() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#send('Browser.close').catch(() => {});
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(timer);
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
