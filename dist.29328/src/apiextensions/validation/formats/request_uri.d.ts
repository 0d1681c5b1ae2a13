/** Whether the text is an absolute URI, or the absolute path of an HTTP request: what Go's `url.ParseRequestURI` takes. */
export declare function isRequestURI(text: string): boolean;
