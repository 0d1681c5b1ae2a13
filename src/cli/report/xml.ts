const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};
// What XML 1.0 cannot hold, not even as a reference.
const impossible =
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text for XML, in elements and attributes. Characters that XML has no way to write become U+FFFD. */
export function escapeXML(text: string): string {
  return text.replace(impossible, '\ufffd').replace(/[&<>"\n\t\r]/g, (char) => ENTITIES[char]!);
}

/** A start tag with its attributes; those that are undefined are left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXML(String(value))}"`);
  return `<${name}${written.join('')}`;
}
