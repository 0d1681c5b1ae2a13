import type { Literal } from '../ast/expr.ts';
import { parseFloat64 } from '../values/go_number.ts';
import { Uint } from '../values/value.ts';
import type { Token } from './token.ts';
import { unescapeBytes, unescapeString } from './unescape.ts';

/** What is wrong with a literal. */
export class LiteralFault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** The value of a token, with the sign in front of it; `undefined` for a token that is no literal. */
export function literalOf({ kind, text }: Token, sign: string): Literal | LiteralFault | undefined {
  switch (kind) {
    case "'true'":
      return true;
    case "'false'":
      return false;
    case "'null'":
      return null;
    case 'NUM_INT': {
      const value = sign === '' ? BigInt(text) : -BigInt(text);
      return BigInt.asIntN(64, value) === value ? value : new LiteralFault('invalid int literal');
    }
    case 'NUM_UINT': {
      const value = BigInt(text.slice(0, -1));
      return BigInt.asUintN(64, value) === value ? new Uint(value) : new LiteralFault('invalid uint literal');
    }
    case 'NUM_FLOAT':
      return parseFloat64(sign + text) ?? new LiteralFault('invalid double literal');
    case 'STRING':
      return unescapeString(text) ?? new LiteralFault('invalid unicode code point');
    case 'BYTES':
      return unescapeBytes(text.slice(1)) ?? new LiteralFault('unable to unescape string');
    default:
      return undefined;
  }
}
