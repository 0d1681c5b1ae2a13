package main

import (
	"encoding/json"
	"math/rand"
	"strings"

	utiljson "k8s.io/apimachinery/pkg/util/json"
	"kubetyped/rows"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
	"sigs.k8s.io/structured-merge-diff/v6/value"
)

func unmarshal(text json.RawMessage) any {
	var out any
	if err := utiljson.Unmarshal(text, &out); err != nil {
		panic(err)
	}
	return out
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func setText(s *fieldpath.Set) string { return string(must(s.ToJSON())) }

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// Elements: two serialized ones.

type elementOut struct {
	OK      bool   `json:"ok"`
	Unknown bool   `json:"unknown"`
	Text    string `json:"text"`
	String  string `json:"string"`
}

type elementsOut struct {
	A       elementOut `json:"a"`
	B       elementOut `json:"b"`
	Compare int        `json:"compare"`
	Equal   bool       `json:"equal"`
}

func readElement(text string) (fieldpath.PathElement, elementOut) {
	pe, err := fieldpath.DeserializePathElement(text)
	if err == fieldpath.ErrUnknownPathElementType {
		return pe, elementOut{Unknown: true}
	}
	if err != nil {
		return pe, elementOut{}
	}
	return pe, elementOut{OK: true, Text: must(fieldpath.SerializePathElement(pe)), String: pe.String()}
}

func answerElement(in json.RawMessage) any {
	texts := rows.Read[[2]string](in)
	a, aOut := readElement(texts[0])
	b, bOut := readElement(texts[1])
	out := elementsOut{A: aOut, B: bOut}
	if aOut.OK && bOut.OK {
		out.Compare, out.Equal = sign(a.Compare(b)), a.Equals(b)
	}
	return out
}

var elementTexts = []string{
	"f:a", "f:", "f:spec", "f:a:b", "f:k:{}", "f:__proto__", "f:é", "f:\U0001F600", "f:\uFF21", "f:a\"b", "f:<&>", "f:\u2028", "f:a\\b", "f:\b\f\n\r\t\v\x00\x7f", "f:.",
	"v:1", "v:\"a\"", "v:true", "v:false", "v:null", "v:1.5", "v:-1", "v:1e3", "v:1e21", "v:1e-7", "v:0.000001", "v:123456789012345678", "v:9007199254740993", "v:\"<a>&\"", "v:\"\\u2028\"", "v:\"\\n\"", "v:[1,2]", "v:{\"b\":1}", "v:[]", "v:{}",
	"v:\"\U0001F600\"", "v:\"\uFF21\"", "v:\"a\\\"b\"", "v: 1", "v:1 ", "v:\t1\n", "v:\"\"", "v:12.50", "v:1E2", "v:0.00001", "v:12345.678e4",
	"k:{\"name\":\"a\"}", "k:{\"name\":\"b\"}", "k:{}", "k:null", "k:{\"b\":1,\"a\":2}", "k:{\"containerPort\":80,\"protocol\":\"TCP\"}", "k:{\"containerPort\":8080,\"protocol\":\"UDP\"}", "k:{\"a\":null}", "k:{\"a\":{\"c\":[1,\"<\"]}}", "k:{\"__proto__\":1}", "k: {\"a\" : 1 }", "k:{\"<\":\"<\"}", "k:{\"a\":1.5,\"b\":true}", "k:{\"b\":1,\"a\":{\"c\":[\",\\\"\",{}]},\"b\":2}",
	"i:0", "i:1", "i:12", "i:-1", "i:+5", "i:007", "i:999999",
	"x:1", "a:", "F:a", "1:2", "::", "é:", "é", ":f", "", "f", "v", "fa", "ff:", "v:", "v:x", "v:{", "v:[1", "v:1 2", "v:\"a", "v:tru", "v:-", "k:", "k:1", "k:[]", "k:\"a\"", "k:{\"a\"}", "k:{\"a\":}", "k:{\"a\":1}x", "k:{a:1}", "k:{\"a\":1,}", "i:", "i:x", "i:1.5", "i:99999999999999999999", "i:0x1", "i:1_0", "i: 1",
}

func elementInputs(r *rand.Rand) []any {
	out := []any{}
	for i, a := range elementTexts {
		out = append(out, [2]string{a, elementTexts[(i+1)%len(elementTexts)]})
		for range 4 {
			out = append(out, [2]string{a, rows.Pick(r, elementTexts)})
		}
	}
	for range 600 {
		out = append(out, randomElement(r))
	}
	return out
}

var elementPieces = []string{"f", "v", "k", "i", "x", ":", "\"", "{", "}", "a", "name", "1", "-", ".", "e5", ",", "[", "]", "null", "true", "é", "\\", "<", " ", "0"}

func randomElement(r *rand.Rand) any {
	pick := func() string {
		if r.Intn(3) == 0 {
			text := rows.Mutated(r, elementTexts, elementPieces)
			// No number of JavaScript holds a longer index: one that fits an int64 is refused there.
			if !strings.HasPrefix(text, "i:") || len(text) < 17 {
				return text
			}
		}
		return rows.Pick(r, elementTexts)
	}
	return [2]string{pick(), pick()}
}

// Values: two of any JSON.

type valuesIn struct {
	A json.RawMessage `json:"a"`
	B json.RawMessage `json:"b"`
}

type valuesOut struct {
	Compare int    `json:"compare"`
	Equal   bool   `json:"equal"`
	String  string `json:"string"`
	JSON    string `json:"json"`
	Leaves  string `json:"leaves"`
}

func answerValues(in json.RawMessage) any {
	q := rows.Read[valuesIn](in)
	a, b := value.NewValueInterface(unmarshal(q.A)), value.NewValueInterface(unmarshal(q.B))
	out := valuesOut{Compare: sign(value.Compare(a, b)), Equal: value.Equals(a, b), JSON: string(must(value.ToJSON(a))), Leaves: setText(fieldpath.SetFromValue(a))}
	// The fields of a map come in any order there.
	if !a.IsMap() || a.AsMap().Length() < 2 {
		out.String = value.ToString(a)
		if strings.Contains(out.String, "=") {
			out.String = ""
		}
	}
	return out
}

var scalarValues = []any{0, 1, 2, -1, 80, 443, 1.5, -0.25, 0.00001, 1e21, 1234567, "", "a", "b", "c", "TCP", "x\"y", "<é>", "\U0001F600", "\uFF21", true, false, "__proto__"}

func randomJSON(r *rand.Rand, depth int) any {
	n := r.Intn(8)
	switch {
	case n == 0:
		return nil
	case depth > 0 && n == 1:
		list := []any{}
		for range r.Intn(4) {
			list = append(list, randomJSON(r, depth-1))
		}
		return list
	case depth > 0 && n <= 3:
		m := map[string]any{}
		for range r.Intn(4) {
			m[rows.Pick(r, []string{"a", "b", "name", "key", "id", "__proto__", "é", "\U0001F600", "\uFF21"})] = randomJSON(r, depth-1)
		}
		return m
	}
	return rows.Pick(r, scalarValues)
}

func randomValues(r *rand.Rand) any {
	a := randomJSON(r, 3)
	b := randomJSON(r, 3)
	if r.Intn(3) == 0 {
		b = a
	}
	return map[string]any{"a": a, "b": b}
}

// Sets: two as FieldsV1, as texts.

type setsIn struct {
	A string `json:"a"`
	B string `json:"b"`
}

type setOut struct {
	OK     bool   `json:"ok"`
	JSON   string `json:"json"`
	String string `json:"string"`
	Size   int    `json:"size"`
	Empty  bool   `json:"empty"`
	Leaves string `json:"leaves"`
}

type setsOut struct {
	A            setOut `json:"a"`
	B            setOut `json:"b"`
	Union        string `json:"union"`
	Intersection string `json:"intersection"`
	Difference   string `json:"difference"`
	Recursive    string `json:"recursive"`
	Equal        bool   `json:"equal"`
	Has          string `json:"has"`
	Filtered     string `json:"filtered"`
}

func readSet(text string) (*fieldpath.Set, setOut) {
	set := &fieldpath.Set{}
	if err := set.FromJSON(strings.NewReader(text)); err != nil {
		return set, setOut{}
	}
	return set, setOut{OK: true, JSON: setText(set), String: set.String(), Size: set.Size(), Empty: set.Empty(), Leaves: setText(set.Leaves())}
}

func answerSets(in json.RawMessage) any {
	q := rows.Read[setsIn](in)
	a, aOut := readSet(q.A)
	b, bOut := readSet(q.B)
	out := setsOut{A: aOut, B: bOut}
	if !aOut.OK || !bOut.OK {
		return out
	}
	out.Union = setText(a.Union(b))
	out.Intersection = setText(a.Intersection(b))
	out.Difference = setText(a.Difference(b))
	out.Recursive = setText(a.RecursiveDifference(b))
	out.Equal = a.Equals(b)
	has := strings.Builder{}
	b.Iterate(func(p fieldpath.Path) {
		if a.Has(p) {
			has.WriteByte('1')
		} else {
			has.WriteByte('0')
		}
	})
	out.Has = has.String()
	matchers := []*fieldpath.SetMatcher{fieldpath.MakePrefixMatcherOrDie("a", fieldpath.MatchAnyPathElement(), "b"), fieldpath.MakePrefixMatcherOrDie("a", "c"), fieldpath.MakePrefixMatcherOrDie("b")}
	out.Filtered = setText(fieldpath.NewIncludeMatcherFilter(matchers...).Filter(a))
	return out
}

var setTexts = []string{
	`{}`, `null`, `{"f:a":{}}`, `{"f:a":{"f:b":{}}}`, `{"f:a":{".":{},"f:b":{}}}`, `{".":{}}`, `{"f:b":{},"f:a":{}}`, `{"x:y":{}}`, `{"f:a":{"x:y":{}}}`, `{"f:a":null}`, `{"f:a":{".":null}}`, `{"f:a":{".":5}}`,
	`{"f:a":1}`, `{"f:a":"x"}`, `{"f:a":[]}`, `{"f:a":true}`, `[]`, `1`, `"a"`, ``, `{`, `{"f:a"}`, `{"f:a":{}}x`, `{"f:a":{}} `, `{"a":{}}`, `{"":{}}`, `{"f":{}}`, `{"f:a":{"bad":{}}}`, `{"v:x":{}}`, `{"k:1":{}}`, `{"i:x":{}}`, `{"f:a":{"f:b":{"v:":{}}}}`,
	`{"f:__proto__":{"f:constructor":{}}}`, `{"v:1":{},"v:\"a\"":{},"v:true":{},"v:1.5":{},"v:null":{}}`, `{"k:{\"name\":\"b\"}":{".":{},"f:image":{}},"k:{\"name\":\"a\"}":{".":{}}}`, `{"i:2":{},"i:1":{},"f:z":{}}`, `{"f:<&>":{},"f:\u2028":{},"f:\u0008":{}}`,
	`{"f:a":{"f:b":{}},"f:a":{}}`, `{"f:a":{},"f:a":{"f:b":{}}}`, ` { "f:a" : { "f:b" : {} } , "v:\"}\"":{},"f:a":{"f:c":{".":{},"f:d":{}},"f:c":{"f:e":null}},"f:a":null}`, `{"f:a":{"f:b":{}},"f:a":1}`, `{"f:a":{".":{},".":[1,{}]},"f:a":{}}`,
	`{"f:metadata":{"f:labels":{".":{},"f:app":{}}},"f:spec":{"f:replicas":{},"f:template":{"f:spec":{"f:containers":{"k:{\"name\":\"web\"}":{".":{},"f:image":{},"f:name":{},"f:ports":{".":{},"k:{\"containerPort\":80,\"protocol\":\"TCP\"}":{".":{},"f:containerPort":{},"f:protocol":{}}}}}}}}}`,
}

func setInputs(r *rand.Rand) []any {
	out := []any{}
	for i, a := range setTexts {
		for n := range 9 {
			out = append(out, setsIn{a, setTexts[(i+n*n)%len(setTexts)]})
		}
	}
	return append(out, inputsOf(randomSets, 800)(r)...)
}

var setKeys = []string{"f:a", "f:b", "f:c", "f:d", "f:é", "v:1", "v:2", `v:"a"`, `v:true`, `k:{"name":"a"}`, `k:{"name":"b"}`, `k:{"a":1,"name":"b"}`, "i:0", "i:1", "x:y"}

func randomFields(r *rand.Rand, depth int) map[string]any {
	fields := map[string]any{}
	if r.Intn(3) == 0 {
		fields["."] = map[string]any{}
	}
	if depth > 0 {
		for range r.Intn(5) {
			fields[rows.Pick(r, setKeys)] = randomFields(r, depth-1)
		}
	}
	return fields
}

// text writes keys in any order.
func text(r *rand.Rand, fields map[string]any) string {
	parts := []string{}
	for _, key := range sortedKeys(fields) {
		parts = append(parts, string(must(json.Marshal(key)))+":"+text(r, fields[key].(map[string]any)))
		if r.Intn(40) == 0 {
			parts = append(parts, string(must(json.Marshal(key)))+":"+text(r, randomFields(r, 2)))
		}
	}
	r.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
	return "{" + strings.Join(parts, ",") + "}"
}

func randomSets(r *rand.Rand) any {
	a := randomFields(r, 4)
	b := randomFields(r, 4)
	if r.Intn(2) == 0 {
		for _, key := range sortedKeys(a) {
			if r.Intn(2) == 0 {
				b[key] = a[key]
			}
		}
	}
	q := setsIn{text(r, a), text(r, b)}
	if r.Intn(20) == 0 {
		q.A = rows.Mutated(r, setTexts, elementPieces)
	}
	return q
}
