import { isIPv6, isStrictAddress } from './addresses.js';
/** Whether the text is one address of RFC 5322, with or without a name: what Go's `mail.ParseAddress` takes. */
export function isEmail(text) {
    const reader = new AddressReader(text);
    return reader.readAddresses(true) === 1 && reader.skipComments() && reader.atEnd();
}
/** Parses from the left; undefined or false means an error. */
class AddressReader {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    atEnd() {
        return this.#at === this.#text.length;
    }
    /** One address, or a group of any number. Undefined when there is none. */
    readAddresses(groups) {
        this.#skipSpaces();
        if (this.atEnd())
            return undefined;
        const start = this.#at;
        if (this.#readSpec()) {
            this.#skipSpaces();
            return this.#peek() === '(' && !this.#readNameComment() ? undefined : 1;
        }
        this.#at = start;
        if (this.#peek() !== '<' && !this.#readPhrase())
            return undefined;
        this.#skipSpaces();
        if (groups && this.#consume(':'))
            return this.#readGroup();
        return this.#consume('<') && this.#readSpec() && this.#consume('>') ? 1 : undefined;
    }
    #readGroup() {
        this.#skipSpaces();
        if (this.#consume(';'))
            return this.skipComments() ? 0 : undefined;
        for (let count = 0;;) {
            const more = this.readAddresses(false);
            if (more === undefined || !this.skipComments())
                return undefined;
            count += more;
            if (this.#consume(';'))
                return this.skipComments() ? count : undefined;
            if (!this.#consume(','))
                return undefined;
        }
    }
    /** `local@domain` */
    #readSpec() {
        this.#skipSpaces();
        if (this.#peek() === '"') {
            const quoted = this.#readQuoted();
            if (quoted === undefined || quoted === 0)
                return false;
        }
        else if (!isDotAtom(this.#readAtom())) {
            return false;
        }
        if (!this.#consume('@'))
            return false;
        this.#skipSpaces();
        return this.#peek() === '[' ? this.#readDomainLiteral() : isDotAtom(this.#readAtom());
    }
    /** Words before an address in angle brackets. An error after the first word just ends the phrase. */
    #readPhrase() {
        for (let words = 0;; words++) {
            if (words > 0 && !this.skipComments())
                return false;
            this.#skipSpaces();
            if (this.atEnd())
                return true;
            const start = this.#at;
            if (this.#peek() === '"') {
                if (this.#readQuoted() !== undefined)
                    continue;
                this.#at = start;
                return words > 0;
            }
            const atom = this.#readAtom();
            if (atom === '' || hasUnknownCharset(atom))
                return words > 0;
        }
    }
    /** The number of characters between the quotes. */
    #readQuoted() {
        let length = 0;
        for (let at = this.#at + 1; at < this.#text.length; at++) {
            const char = this.#text[at];
            if (char === '"') {
                this.#at = at + 1;
                return length;
            }
            if (char === '\\')
                at++;
            if (at === this.#text.length || !(isVisible(this.#text[at]) || isSpace(this.#text[at])))
                return undefined;
            length++;
        }
        return undefined;
    }
    #readAtom() {
        const start = this.#at;
        while (!this.atEnd() && isVisible(this.#peek()) && !'()<>[]:;@\\,"'.includes(this.#peek()))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    #readDomainLiteral() {
        const end = this.#text.indexOf(']', this.#at);
        if (end < 0)
            return false;
        const literal = this.#text.slice(this.#at + 1, end);
        this.#at = end + 1;
        if (!Array.from(literal).every((char) => isVisible(char) && char !== '[' && char !== '\\'))
            return false;
        return isStrictAddress(literal) && (!literal.includes(':') || isMappedIPv4(literal));
    }
    /** A comment that is the name of an address before it. */
    #readNameComment() {
        const start = ++this.#at;
        if (!this.#skipComment())
            return false;
        const comment = this.#text.slice(start, this.#at - 1).replace(/\\([^])/g, '$1');
        return !comment.split(/[ \t]+/).some(hasUnknownCharset);
    }
    skipComments() {
        this.#skipSpaces();
        while (this.#consume('(')) {
            if (!this.#skipComment())
                return false;
            this.#skipSpaces();
        }
        return true;
    }
    /** Behind its parenthesis. */
    #skipComment() {
        let depth = 1;
        for (; depth > 0 && !this.atEnd(); this.#at++) {
            const char = this.#peek();
            if (char === '\\' && this.#at + 1 < this.#text.length)
                this.#at++;
            else if (char === '(')
                depth++;
            else if (char === ')')
                depth--;
        }
        return depth === 0;
    }
    #skipSpaces() {
        while (isSpace(this.#peek()))
            this.#at++;
    }
    #consume(char) {
        if (this.#peek() !== char)
            return false;
        this.#at++;
        return true;
    }
    #peek() {
        return this.#text.charAt(this.#at);
    }
}
function isVisible(char) {
    return (char >= '!' && char <= '~') || char >= '\u0080';
}
function isSpace(char) {
    return char === ' ' || char === '\t';
}
function isDotAtom(atom) {
    return atom !== '' && !atom.startsWith('.') && !atom.endsWith('.') && !atom.includes('..');
}
/** Whether an IPv6 address is one of IPv4. */
function isMappedIPv4(address) {
    return isIPv6(address) && /^(?:0*:)*:?(?:0*:)*ffff:(?:[0-9.]+|[0-9a-f]{1,4}:[0-9a-f]{1,4})$/i.test(address);
}
/** An encoded word of RFC 2047 that is well formed, in a character set that Go doesn't read. */
function hasUnknownCharset(word) {
    const [, charset, encoding, text] = /^=\?([^?]+)\?([bq])\?([^?]*)\?=$/i.exec(word) ?? [];
    if (charset === undefined || /^(?:utf-8|iso-8859-1|us-ascii)$/i.test(charset))
        return false;
    if (encoding.toLowerCase() === 'b') {
        // Go's decoder skips line breaks.
        const base64 = text.replace(/[\r\n]/g, '');
        return base64.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(base64);
    }
    return !/=(?![0-9a-fA-F]{2})|[^\t\n\r -~]/.test(text);
}
