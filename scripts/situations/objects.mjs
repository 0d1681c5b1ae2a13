// @ts-check
// Expressions over what only Kubernetes has: embedded resources, unknown fields, names that are escaped, its libraries.
import {
  anything,
  embedded,
  expressions,
  integer,
  intOrString,
  list,
  map,
  mapList,
  object,
  set,
  string,
} from './schemas.mjs';

const rules = (/** @type {string} */ name) => `rules: ${name}`;
const pod = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'n', generateName: 'g-', namespace: 's' },
  spec: { if: 'x', a: 'y' },
};
const meta = object({ name: string(), generateName: string() });
const RESERVED = [
  'true',
  'false',
  'null',
  'in',
  'as',
  'break',
  'const',
  'continue',
  'else',
  'for',
  'function',
  'if',
  'import',
  'let',
  'loop',
  'package',
  'namespace',
  'return',
  'var',
  'void',
  'while',
];
const ESCAPED = ['a.b', 'a-b', 'a/b', 'a_b', 'a__b', '__a'];
const LIBRARY = ['int', 'string', 'list', 'type', 'self', 'all', 'size', '_x'];
const named = [...RESERVED, ...ESCAPED, ...LIBRARY];
const urls = { schema: object({ u: string() }), self: { u: 'https://user@kubernetes.io:8443/a/b%20c?x=1&x=2&y=#top' } };
const some = { schema: object({ a: string(), b: string() }), self: { a: '1500m', b: '2' } };
const typed = object({ kind: string(), apiVersion: string(), metadata: meta });
const unknown = object({ known: integer() }, anything);

export const objects = [
  ...expressions(rules('typemeta and objectmeta access specified'), { schema: typed, self: pod }, [
    'self.kind == "Pod" && self.apiVersion == "v1" && self.metadata.name == "n" && self.metadata.generateName == "g-"',
    'has(self.metadata.namespace)',
    'has(self.metadata.labels)',
  ]),
  ...expressions(
    rules('typemeta and objectmeta access not specified'),
    { root: true, schema: object({ spec: object({ a: string() }) }), self: pod },
    [
      'self.kind == "Pod" && self.metadata.name.startsWith("n") && has(self.metadata.generateName)',
      'self.spec.a == self.apiVersion',
      'self.metadata.namespace == "s"',
    ],
  ),
  ...expressions(rules('embedded object'), { schema: object({ e: embedded() }), self: { e: pod } }, [
    'self.e.kind == "Pod" && self.e.apiVersion == "v1" && self.e.metadata.name == "n"',
    'has(self.e.metadata.generateName)',
    'has(self.e.spec)',
    'has(self.e.metadata.namespace)',
  ]),
  ...expressions(
    rules('embedded object with properties'),
    {
      schema: object({
        e: embedded({ properties: { kind: string(), metadata: meta, spec: object({ a: string() }) } }),
      }),
      self: { e: pod },
    },
    [
      'self.e.spec.a == "y" && self.e.kind + self.e.apiVersion == "Podv1" && self.e.metadata.name == "n"',
      'self.e.metadata.namespace == "s"',
      'self.e.status == ""',
    ],
  ),
  ...expressions(
    rules('embedded object with usage of reserved keywords'),
    {
      schema: object({
        e: embedded({
          properties: { metadata: object({ name: string(), namespace: string() }), spec: object({ if: string() }) },
        }),
      }),
      self: { e: pod },
    },
    [
      'self.e.spec.__if__ == "x"',
      'self.e.spec.if == "x"',
      'self.e.metadata.__namespace__ == "s"',
      'self.e.metadata.namespace == "s"',
    ],
  ),
  ...expressions(
    rules('embedded object with preserve unknown'),
    { schema: object({ e: embedded(anything) }), self: { e: pod } },
    [
      'self.e.kind == "Pod" && self.e.metadata.name == "n"',
      'has(self.e.spec)',
      'has(self.e.metadata.labels)',
      'self.e == self.e',
    ],
  ),
  ...expressions(rules('string in intOrString'), { schema: object({ v: intOrString() }), self: { v: '25%' } }, [
    'self.v == "25%" && type(self.v) == string && self.v != 25 && self.v.endsWith("%")',
    'type(self.v) == int ? self.v < 5 : self.v.contains("5")',
    'self.v > 5',
    'self.v + 1 == 6',
  ]),
  ...expressions(rules('int in intOrString'), { schema: object({ v: intOrString() }), self: { v: 8080 } }, [
    'self.v == 8080 && type(self.v) == int && self.v != "8080" && self.v + 1 > 8080 && self.v < 9e3',
    'self.v.contains("8")',
    'string(self.v) == "8080" && int(self.v) == 8080',
  ]),
  ...expressions(
    rules('null in intOrString'),
    { schema: object({ v: intOrString({ nullable: true }), w: integer() }), self: { v: null, w: 1 } },
    ['!has(self.v) && has(self.w)', 'type(self.v) == int', 'self.?v.hasValue()'],
  ),
  ...expressions(
    rules('percent comparison using intOrString'),
    {
      schema: object({ least: intOrString(), now: integer(), all: integer() }),
      self: { least: '40%', now: 3, all: 8 },
    },
    [
      'type(self.least) == string && self.least.matches("^[0-9]+%$")',
      'type(self.least) == int ? self.now >= self.least : double(self.now) / double(self.all) * 100.0 >= double(self.least.substring(0, self.least.size() - 1))',
    ],
  ),
  ...expressions(
    rules('a field without a type'),
    { schema: object({ a: {}, b: integer() }), self: { a: 1, b: 2 }, oldSelf: { a: 1, b: 2 } },
    ['self == oldSelf', 'self.b == oldSelf.b', 'has(self.a)', 'self.a == 1'],
  ),
  ...expressions(
    rules('preserve unknown fields'),
    {
      schema: object({
        o: object({}, anything),
        l: list(object({}, anything)),
        p: list(anything),
        m: map(anything),
        f: anything,
        n: list(object({ v: anything })),
      }),
      self: {
        o: { a: 1 },
        l: [{ a: 1 }, { a: 1 }, { a: '1' }, {}],
        p: [1, 'a'],
        m: { k: 1 },
        f: 5,
        n: [{ v: 1 }, { v: 1 }, { v: 'a' }],
      },
    },
    [
      'has(self.o) && self.l.size() == 4 && self.l[0] == self.l[1] && self.l[0] != self.l[2] && self.l[3] != self.l[0]',
      'self.n[0] == self.n[1] && self.n[0] != self.n[2]',
      'has(self.o.a)',
      'has(self.p)',
      'has(self.m)',
      'has(self.f)',
      'self.n[0].v == 1',
    ],
  ),
  ...expressions(
    rules('known and unknown fields'),
    {
      schema: object({ o: unknown, l: list(unknown) }),
      self: {
        o: { known: 1, other: 'a' },
        l: [{ known: 1, other: 'a' }, { known: 1, other: 'b' }, { known: 1 }, { known: 1 }],
      },
    },
    [
      'self.o.known == 1 && self.l[2] == self.l[3] && self.l[0] != self.l[1] && self.o == self.l[0]',
      'has(self.o.other)',
      'self.l.exists(e, e.other == "b")',
    ],
  ),
  ...expressions(
    rules('field nullability'),
    {
      schema: object({
        unset: string(),
        given: string(),
        fallback: string(undefined, { default: 'd' }),
        nullable: string(undefined, { nullable: true }),
        none: string(undefined, { nullable: true }),
      }),
      self: { given: 'g', fallback: 'd', nullable: 'n', none: null },
    },
    [
      'has(self.given) && has(self.fallback) && has(self.nullable) && !has(self.none) && !has(self.unset)',
      'self.nullable == null',
      'self.none != null',
      'type(self.nullable) != null_type && self.nullable == "n"',
      'self.none == ""',
    ],
  ),
  ...expressions(
    rules('null values in container types'),
    {
      schema: object({
        m: map(string(undefined, { nullable: true })),
        l: list(string(undefined, { nullable: true })),
        s: set(string(undefined, { nullable: true })),
      }),
      self: { m: { a: null, b: 'x' }, l: [null, 'x'], s: ['x', null] },
    },
    [
      'self.m.size() == 2 && "a" in self.m && type(self.m.a) == null_type',
      'self.l.size() == 2 && type(self.l[0]) == null_type && self.l[1] == "x"',
      'type(self.s[1]) == null_type && dyn(self.s[1]) == null',
      'self.m["a"] == null',
      'self.l[0].size() == 0',
    ],
  ),
  ...expressions(
    rules('escaping'),
    {
      schema: object(Object.fromEntries(named.map((name) => [name, integer()]))),
      self: Object.fromEntries(named.map((name, at) => [name, at])),
    },
    [
      ...RESERVED.map((name, at) => `self.__${name}__ == ${at}`),
      'self.a__dot__b + self.a__dash__b + self.a__slash__b + self.a_b + self.a__underscores__b + self.__underscores__a > 0',
      ...LIBRARY.map((name) => `self.${name} > 0`),
      'self.true == 1',
      'self.__true == 1',
      'has(self.__let__) && !has(self.__in__)',
    ],
  ),
  ...expressions(
    rules('map keys are not escaped'),
    { schema: object({ m: map(integer()) }), self: { m: { if: 1, 'a.b': 2, a__b: 3 } } },
    ['self.m["if"] == 1 && self.m["a.b"] == 2 && self.m.a__b == 3 && !has(self.m.__if__)', 'self.m.if == 1'],
  ),
  ...expressions(
    rules('object types are not accessible'),
    {
      schema: object({ o: object({ i: integer() }), l: list(object({ i: integer() })) }),
      self: { o: { i: 1 }, l: [{ i: 1 }] },
    },
    [
      'type(self.o) == type(self.l[0])',
      'type(self) == selfType',
      'type(self.o) == map',
      'string(type(self.o)) == ""',
      'selfType{} == self',
    ],
  ),
  ...expressions(
    rules('listMaps with unsupported identity characters in property names'),
    {
      schema: object({
        l: mapList(['k z', 'k(1)'], object({ 'k z': string(), 'k(1)': string() })),
        s: mapList(['k z', 'k(1)'], object({ 'k z': string(), 'k(1)': string() })),
      }),
      self: {
        l: [
          { 'k z': 'a', 'k(1)': 'b' },
          { 'k z': 'c', 'k(1)': 'd' },
        ],
        s: [
          { 'k z': 'c', 'k(1)': 'd' },
          { 'k z': 'a', 'k(1)': 'b' },
        ],
      },
    },
    ['self.l == self.s && self.l + self.s == self.s', 'self.l[0].k__space__z == "a"', 'self.l.all(e, e["k z"] != "")'],
  ),
  ...expressions(rules('stdlib regex functions'), { schema: object({ t: string() }), self: { t: 'a12-b345-c' } }, [
    'self.t.find("[0-9]+") == "12" && self.t.findAll("[0-9]+") == ["12", "345"] && self.t.findAll("[a-z]", 2) == ["a", "b"]',
    'self.t.find("x") == "" && self.t.findAll("x").size() == 0 && self.t.findAll(".", 0) == []',
    'self.t.matches("^[a-c0-9-]+$")',
    'self.t.find("[") == ""',
    'self.t.findAll("a{,2") == []',
    'self.t.matches("(") ',
  ]),
  ...expressions(rules('URL parsing'), urls, [
    'isURL(self.u) && url(self.u).getScheme() == "https" && url(self.u).getHost() == "kubernetes.io:8443"',
    'url(self.u).getHostname() == "kubernetes.io" && url(self.u).getPort() == "8443" && url(self.u).getEscapedPath() == "/a/b%20c"',
    'url(self.u).getQuery() == {"x": ["1", "2"], "y": [""]}',
    '!isURL("relative/a") && isURL("/absolute") && url("http://[::1]:80/").getHostname() == "::1"',
    'url("../a").getHost() == ""',
    'url("http://a b").getHost()',
  ]),
  ...expressions(rules('transition rules'), { schema: object({ v: integer() }), self: { v: 5 }, oldSelf: { v: 4 } }, [
    'self.v > oldSelf.v && oldSelf.v + 1 == self.v',
    'oldSelf == self',
    'oldSelf.nope == 1',
  ]),
  ...expressions(
    rules('optionals'),
    {
      schema: object({ a: string(), b: object({ c: integer() }), l: list(integer()), m: map(string()) }),
      self: { b: {}, l: [1], m: { k: 'v' } },
    },
    [
      'optional.of(1).value() == 1 && !optional.none().hasValue() && optional.ofNonZeroValue(0).orValue(3) == 3',
      'self.?a.orValue("x") == "x" && !self.b.?c.hasValue() && self.?b.c.orValue(2) == 2',
      'self.l[?0].value() == 1 && self.l[?3].or(optional.of(7)).value() == 7 && self.m[?"k"] == optional.of("v")',
      '[?self.?a, ?self.m[?"k"]] == ["v"] && {?"a": self.?a, ?"b": optional.of("y")} == {"b": "y"}',
      'self.l[?0].optMap(e, e + 1) == optional.of(2) && self.m[?"z"].optFlatMap(e, optional.of(e)) == optional.none()',
      'self.?a.value()',
      'optional.of(1) == 1',
      'self.?nope.hasValue()',
    ],
  ),
  ...expressions(rules('quantity'), some, [
    'isQuantity(self.a) && !isQuantity("1.5Z") && quantity(self.a) == quantity("1.5")',
    'quantity(self.a).isLessThan(quantity(self.b)) && quantity(self.b).isGreaterThan(quantity("1999m")) && quantity("1Ki").compareTo(quantity("1k")) == 1',
    'quantity(self.a).add(quantity(self.b)).sub(quantity("500m")) == quantity("3") && quantity("3").add(-1) == quantity("2") && sign(quantity("-1")) == -1',
    'quantity("5Gi").asInteger() == 5368709120 && quantity(self.a).asApproximateFloat() == 1.5 && !quantity("9999999999999999999").isInteger()',
    'quantity("10x")',
    'quantity("99999999999999999999").asInteger()',
    'quantity(self.a) == self.a',
  ]),
  ...expressions(rules('cost for extended lib calculated correctly: isSorted'), some, [
    '[4, 3, 2].isSorted()',
    '["a", "b", "c", "d", "e"].isSorted()',
  ]),
  ...expressions(rules('cost for extended lib calculated correctly: url'), some, [
    'url("https://example.com/x").getPort() == ""',
  ]),
  ...expressions(rules('cost for extended lib calculated correctly: split'), some, [
    '"a,bb,ccc,dddd".split(",").size() == 4',
  ]),
  ...expressions(rules('cost for extended lib calculated correctly: join'), some, [
    '["one", "two", "three"].join("/").size() == 13',
  ]),
  ...expressions(rules('IP and CIDR'), some, [
    'isIP("10.1.2.3") && !isIP("10.1.2") && !isIP("::ffff:1.2.3.4") && ip("::1").family() == 6 && ip.isCanonical("2001:db8::1") && !ip.isCanonical("2001:DB8::1")',
    'ip("127.0.0.9").isLoopback() && ip("0.0.0.0").isUnspecified() && ip("169.254.1.1").isLinkLocalUnicast() && ip("ff02::1").isLinkLocalMulticast() && ip("8.8.8.8").isGlobalUnicast()',
    'isCIDR("10.0.0.0/8") && cidr("10.0.0.0/8").containsIP("10.255.0.1") && cidr("10.0.0.0/8").containsCIDR(cidr("10.2.0.0/16")) && !cidr("10.2.0.0/16").containsCIDR("10.0.0.0/8")',
    'cidr("10.1.2.3/8").masked() == cidr("10.0.0.0/8") && cidr("fd00::/8").prefixLength() == 8 && cidr("10.1.2.3/8").ip() == ip("10.1.2.3") && string(cidr("10.1.2.3/8")) == "10.1.2.3/8"',
    'type(ip("1.2.3.4")) == net.IP && type(cidr("1.2.3.0/24")) == net.CIDR',
    'ip("010.1.2.3")',
    'cidr("10.0.0.0/33")',
    'cidr("10.0.0.0/8").containsIP("x")',
  ]),
  ...expressions(rules('format'), some, [
    ...[
      'dns1123Label',
      'dns1123Subdomain',
      'dns1035Label',
      'qualifiedName',
      'dns1123LabelPrefix',
      'dns1123SubdomainPrefix',
      'dns1035LabelPrefix',
      'labelValue',
      'uri',
      'uuid',
      'byte',
      'date',
      'datetime',
    ].flatMap((name) => [
      `format.${name}().validate("a-b") == optional.none()`,
      `format.named("${name}").value().validate("No way!\\u0000").value()`,
    ]),
    '!format.named("nope").hasValue() && format.named("uuid").hasValue()',
  ]),
];
