// What can be seen to be wrong with the page that a browser shows now, read from its layout.

/** Ratio of contrast that WCAG 2.2 AA asks for: of text, of large text, and of the edges of controls and rings of focus. */
const CONTRAST = { text: 4.5, largeText: 3, edge: 3 };
/** The side of the square that WCAG 2.2 AA wants free around the middle of a target, in CSS pixels. */
const TARGET = 24;

/**
 * What is wrong, one sentence for each fault: the page is empty or scrolls sideways; text is faint, cut off, leaves its box or
 * overlaps something; a control has no edge, no ring of focus or no room for a finger.
 * @param {import('./chromium.mjs').Chromium} browser
 * @returns {Promise<string[]>} no more than 20
 */
export async function faultsOf(browser) {
  return browser.evaluate(`(${findFaults})(${JSON.stringify(CONTRAST)}, ${TARGET})`);
}

/** Runs in the page: it sees nothing of this file. */
function findFaults(contrast, target) {
  const faults = new Set();
  const nameOf = (element) => {
    const own = element.id ? `#${element.id}` : [element.localName, ...element.classList].join('.');
    return element.id || element === document.body ? own : `${element.parentElement.localName} > ${own}`;
  };
  const quote = (text) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

  // Colours, whatever the notation: [red, green, blue, alpha], all up to 255.
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colours = new Map();
  const parse = (colour) => {
    if (!colours.has(colour)) {
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      colours.set(colour, [...pixel.getImageData(0, 0, 1, 1).data]);
    }
    return colours.get(colour);
  };
  const over = ([red, green, blue, alpha], below, opacity = 1) =>
    [red, green, blue].map((each, at) => (each * alpha * opacity) / 255 + below[at] * (1 - (alpha * opacity) / 255));
  const luminance = (colour) => {
    const [red, green, blue] = colour.map((each) => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (a, b) => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const backs = new Map([[null, parse(matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#fff')]]);
  const backOf = (element) => {
    if (!backs.has(element))
      backs.set(element, over(parse(styleOf(element).backgroundColor), backOf(element.parentElement)));
    return backs.get(element);
  };
  const opacityOf = (element) =>
    element === null ? 1 : Number(styleOf(element).opacity) * opacityOf(element.parentElement);

  /** The part of a box that its ancestors leave to see, and which of them cuts it for good: one that does not scroll. */
  const clip = (box, from) => {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let cutter;
    for (let at = from; at !== null && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at);
      if (overflowX !== 'visible' && at !== document.body) {
        const edge = at.getBoundingClientRect();
        const isCut = seen.right > edge.right + 1 || seen.bottom > edge.bottom + 1 || seen.left < edge.left - 1;
        if (isCut && /hidden|clip/.test(overflowX + overflowY)) cutter ??= at;
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
      if (position === 'fixed') break;
    }
    return { seen, cutter };
  };
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;

  const controls = [...document.querySelectorAll('input, select, textarea, button, summary')].filter(isShown);
  /** Lines of text and controls, where they can be seen: no two may overlap. */
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let letters = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === '' || element.closest('option, noscript, textarea') || !isShown(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, right }) => width > 0 && right + scrollX > 0);
    if (lines.length === 0) continue;
    letters += node.data.trim().length;
    const style = styleOf(element);
    const back = backOf(element);
    const found = ratio(over(parse(style.color), back, opacityOf(element)), back);
    const size = Number.parseFloat(style.fontSize);
    const wanted = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? contrast.largeText : contrast.text;
    if (found < wanted)
      faults.add(`faint: ${quote(node.data)} in ${nameOf(element)} has a contrast of ${found.toFixed(2)}`);
    let block = element;
    while (/^(?:inline|contents)/.test(styleOf(block).display) && styleOf(block).display !== 'inline-block')
      block = block.parentElement;
    const room = block.getBoundingClientRect();
    const hides = styleOf(block).overflowX !== 'visible';
    for (const line of lines) {
      const { seen, cutter } = clip(line, element);
      if (cutter !== undefined && styleOf(cutter).textOverflow !== 'ellipsis')
        faults.add(`cut off: ${quote(node.data)} by ${nameOf(cutter)}`);
      if (!hides && (line.right > room.right + 1 || line.left < room.left - 1))
        faults.add(`leaves its box: ${quote(node.data)} in ${nameOf(block)}`);
      // Neighbouring lines may share ascenders and descenders.
      const slack = (line.bottom - line.top) / 4;
      boxes.push({ ...seen, top: seen.top + slack, bottom: seen.bottom - slack, element, name: quote(node.data) });
    }
  }
  if (letters < 20) faults.add('empty: there is hardly any text');

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const isWide = (element) =>
      element.getBoundingClientRect().right > root.clientWidth + 1 &&
      clip(element.getBoundingClientRect(), element).seen.right > root.clientWidth + 1;
    const widest = [...document.querySelectorAll('body *')].filter(isWide).at(-1);
    faults.add(
      `scrolls sideways: ${root.scrollWidth} pixels, because of ${widest === undefined ? 'the page' : nameOf(widest)}`,
    );
  }

  for (const control of controls) {
    const { seen } = clip(control.getBoundingClientRect(), control.parentElement);
    boxes.push({ ...seen, element: control, name: nameOf(control) });
    if (!control.matches('input:not([type=radio], [type=checkbox]), select, textarea')) continue;
    const isEdge = (element) => {
      const { borderLeftWidth, borderLeftColor, borderLeftStyle } = styleOf(element);
      const behind = backOf(element.parentElement);
      const hasBorder = borderLeftStyle !== 'none' && Number.parseFloat(borderLeftWidth) > 0;
      return hasBorder && ratio(over(parse(borderLeftColor), behind), behind) >= contrast.edge;
    };
    if (![control, control.parentElement, control.parentElement.parentElement].some(isEdge))
      faults.add(`no edge: the border of ${nameOf(control)} has a contrast below ${contrast.edge}`);
    const placeholder = getComputedStyle(control, '::placeholder');
    const found = ratio(over(parse(placeholder.color), backOf(control), Number(placeholder.opacity)), backOf(control));
    if (control.placeholder && found < contrast.text)
      faults.add(`faint: the placeholder of ${nameOf(control)} has a contrast of ${found.toFixed(2)}`);
  }

  const overlayOf = (element) => element.closest('dialog, [role=listbox], [popover]');
  const standing = boxes.filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
  standing.sort((a, b) => a.top - b.top);
  for (const [at, box] of standing.entries()) {
    for (let next = at + 1; next < standing.length && standing[next].top < box.bottom - 2; next++) {
      const other = standing[next];
      if (Math.min(box.right, other.right) - Math.max(box.left, other.left) <= 2) continue;
      if (box.element.contains(other.element) || other.element.contains(box.element)) continue;
      if (overlayOf(box.element) !== overlayOf(other.element)) continue;
      faults.add(`overlap: ${box.name} in ${nameOf(box.element)} and ${other.name} in ${nameOf(other.element)}`);
    }
  }

  const links = [...document.querySelectorAll('a[href]')].filter(isShown);
  // Links in a sentence are as high as its lines.
  const isInSentence = (link) =>
    styleOf(link).display === 'inline' &&
    [...link.parentElement.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.data));
  const targets = [
    ...controls.map((control) => control.labels?.[0] ?? control),
    ...links.filter((link) => !isInSentence(link)),
  ]
    .flatMap((element) => Array.from(element.getClientRects(), (box) => ({ element, box })))
    // What is scrolled away, or in part, has its room when it is scrolled to.
    .filter(({ element, box }) => {
      const { seen } = clip(box, element.parentElement);
      return box.right > 0 && seen.top === box.top && seen.bottom === box.bottom && seen.right > seen.left;
    })
    .map(({ element, box }) => ({ element, box, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }))
    .sort((a, b) => a.y - b.y);
  const isSmall = ({ box }) => box.width < target - 0.5 || box.height < target - 0.5;
  for (const [at, one] of targets.entries()) {
    for (let next = at + 1; next < targets.length && targets[next].y - one.y < target * 2; next++) {
      const other = targets[next];
      if (one.element === other.element || overlayOf(one.element) !== overlayOf(other.element)) continue;
      if (!isSmall(one) && !isSmall(other)) continue;
      const near = (small, large) => {
        if (!isSmall(small)) return false;
        const dx = Math.max(large.box.left - small.x, 0, small.x - large.box.right);
        const dy = Math.max(large.box.top - small.y, 0, small.y - large.box.bottom);
        const reach = isSmall(large) ? Math.hypot(large.x - small.x, large.y - small.y) - target / 2 : Infinity;
        return Math.min(Math.hypot(dx, dy), reach) < target / 2 - 0.5;
      };
      if (near(one, other) || near(other, one))
        faults.add(
          `too close: ${nameOf(one.element)} ${quote(one.element.textContent)} and ${nameOf(other.element)} ${quote(other.element.textContent)}`,
        );
    }
  }

  // One of each kind of thing that takes the focus.
  const kinds = new Map();
  for (const element of document.querySelectorAll('a[href], input, select, textarea, button, summary, [tabindex]')) {
    if (element.tabIndex < 0 || element.disabled || !isShown(element)) continue;
    const kind = `${element.id || element.parentElement.parentElement.className} ${nameOf(element)}`;
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  const active = document.activeElement;
  for (const element of kinds.values()) {
    if (overlayOf(document.activeElement) !== overlayOf(element)) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const hasRing = (each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const ringed = [element, element.parentElement, element.parentElement.parentElement].find(hasRing);
    if (ringed === undefined) {
      faults.add(`no ring: ${nameOf(element)} with the focus looks as without`);
      continue;
    }
    const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const behind = backOf(ringed.parentElement);
    if (ratio(over(parse(outlineColor), behind), behind) < contrast.edge)
      faults.add(`faint: the ring of ${nameOf(ringed)} has a contrast below ${contrast.edge}`);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = ringed.getBoundingClientRect();
    const ring = { left: box.left - reach, right: box.right + reach, top: box.top - reach, bottom: box.bottom + reach };
    const { seen: inside } = clip(box, ringed.parentElement);
    const { seen } = clip(ring, ringed.parentElement);
    for (const side of ['left', 'right', 'top', 'bottom'])
      if (inside[side] === box[side] && Math.abs(seen[side] - ring[side]) > 1)
        faults.add(`no ring: that of ${nameOf(ringed)} is cut off at the ${side}`);
  }
  active.focus({ preventScroll: true });
  if (document.activeElement !== active) document.activeElement.blur();
  return [...faults].slice(0, 20);
}
