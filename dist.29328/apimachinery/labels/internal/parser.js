import { asError } from '#engine/text/as_error';
import { compareUTF8 } from '#engine/text/utf8';
import { DoesNotExist, Exists } from '../../selection/operator.js';
import { byKey, newRequirement } from '../requirement.js';
import { SelectorSyntaxError } from '../selector_syntax_error.js';
import { binaryOperators, labelKeyError } from './label_errors.js';
import { lex } from './lexer.js';
/** Parses a selector, with Go's error messages. */
export class Parser {
    items;
    path;
    at = 0;
    constructor(text, path) {
        this.items = lex(text);
        this.path = path;
    }
    /** The requirements, sorted by key. */
    parse() {
        const requirements = [];
        if (!this.isNext('end')) {
            if (!this.isNext('word', '!'))
                fail(`found '${this.next().text}', expected: !, identifier, or 'end of string'`);
            do {
                requirements.push(this.requirement());
            } while (this.another());
        }
        return requirements.sort(byKey);
    }
    /** Whether a comma and another requirement follow. */
    another() {
        const { token, text } = this.take();
        if (token === 'end')
            return false;
        if (token !== ',')
            fail(`found '${text}', expected: ',' or 'end of string'`);
        if (!this.isNext('word', '!'))
            fail(`found '${this.next().text}', expected: identifier after ','`);
        return true;
    }
    requirement() {
        try {
            const negated = this.isNext('!');
            if (negated)
                this.take();
            const key = this.key();
            if (negated)
                return this.make(key, DoesNotExist, []);
            if (this.isNext('end', ','))
                return this.make(key, Exists, []);
            const operator = this.operator();
            const values = operator === 'in' || operator === 'notin' ? this.values() : [this.value()];
            return this.make(key, operator, values);
        }
        catch (error) {
            throw new SelectorSyntaxError(`unable to parse requirement: ${asError(error).message}`, error);
        }
    }
    make(key, operator, values) {
        return newRequirement(key, operator, values, { path: this.path });
    }
    key() {
        const { token, text } = this.take();
        if (token !== 'word')
            fail(`found '${text}', expected: identifier`);
        const error = labelKeyError(text, this.path);
        if (error !== undefined)
            throw error;
        return text;
    }
    operator() {
        const { token, text } = this.items[this.at++];
        switch (token) {
            case 'in':
            case 'notin':
            case '=':
            case '==':
            case '!=':
                return token;
            case '>':
                return 'gt';
            case '<':
                return 'lt';
            default:
                return fail(`found '${text}', expected: ${binaryOperators().join(', ')}`);
        }
    }
    /** The value of a comparison, possibly missing. */
    value() {
        if (this.isNext('end', ','))
            return '';
        const { token, text } = this.take();
        return token === 'word' ? text : fail(`found '${text}', expected: identifier`);
    }
    /** The values in parentheses, sorted and unique. A missing value counts as empty. */
    values() {
        const open = this.take();
        if (open.token !== '(')
            fail(`found '${open.text}' expected: '('`);
        const values = new Set();
        if (this.isNext(')'))
            values.add('');
        else if (this.isNext('word', ','))
            this.list(values);
        else
            fail(`found '${this.next().text}', expected: ',', ')' or identifier`);
        this.take();
        return [...values].sort(compareUTF8);
    }
    /** Reads values up to the closing parenthesis. */
    list(values) {
        for (;;) {
            const { token, text } = this.take();
            if (token === 'word') {
                values.add(text);
                if (this.isNext(')'))
                    return;
                if (!this.isNext(','))
                    fail(`found '${this.next().text}', expected: ',' or ')'`);
            }
            else if (token === ',') {
                if (values.size === 0 || this.isNext(')', ','))
                    values.add('');
                if (this.isNext(')'))
                    return;
            }
            else
                fail(`found '${text}', expected: ',', or identifier`);
        }
    }
    /** The next item. Before an operator, `in` and `notin` are ordinary words. */
    next() {
        const item = this.items[this.at];
        return item.token === 'in' || item.token === 'notin' ? { token: 'word', text: item.text } : item;
    }
    isNext(...tokens) {
        return tokens.includes(this.next().token);
    }
    take() {
        const item = this.next();
        this.at++;
        return item;
    }
}
function fail(message) {
    throw new SelectorSyntaxError(message);
}
