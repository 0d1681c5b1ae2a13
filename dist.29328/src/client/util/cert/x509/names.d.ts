/**
 * Whether a text is a domain name, as far as Go looks: visible characters, in labels that are not empty. An empty text is.
 * @param mayLead whether a dot may stand in front: at least one label more
 */
export declare function isDomainName(text: string, mayLead?: boolean): boolean;
/** An e-mail address in its two parts. The domain is not case-sensitive. */
export interface Mailbox {
    readonly local: string;
    readonly domain: string;
}
/** undefined: the text is no mailbox (RFC 2821, with the leniency of Go). */
export declare function mailboxOf(text: string): Mailbox | undefined;
export declare function isMailbox(text: string): boolean;
export declare function isAddress(text: string): boolean;
/**
 * The host of a URI, with its port; empty: it has none.
 * @throws TypeError when it is no URI that Go takes
 */
export declare function hostOfURI(text: string): string;
/** Whether a name of a certificate is that of a host. @param host in small letters */
export declare function matchesHost(name: string, host: string): boolean;
