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
