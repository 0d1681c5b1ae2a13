// Command jsonvectors writes what Go's k8s.io/apimachinery/pkg/util/json makes of untyped JSON:
//
//	jsonvectors [FILE]   default test/apimachinery/vectors/json.jsonl.gz
//
// A row has "in", a text; "out", what Marshal gives for the value Unmarshal read, or "err", why it could not be read; and
// "strict", what sigs.k8s.io/json.UnmarshalStrict says on top.
package main

import (
	"bytes"
	"compress/gzip"
	stdjson "encoding/json"
	"fmt"
	"math/rand"
	"os"
	"strings"

	"k8s.io/apimachinery/pkg/util/json"
	kjson "sigs.k8s.io/json"
)

type row struct {
	In     string   `json:"in"`
	Out    *string  `json:"out,omitempty"`
	Err    *string  `json:"err,omitempty"`
	Strict []string `json:"strict,omitempty"`
}

func answer(in string) row {
	r := row{In: in}
	var value any
	if err := json.Unmarshal([]byte(in), &value); err != nil {
		text := err.Error()
		r.Err = &text
		return r
	}
	out, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	text := string(out)
	r.Out = &text
	var again any
	strict, err := kjson.UnmarshalStrict([]byte(in), &again)
	if err != nil {
		panic(err)
	}
	for _, err := range strict {
		r.Strict = append(r.Strict, err.Error())
	}
	return r
}

var numbers = []string{
	"0", "-0", "-0.0", "0.0", "-0e0", "0e5", "1", "-1", "1.0", "1e0", "1e3", "1E3", "1E+3", "1.5e300", "1e400", "1E400", "-1e400", "1e-400", "-1e-400", "5e-324", "2e-324", "1.7976931348623157e308", "1.7976931348623159e308",
	"9007199254740991", "9007199254740992", "9007199254740993", "-9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
	"123456789012345678901234567890", "9007199254740993.0", "0.1", "0.30000000000000004", "1e20", "1e21", "100000000000000000000", "1000000000000000000000", "123456789.123456789", "1e-6", "1e-7", "0.000001", "0.0000001", "1.0e-10",
	"1" + strings.Repeat("0", 308), "1" + strings.Repeat("0", 309), "01", "-", "+1", ".5", "5.", "1e", "1e+", "0x1", "1_000", "Infinity", "NaN", "--1", "-a", "1a", "1.a",
}

var texts = []string{
	"", " ", "null", "true", "false", "nul", "True", "\"\"", "\"a\"", "'a'", "\"", "\"a", "{}", "[]", " [ ] ", "[1,2]", "[1,]", "[,1]", "[", "]", "{", "}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{\"a\":1 \"b\":2}", "[1 2]", "{} {}", "[]x", "// c", "\ufeff{}",
	"\"<>&\\u2028\u2028\u2029'\"", "\"\\u003c\\/\\b\\f\\n\\r\\t\\\"\\\\\"", "\"\\u0000\\u001f\x7f\"", "\"\\ud83d\\ude00\"", "\"\\ud83d\"", "\"\\ude00\\ud83d\"", "\"\\ud83dx\"", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"a\nb\"", "\"a\tb\"", "\"é日😀\"",
	"{\"b\":1,\"a\":2}", "{\"é\":1,\"z\":2,\"😀\":3,\"\uffff\":4,\"10\":5,\"9\":6,\"\":7}", "{\"a\":1,\"a\":2}", "{\"a\":{\"b\":1,\"b\":2},\"c\":[{\"d\":1},{\"d\":1,\"d\":2}]}", "{\"a\":{\"x\":1,\"x\":2},\"a\":1}", "{\"a\":1,\"\\u0061\":2}",
	"{\"a.b\":{\"c\\\"d\":1,\"c\\\"d\":2}}", "{\"__proto__\":{\"a\":1},\"constructor\":2,\"toString\":3,\"hasOwnProperty\":4}", "{\"__proto__\":1,\"__proto__\":2}", "[[{\"a\":1,\"a\":1}],{\"b\":[0,{\"c\":1,\"c\":1}]}]", "{\"<a>\":\"&\"}", "{\"a\":1,\"A\":2}", "{\"a\":null,\"a\":null,\"a\":null}",
	strings.Repeat("[", 50) + strings.Repeat("]", 50), strings.Repeat("[", 10001) + strings.Repeat("]", 10001), strings.Repeat("{\"a\":", 10000) + "1" + strings.Repeat("}", 10000),
}

// random writes a value; keys are few, so that many stand twice.
func random(r *rand.Rand, depth int) string {
	keys := []string{"a", "b", "é", "<", "1", "10", "9", "", "\\u0061", "a.b", "__proto__"}
	switch n := r.Intn(12); {
	case n < 3 && depth > 0:
		parts := []string{}
		for i := r.Intn(5); i > 0; i-- {
			parts = append(parts, "\""+keys[r.Intn(len(keys))]+"\":"+random(r, depth-1))
		}
		return "{" + strings.Join(parts, ",") + "}"
	case n < 6 && depth > 0:
		parts := []string{}
		for i := r.Intn(4); i > 0; i-- {
			parts = append(parts, random(r, depth-1))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case n < 9:
		// The last ones are none.
		return numbers[r.Intn(len(numbers)-20+r.Intn(21))]
	case n < 10:
		return "\"" + keys[r.Intn(len(keys))] + "\""
	default:
		return []string{"null", "true", "false", "{}", "[]"}[r.Intn(5)]
	}
}

func main() {
	file := "test/apimachinery/vectors/json.jsonl.gz"
	if len(os.Args) > 1 {
		file = os.Args[1]
	}
	var inputs []string
	inputs = append(inputs, texts...)
	for _, number := range numbers {
		inputs = append(inputs, number, "["+number+"]", "{\"a\":"+number+"}")
	}
	// More than the 100 errors that are reported.
	many := []string{}
	for i := 0; i < 120; i++ {
		many = append(many, fmt.Sprintf("\"k%d\":1,\"k%d\":2", i, i))
	}
	inputs = append(inputs, "{"+strings.Join(many, ",")+"}")
	r := rand.New(rand.NewSource(1))
	for i := 0; i < 1200; i++ {
		inputs = append(inputs, random(r, 4))
	}

	var out bytes.Buffer
	zip, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	encoder := stdjson.NewEncoder(zip)
	encoder.SetEscapeHTML(false)
	seen := map[string]bool{}
	for _, in := range inputs {
		if seen[in] {
			continue
		}
		seen[in] = true
		if err := encoder.Encode(answer(in)); err != nil {
			panic(err)
		}
	}
	if err := zip.Close(); err != nil {
		panic(err)
	}
	if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
		panic(err)
	}
	fmt.Printf("%s: %d rows, %d bytes\n", file, len(seen), out.Len())
}
