// A script, not JSON: a page opened from a folder may load that.
export const data = { permalink: 'assets/search-index.js', eleventyExcludeFromCollections: true };

export function render({ searchIndex }) {
  return `globalThis.searchIndex = ${JSON.stringify(searchIndex)};\n`;
}
