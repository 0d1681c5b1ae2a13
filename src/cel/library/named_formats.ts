import { nameIsDNS1035Label, nameIsDNSLabel, nameIsDNSSubdomain } from '#apimachinery/api/validation/index';
import { isQualifiedName, isValidLabelValue } from '#apimachinery/util/validation/index';
import { isDate, isDateTime } from '#apimachinery/util/validation/string_formats';
import { parseRequestURI } from '#engine/text/url';
import { URLFault } from '#engine/text/url_escape';
import { memberOverload, overload } from '../decls/declarations.ts';
import { listType, objectType, optionalType, StringType, type Type } from '../types/type.ts';
import { NativeList } from '../values/list.ts';
import { NONE, noSuchOverload, OpaqueValue, OptionalValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';

/** The type of formats. */
const FormatType: Type = /* @__PURE__ */ objectType('kubernetes.NamedFormat');

/** A format of texts. */
class FormatValue extends OpaqueValue {
  readonly type: Type = FormatType;
  readonly goType = 'cel.Format';
  override readonly maxRegexSize: number;
  private readonly name: string;
  /** What is wrong with a text. */
  readonly check: (text: string) => readonly string[];

  constructor(name: string, maxRegexSize: number, check: (text: string) => readonly string[]) {
    super();
    this.name = name;
    this.maxRegexSize = maxRegexSize;
    this.check = check;
  }

  equals(other: Value): Value {
    return other instanceof FormatValue ? this.name === other.name : noSuchOverload(other);
  }

  override toString(): string {
    return this.name;
  }
}

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** A check that has one complaint only. */
function unless(complaint: string, good: (text: string) => boolean): (text: string) => readonly string[] {
  return (text) => (good(text) ? [] : [complaint]);
}

/** Each format with the size of the regular expression that costs are computed by. */
const FORMATS: Readonly<
  Record<string, readonly [name: string, size: number, check: (text: string) => readonly string[]]>
> = {
  dns1123Label: ['DNS1123Label', 30, (text) => nameIsDNSLabel(text, false)],
  dns1123Subdomain: ['DNS1123Subdomain', 60, (text) => nameIsDNSSubdomain(text, false)],
  dns1035Label: ['DNS1035Label', 30, (text) => nameIsDNS1035Label(text, false)],
  qualifiedName: ['QualifiedName', 60, (text) => isQualifiedName(text)],
  dns1123LabelPrefix: ['DNS1123LabelPrefix', 30, (text) => nameIsDNSLabel(text, true)],
  dns1123SubdomainPrefix: ['DNS1123SubdomainPrefix', 60, (text) => nameIsDNSSubdomain(text, true)],
  dns1035LabelPrefix: ['DNS1035LabelPrefix', 30, (text) => nameIsDNS1035Label(text, true)],
  labelValue: ['LabelValue', 40, (text) => isValidLabelValue(text)],
  uri: [
    'URI',
    1103,
    (text) => {
      const url = parseRequestURI(text);
      return url instanceof URLFault ? [url.message] : [];
    },
  ],
  uuid: ['uuid', 70, unless('does not match the UUID format', (text) => UUID.test(text))],
  byte: [
    'byte',
    84,
    unless(
      'invalid base64',
      (text) => text !== '' && /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
    ),
  ],
  date: ['date', 71, unless('invalid date', isDate)],
  datetime: ['datetime', 71, unless('invalid datetime', isDateTime)],
};

/** Formats by name: `format.dns1123Label().validate(text)`. Mirrors Kubernetes' `library.Format`. */
export function namedFormats(): Library {
  const formats = new Map(Object.entries(FORMATS).map(([key, format]) => [key, new FormatValue(...format)] as const));
  const S = StringType;
  return {
    functions: [
      {
        name: 'validate',
        overloads: [
          memberOverload('format-validate', [FormatType, S], optionalType(listType(S)), (format, text) => {
            const complaints = (format as FormatValue).check(text as string);
            return complaints.length === 0 ? NONE : new OptionalValue(new NativeList(complaints));
          }),
        ],
      },
      {
        name: 'format.named',
        overloads: [
          overload('format-named', [S], optionalType(FormatType), (name) => {
            const format = formats.get(name as string);
            return format === undefined ? NONE : new OptionalValue(format);
          }),
        ],
      },
      ...Array.from(formats, ([key, format]) => ({
        name: `format.${key}`,
        overloads: [overload(`format.${key}`, [], FormatType, () => format)],
      })),
    ],
  };
}
