// Writes the YAML test vectors: what sigs.k8s.io/yaml and k8s.io/apimachinery/pkg/util/yaml make of small texts.
//
//	go run . <directory>
//
// Build it with GOEXPERIMENT=nojsonv2, as Kubernetes 1.36 does not use encoding/json/v2.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand"
	"os"
	"path/filepath"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	kyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/yaml"
)

type parseRow struct {
	YAML   string `json:"yaml"`
	JSON   string `json:"json,omitempty"`
	Error  string `json:"error,omitempty"`
	Strict string `json:"strict,omitempty"`
}

type emitRow struct {
	JSON  string `json:"json"`
	YAML  string `json:"yaml,omitempty"`
	Error string `json:"error,omitempty"`
}

type streamRow struct {
	Text       string   `json:"text"`
	Documents  []string `json:"documents"`
	Error      string   `json:"error,omitempty"`
	Raw        []string `json:"raw"`
	Values     []string `json:"values"`
	ValueError string   `json:"valueError,omitempty"`
}

var scalars = []string{
	"", "~", "null", "Null", "NULL", "nULL", "true", "True", "TRUE", "tRUE", "false", "False", "FALSE",
	"y", "Y", "yes", "Yes", "YES", "yES", "n", "N", "no", "No", "NO", "on", "On", "ON", "oN", "off", "Off", "OFF",
	"0", "-0", "+0", "1", "+1", "-1", "007", "010", "08", "0o17", "0O17", "0o8", "0x1F", "0X1f", "-0x10", "0xg",
	"0b101", "-0b11", "0b2", "0b-1", "1_000", "_1", "1_", "0x_1F", "1__0", "9007199254740991", "9007199254740992",
	"9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
	"18446744073709551615", "18446744073709551616", "+9223372036854775808", "0xFFFFFFFFFFFFFFFF", "0x10000000000000000",
	"01777777777777777777777", "1.", "1.0", "1.10", ".5", "-.5", "+.5", "1e3", "1E3", "1e+3", "1e-7", "1e21", "1e400",
	".1e1", ".1_0", "._1", "1.5e", "1.2.3", "0.30000000000000004", "123456789.125", "1e-7", "-0.0", ".", "-", "+", "..",
	".inf", "-.inf", "+.Inf", ".INF", ".nan", ".NaN", ".NAN", "inf", "nan", "Infinity",
	"12:30", "12:30:45", "190:20:30.15", "2001-01-01", "2001-1-1", "2001-02-30", "2001-01-01T01:01:01Z",
	"2001-01-01 23:59:59", "2001-01-01 24:00:00", "2001-01-01 00:60:00", "2001-01-01 00:00:60", "2000-02-29", "1900-02-29", "2001-00-01", "2001-13-01",
	"2001-01-00", "2001-12-31", "2001-12-32", "2001-01-01T00:00:00", "2001-01-01T00:00:00+24:60", "2001-01-01T00:00:00+25:00", "2001-01-01T00:00:00-00:61",
	"2001-01-01t00:00:00z", "2001-01-01T24:00:00Z", "2001-01-01T00:60:00Z", "2001-01-01T00:00:60Z", "2001-01-01 00:00:00Z", "2001-1-1 1:1:1", "2001-01-01T1:1:1Z",
	"2001-01-01 01:01:01", "2001-12-14 21:59:43.10 -5", "=", "<<", "a:b", "a#b", "a #b", "-a", "?a", ":a", "a b  c",
	"'it''s'", "'a\n\n  b'", "\"a\\\n  b\"", "\"\\x41\\u00e9\\U0001F600\"", "\"\\ud800\"", "\"\\q\"", "\"a  \n b\"", "'1'", "\"yes\"",
	"!!str 1", "!!str", "!!int 1", "!!int '1'", "!!int a", "!!float 1", "!!float 1.5", "!!float 18446744073709551615",
	"!!bool yes", "!!bool 1", "!!null ''", "!!null a", "!!binary YQ==", "!!binary YQ", "!!binary /w==", "!!timestamp 2001-01-01",
	"!!timestamp a", "!foo 1", "! 1", "!<tag:yaml.org,2002:int> 1", "!e!x 1", "!!map {a: 1}", "!!seq [1]", "!!set {a}",
	"|\n  x\n   y\n", ">\n  x\n  y\n\n  z\n   w\n  v\n", "|-\n  x\n\n", "|+\n  x\n\n", "|2\n   x\n", "|1\n  x\n", "|0\n  x", "|x\n", "| # c\n  x",
	"[]", "{}", "[a, b,]", "[a,,b]", "{a: b, c}", "{a:b}", "{\"a\":b}", "[a: b]", "[? a : b]", "[? : b]", "{? a}", "{a: {b: [c]}}", "[", "{", "]", "[}",
	"@a", "`a", "%a", "&a 1", "&a", "*a", "&a [*a]", "é", "😀", "a\u0085b", "a\u2028b", "\ufeffa", "a\tb", "a\x01b", "a\x7fb",
}

var documents = []string{
	"", "\n", "# c\n", "---\n", "--- a\n", "---\na: 1\n---\nb: 2\n", "a: 1\n...\nb: [\n", "...", "a: 1\n---\n[", "%YAML 1.1\n---\na: 1\n",
	"%YAML 1.2\n---\na: 1\n", "%YAML 1.1\n%YAML 1.1\n---\na", "%YAML 1.1\na: 1\n", "%TAG ! x\n---\na: 1\n", "%TAG ! tag:x:\n---\n! 1\n", "%TAG ! tag:yaml.org,2002:\n---\n!int 1\n", "%TAG !! tag:x:\n---\n!!int 1\n", "%TAG !e! tag:yaml.org,2002:\n---\n!e!int 1\n", "%FOO\n---\na\n", "%YAML 111.1\n---\n",
	"a: 1\na: 2\n", "a: 1\nb: 2\na: {c: 1, c: 2}\n", "1: a\n1: b\n", "1: a\n1.5: b\ntrue: c\n.inf: d\n", "null: a\n", "~: {b: 1}\n", "a: {null: 1}\na: 2\n", "a: [{~: 1}]\nb: 1\na: {~: 2}\n", "a: {null: 1}\na: {b: 1}\nc: {9223372036854775808: 1}\n", "{null: 1, null: 2}\n", "a: {null: {~: 1}}\na: 1\n", "9223372036854775808: a\n", "yes: 1\nno: 2\n",
	"[a]: b\n", "{a: 1}: b\n", "? [a, 1, null]\n: b\n", "? a\n: b\n? c\n", "? - a\n: b\n", "0.1: a\n16777217.5: b\n1e300: c\n",
	"a: &x {b: 1}\nc: *x\n", "a: &x 1\nb: *y\n", "a: &x {b: 1}\nc:\n  <<: *x\n  d: 2\n", "a: &x {b: 1}\nc:\n  <<: *x\n  b: 2\n", "a: &x {b: 1}\nc:\n  b: 2\n  <<: *x\n",
	"<<: [{a: 1, b: 1}, {a: 2, c: 2}]\n", "<<: 1\n", "<<: [1]\n", "a: &x [1]\n<<: *x\n", "\"<<\": {a: 1}\n", "!!merge <<: {a: 1}\n", "a: &x\n  b: *x\n", "a: &x\n  <<: *x\n",
	"a: b: c\n", "a:\n  b\n c: d\n", "a:\n\tb: 1\n", "\ta: 1\n", "a: 1\n\tb: 2\n", "a:\n- 1\n - 2\n", "- a\nb: c\n", "a: 1\n b: 2\n", "a\nb: c\n", "a: 'b\n", "a: \"b\n", "a: 'b' c\n", "a: [b\nc: d\n",
	"a: {b\nc: d}\n", "- - - a\n  - b\n", "- a: 1\n  b: 2\n-\n- \n", "a:\nb:\n", "a: |\n\tx\n", "a: x\n  y\n  z\n", "a: x\n\n  y\n", "key: - a\n", "- : a\n", ": a\n", "a:\n  - b\n  c: d\n",
	"\"a\":1\n", "{\"a\":1,\"b\":[true,null,\"x\"]}", "{\"a\":1}}", "a: 1\r\nb: 2\r\n", "a: 1\rb: 2\r", "\ufeffa: 1\n", "a: \x00\n", "a: *\n", "&: a\n", "! : a\n", "a: !<x 1\n", "a: !%zz 1\n",
	"__proto__: 1\nconstructor: 2\n", "a: .inf\n", "a: .nan\na: 1\n", "a: [.inf]\n", "a: {b: -.inf}\n", "a:  # c\n  b: 1 # d\n#e\n", "{a: 1, # c\n b: 2}\n", "- !!int 1\n- &a !!str 2\n- !!str &b 3\n- *a\n",
	"? |\n  k\n: v\n", strings.Repeat("k", 1030) + ": v\n", strings.Repeat("é", 1030) + ": v\n", "{\"" + strings.Repeat("k", 1030) + "\": v}\n",
}

var pieces = []string{
	"a", "b", "foo", " ", "  ", "\n", "\n\n", "\t", "\r", "\u0085", "\u2028", "\u2029", "\ufeff", "😀", "é", "日本", "\u00a0", "\x00", "\x1b",
	":", ": ", "#", " #", "- ", "-", "? ", "[", "]", "{", "}", ",", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", "\\", "null", "true",
	"yes", "1", "0x1f", "1e3", ".5", "12:30", "2001-01-01", "1_000", "<<", "---", "...", "10", "A",
	"word word word word word word word word", "http://example.com/path?x=1&y=2#frag", "lorem ipsum dolor sit amet consectetur adipiscing elit sed do",
}

var emits = []string{
	`null`, `true`, `1`, `-1`, `1.5`, `1e21`, `1e20`, `123456.5`, `1234567.5`, `1e-7`, `0.0001`, `9007199254740993`, `18446744073709551615`,
	`18446744073709551616`, `-9223372036854775809`, `""`, `[]`, `{}`, `[[]]`, `[{}]`, `{"a":[]}`, `{"a":{}}`, `[[1,2],[3]]`, `{"a":[{"b":[1]}]}`,
	`{"a10":1,"a9":2,"a01":3,"a1":4,"A":5,"_":6,"10":7,"9":8,"é":9}`, `{"":1}`, `{"a\nb":1}`, `{"a\nb":[1,2]}`, `{"a\nb":{"c":1}}`, `{"y":"y"}`,
	`{"a":"x\n"}`, `{"a":"x\ny"}`, `{"a":"x\n\n"}`, `{"a":"\n"}`, `{"a":" x\ny"}`, `{"a":"x \ny"}`, `{"a":"x\ny "}`, `["x\ny"]`, `"x\ny"`,
	`"\u007f"`, `"\u0085"`, `"\ufffe"`, `"\ufeffab"`, `"\u2028"`, `"😀"`, `"a: b"`, `"- a"`, `"-"`, `"a #b"`, `"1"`, `"0o17"`, `"12:30:45"`, `"1_000"`, `"2001-01-01"`, `"="`, `"<<"`, `"~"`,
}

// JSON as people write it, and what is none.
var conversions = []string{
	`1e10`, `1.0`, `1e3`, `1E6`, `1e+2`, `-0`, `-0.0`, `0.10`, `1e-5`, `1e400`, `123456789.0`, `100000`, `1000000`, `1000000.0`, `1e5`, `12345678901234567890`, `-12345678901234567890`, `123456789012345678901`, `[10000000000.0,1e+2]`, `{"a":1.50,"b":{"c":1e2,"d":[1e6,2]}}`,
	` {"b" : 1 , "a" : [ ] } `, "{\n  \"a\": 1,\n  \"b\": [true, null]\n}\n", "{\n\t\"a\": 1\n}", `{"a":1,"a":2}`, `{"a":{"b":1},"a":{"c":1}}`, `{"a10":1,"a9":2,"B":3}`, `{"1":1,"true":2,"null":3,"1e3":4,"~":5,"":6}`,
	`"\u0085"`, `"\u0080"`, `"\ud83d\ude00"`, `"\ud800"`, `"a\u0085b\n"`, `{"a\u0085b":"\u007f"}`, `"\/"`, `"\u2028"`, `"\ufeff"`, `"\t"`, "\"\u0085\"", "\"\ufffe\"", `["<>&"]`, `{"<<":{"a":1}}`, `{"a":"<<"}`, `"0x1f"`, `"1_0"`, `"2001-01-01"`, `{"a":"line\nline\n"}`,
	``, `{`, `{"a":}`, `[1,]`, `{"a" 1}`, `nul`, `{"a":1}}`, `a: 1e3`, `[.inf, -.inf, .nan, +1.0, 0x10, 1_000, 1_0.5]`, `{a: 2001-01-01, b: yes}`, `"a" "b"`, `{"a":1} {"b":2}`, "{\"a\":\"x\"}\n---\n{}", `'a'`, `{"` + strings.Repeat("k", 1030) + `":1}`, `{"` + strings.Repeat("k", 200) + `":1}`,
}

func parse(text string) parseRow {
	row := parseRow{YAML: text}
	out, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		row.Error = err.Error()
	} else {
		row.JSON = string(out)
	}
	if _, err := yaml.YAMLToJSONStrict([]byte(text)); err != nil && err.Error() != row.Error {
		row.Strict = err.Error()
	}
	return row
}

func emit(text string) emitRow {
	row := emitRow{JSON: text}
	out, err := yaml.JSONToYAML([]byte(text))
	if err != nil {
		row.Error = err.Error()
	}
	row.YAML = string(out)
	return row
}

func stream(text string) streamRow {
	row := streamRow{Text: text, Documents: []string{}, Raw: []string{}, Values: []string{}}
	reader := kyaml.NewYAMLReader(bufio.NewReader(strings.NewReader(text)))
	for {
		document, err := reader.Read()
		if err != nil {
			if err != io.EOF {
				row.Error = err.Error()
			}
			break
		}
		row.Documents = append(row.Documents, string(document))
	}
	decoder := kyaml.NewDocumentDecoder(io.NopCloser(strings.NewReader(text)))
	buffer := make([]byte, 1<<16)
	for {
		n, err := decoder.Read(buffer)
		if err != nil {
			break
		}
		row.Raw = append(row.Raw, string(buffer[:n]))
	}
	values := kyaml.NewYAMLOrJSONDecoder(strings.NewReader(text), 4096)
	for {
		var value runtime.RawExtension
		if err := values.Decode(&value); err != nil {
			if err != io.EOF {
				row.ValueError = err.Error()
			}
			break
		}
		if len(value.Raw) == 0 {
			value.Raw = []byte("null")
		}
		row.Values = append(row.Values, string(value.Raw))
	}
	return row
}

// mutate changes a few characters of a text that is YAML, to meet errors as they are met in practice.
func mutate(random *rand.Rand, text string) string {
	runes := []rune(text)
	for i := 0; i < 1+random.Intn(2); i++ {
		at := random.Intn(len(runes) + 1)
		switch random.Intn(3) {
		case 0:
			runes = append(runes[:at:at], append([]rune(pieces[random.Intn(len(pieces))]), runes[at:]...)...)
		case 1:
			if at < len(runes) {
				runes = append(runes[:at:at], runes[at+1:]...)
			}
		default:
			runes = append(runes[:at:at], append([]rune(" "), runes[at:]...)...)
		}
	}
	return string(runes)
}

const manifest = "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  labels: {app: web}\nspec:\n  containers:\n  - name: c\n    image: \"x:1\"\n    args: [-v, '2']\n"

func randomText(random *rand.Rand) string {
	var text strings.Builder
	for i := 0; i <= random.Intn(8); i++ {
		text.WriteString(pieces[random.Intn(len(pieces))])
	}
	return text.String()
}

// randomJSON writes a JSON text with numbers as they may be spelled.
func randomJSON(random *rand.Rand, text *strings.Builder, numbers []string, depth int) {
	kind := random.Intn(6)
	switch {
	case depth > 0 && kind < 2:
		text.WriteString("[")
		for i := range random.Intn(4) {
			if i > 0 {
				text.WriteString(", ")
			}
			randomJSON(random, text, numbers, depth-1)
		}
		text.WriteString("]")
	case depth > 0 && kind < 4:
		text.WriteString("{")
		for i := range random.Intn(4) {
			if i > 0 {
				text.WriteString(",")
			}
			// Keys of a length have an order that is the same on every run.
			fmt.Fprintf(text, `"k%c%d":`, 'a'+random.Intn(20), i)
			randomJSON(random, text, numbers, depth-1)
		}
		text.WriteString("}")
	case kind == 5:
		quoted, err := json.Marshal(randomText(random))
		if err != nil {
			panic(err)
		}
		text.Write(quoted)
	default:
		text.WriteString(numbers[random.Intn(len(numbers))])
	}
}

func write(directory, name string, rows []any) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	for _, row := range rows {
		if err := encoder.Encode(row); err != nil {
			panic(err)
		}
	}
	if err := os.WriteFile(filepath.Join(directory, name), out.Bytes(), 0o644); err != nil {
		panic(err)
	}
	fmt.Println(name, len(rows))
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: yamlvectors <directory>")
		os.Exit(2)
	}
	random := rand.New(rand.NewSource(1))
	var rows []any
	for _, scalar := range scalars {
		rows = append(rows, parse("a: "+scalar+"\n"), parse(scalar))
	}
	write(os.Args[1], "scalars.jsonl", rows)

	rows = nil
	for _, document := range documents {
		rows = append(rows, parse(document))
	}
	for i := 0; i < 250; i++ {
		rows = append(rows, parse(mutate(random, manifest)))
	}
	for i := 0; i < 250; i++ {
		rows = append(rows, parse(randomText(random)))
	}
	write(os.Args[1], "documents.jsonl", rows)

	rows = nil
	for _, text := range emits {
		// Through json.Marshal, which leaves unescaped what Go's YAML reader then stumbles over.
		decoder := json.NewDecoder(strings.NewReader(text))
		decoder.UseNumber()
		var value any
		if err := decoder.Decode(&value); err != nil {
			panic(err)
		}
		marshalled, err := json.Marshal(value)
		if err != nil {
			panic(err)
		}
		rows = append(rows, emit(string(marshalled)))
	}
	for i := 0; i < 400; i++ {
		value := any(randomText(random))
		if i%3 == 0 {
			value = map[string]any{randomText(random): []any{value, randomText(random)}}
		}
		text, err := json.Marshal(value)
		if err != nil {
			panic(err)
		}
		rows = append(rows, emit(string(text)))
	}
	write(os.Args[1], "emit.jsonl", rows)

	rows = nil
	for _, text := range append(append([]string{}, conversions...), emits...) {
		rows = append(rows, emit(text))
	}
	randomTexts := rand.New(rand.NewSource(2))
	numbers := []string{"0", "1", "12", "-3", "1.0", "2.50", "1e3", "1E-7", "1e10", "1e21", "123456.5", "9007199254740993", "18446744073709551616"}
	for i := 0; i < 150; i++ {
		var text strings.Builder
		randomJSON(randomTexts, &text, numbers, 3)
		rows = append(rows, emit(text.String()))
	}
	write(os.Args[1], "json_to_yaml.jsonl", rows)

	separators := []string{"---\n", "---", "\n---\n", "--- # c\n", "--- x\n", "\n---\u0085\n", "----\n", "\r\n---\r\n", " ---\n", "\n", "{\"a\":1}", "{\"a\":1}\n", "[1]", " 12 ", "{a: 1}", "{\"a\":", "a: 1\n", "# c\n", "null\n", "b: [\n"}
	rows = nil
	for i := 0; i < 300; i++ {
		var text strings.Builder
		for j := 0; j <= random.Intn(6); j++ {
			text.WriteString(separators[random.Intn(len(separators))])
		}
		rows = append(rows, stream(text.String()))
	}
	write(os.Args[1], "streams.jsonl", rows)
}
