/** The bytes of JSON as UTF-8; a string has one character a byte. What holds them never changes. */
export type Kept = string | Uint8Array;

/** What copying and comparing need to know of properties whose JSON nobody has read yet. */
export interface UnreadProperties {
  /** Whether the object has such properties, or once had some. */
  has(object: object): boolean;
  /**
   * Gives `target` the same unread property as `source` has; they share nothing but bytes.
   * @returns false, and does nothing, when the property of `source` is no unread one
   */
  share(target: object, source: object, key: string): boolean;
  /** Whether a property is unread in both objects, with the same bytes. */
  same(a: object, b: object, key: string): boolean;
}

/** Nothing until some object gets such a property: most programs never make one, and then bundle none of the code. */
export let unread: UnreadProperties | undefined;

export function setUnread(properties: UnreadProperties): void {
  unread = properties;
}

/**
 * Gives a text to be written for a property that nobody has read; undefined for one that has to be read.
 * @param plain its bytes are known to be what JSON.stringify would write
 */
export type Mark = (kept: Kept | undefined, plain: boolean) => string | undefined;

/** What reading such a property gives instead of its value, while somebody writes JSON. */
export let mark: Mark | undefined;

export function setMark(next: Mark | undefined): void {
  mark = next;
}
