const WIDTH = 120;

/**
 * A doc comment, with a line feed at its end; empty without words. What would end it, or look like a tag of its own, does
 * not; a paragraph that begins with `Deprecated:`, as Go marks what is, becomes the tag.
 * @param indent the spaces before each line
 */
export function docComment(words: string, indent = ''): string {
  const room = WIDTH - indent.length - 3;
  const paragraphs = words
    .replaceAll('\r', '')
    .trim()
    .split(/[\n\u2028\u2029]/)
    .map((text) => text.trimEnd());
  const lines = paragraphs.flatMap((text) => wrapped(text, room));
  if (lines.every((line) => line === '')) return '';
  const [first = ''] = lines;
  if (lines.length === 1 && first.length + 4 <= room) return `${indent}/** ${first} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

function wrapped(text: string, room: number): string[] {
  const safe = text.replaceAll('*/', '*\\/').replaceAll('/*', '/\\*');
  const deprecated = /^\s*Deprecated:\s*/.exec(safe);
  const rest = safe.replace(/^\s*(?:[-*]\s)?/, '');
  const margin = safe.slice(0, safe.length - rest.length);
  const lines: string[] = [];
  let line = deprecated ? '@deprecated' : margin + rest.split(/\s+/, 1)[0];
  const more = deprecated ? safe.slice(deprecated[0].length) : rest.slice(line.length - margin.length);
  for (const word of more.split(/\s+/).filter((each) => each !== '')) {
    if (line.length + 1 + word.length <= room) line += ` ${word}`;
    else {
      lines.push(line);
      line = ' '.repeat(margin.length) + word;
    }
  }
  return [...lines, line].map((each, index) => (deprecated && index === 0 ? each : each.replace(/^(\s*)@/, '$1\\@')));
}
