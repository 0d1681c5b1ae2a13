// Screenshots compared with earlier ones, which are kept as text: a letter for each square of the screen.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The side of a square, in CSS pixels. */
const SQUARE = 60;
/** By how much a square may differ from all around its place: with other fonts, lines are longer and wrap at other words. */
const SLACK = 1;
/**
 * How much of a screen may differ. Measured at the width where it shows most: another font, even the only one of a machine, 11 % at
 * most, but for wide tables; text half as large again 17 % at least, a list that covers the text beside it 25 %, no style sheet 48 %.
 */
const ALLOWED = 0.13;
/** Where the picture of a screen that differs is written. */
const PICTURES = new URL('../../node_modules/.cache/screenshots/', import.meta.url);

/**
 * The screenshots in a file. Each is how bright the background is, from `0`, black, to `f`, white, and how much the squares of the
 * screen stand out from it, from `0`, not at all, to `f`.
 *
 * With KUBETYPED_SCREENSHOTS=write, those that are compared become those in the file.
 */
export class Screenshots {
  #file;
  #isWritten = process.env.KUBETYPED_SCREENSHOTS === 'write';
  /** By name, lines of letters. */
  #kept = new Map();
  #taken = new Map();

  /** @param {URL} file */
  constructor(file) {
    this.#file = file;
    if (!existsSync(file)) return;
    for (const part of readFileSync(file, 'utf8').split('\n\n')) {
      const [name, ...lines] = part.trimEnd().split('\n');
      this.#kept.set(name, lines);
    }
  }

  /**
   * Compares what the browser shows now.
   * @param {import('./chromium.mjs').Chromium} browser
   * @param {string} name of the page and its look
   * @throws {Error} when it looks otherwise, or was not there
   */
  async compare(browser, name) {
    const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    const taken = await browser.evaluate(`(${measure})(${JSON.stringify(data)}, ${SQUARE})`);
    this.#taken.set(name, taken);
    if (this.#isWritten) return;
    const file = fileURLToPath(this.#file);
    const hint = 'KUBETYPED_SCREENSHOTS=write keeps those of today';
    const kept = this.#kept.get(name);
    if (kept === undefined) throw new Error(`${name}: there is no screenshot in ${file}; ${hint}`);
    const difference = differenceOf(kept, taken);
    if (difference <= ALLOWED) return;
    mkdirSync(PICTURES, { recursive: true });
    const picture = fileURLToPath(new URL(`${name.replace(/\W+/g, '-')}.png`, PICTURES));
    writeFileSync(picture, data, 'base64');
    throw new Error(
      `${name}: ${Math.round(difference * 100)} % of the screen differ from ${file}, ${ALLOWED * 100} % may; it is drawn in ${picture}; ${hint}\n${beside(kept, taken)}`,
    );
  }

  /** Writes the file, if that is asked for. @throws {Error} when it has screenshots of what was not compared */
  end() {
    if (this.#isWritten) {
      const parts = Array.from(this.#taken, ([name, lines]) => [name, ...lines].join('\n'));
      writeFileSync(this.#file, `${parts.join('\n\n')}\n`);
      return;
    }
    const gone = [...this.#kept.keys()].filter((name) => !this.#taken.has(name));
    if (gone.length > 0)
      throw new Error(`${fileURLToPath(this.#file)} has screenshots of what is no longer there: ${gone.join('; ')}`);
  }
}

/** The part of the squares for which there is none like it around its place in the other screenshot. */
function differenceOf([background, ...one], [otherBackground, ...other]) {
  const levels = [background, otherBackground].map((line) => Number.parseInt(line.at(-1), 16));
  if (Math.abs(levels[0] - levels[1]) > SLACK) return 1;
  const squares = one.join('').length;
  if (squares !== other.join('').length) return 1;
  return (countUnlike(one, other) + countUnlike(other, one)) / 2 / squares;
}

/** How many squares of one screenshot differ from all around their place in the other. */
function countUnlike(one, other) {
  let count = 0;
  for (const [y, row] of one.entries())
    for (const [x, letter] of [...row].entries()) {
      const around = other
        .slice(Math.max(0, y - 1), y + 2)
        .flatMap((line) => [...line.slice(Math.max(0, x - 1), x + 2)])
        .map((each) => Number.parseInt(each, 16));
      const level = Number.parseInt(letter, 16);
      if (level < Math.min(...around) - SLACK || level > Math.max(...around) + SLACK) count++;
    }
  return count;
}

/** Two screenshots beside each other. */
function beside(kept, taken) {
  return kept.map((line, at) => `${line}  ${taken[at] ?? ''}`).join('\n');
}

/**
 * Runs in the page: it sees nothing of this file.
 * @returns lines: the brightness of the background, the most frequent one, then the rows of squares
 */
async function measure(png, side) {
  const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height);
  const brightness = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let at = 0; at < brightness.length; at++) {
    brightness[at] = 0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2];
    counts[brightness[at]]++;
  }
  const back = counts.indexOf(Math.max(...counts));
  const lines = [`background ${(back >> 4).toString(16)}`];
  for (let top = 0; top + side <= height; top += side) {
    let line = '';
    for (let left = 0; left + side <= width; left += side) {
      let sum = 0;
      for (let y = top; y < top + side; y++)
        for (let x = left; x < left + side; x++) sum += (brightness[y * width + x] - back) ** 2;
      // The root of the deviation: faint areas tell as much as dark ones.
      line += Math.min(15, Math.round(Math.sqrt(Math.sqrt(sum / side ** 2)))).toString(16);
    }
    lines.push(line);
  }
  return lines;
}
