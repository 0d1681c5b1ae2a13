/** Whether the text is one address of RFC 5322, with or without a name: what Go's `mail.ParseAddress` takes. */
export declare function isEmail(text: string): boolean;
