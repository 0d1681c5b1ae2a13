/**
 * How a page is looked at: on a phone, a tablet and a desktop, in CSS pixels, each in light and in dark.
 * @type {readonly { width: number, height: number, scheme: 'light' | 'dark', name: string }[]}
 */
export const LOOKS = [
  [390, 840],
  [820, 1080],
  [1440, 900],
].flatMap(([width, height]) =>
  ['light', 'dark'].map((scheme) => ({ width, height, scheme, name: `${width} pixels wide, ${scheme}` })),
);

/**
 * Shows the page like this, and waits until it is drawn.
 * @param {import('./chromium.mjs').Chromium} browser
 * @param {(typeof LOOKS)[number]} look
 */
export async function setLook(browser, { width, height, scheme }) {
  const screen = { width, height, deviceScaleFactor: 1, mobile: width < 500 };
  await browser.send('Emulation.setDeviceMetricsOverride', screen);
  await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  await browser.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
}

/** Back to the browser's own window. @param {import('./chromium.mjs').Chromium} browser */
export async function resetLook(browser) {
  await browser.send('Emulation.clearDeviceMetricsOverride');
  await browser.send('Emulation.setEmulatedMedia', { features: [] });
}
