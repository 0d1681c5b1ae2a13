package main

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kubetyped/codec"
	"kubetyped/fill"
)

// absent stands for a field that is not there.
const absent = ""

var (
	quantities = []string{absent, `null`, `"0"`, `"0m"`, `0`, `"1"`, `"1000m"`, `1`, `"1e0"`, `"1024"`, `"1Ki"`, `1.5`, `"1500m"`, `"1.5"`, `"9223372036854775808"`, `"9223372036854775808000m"`}
	times      = []string{absent, `null`, `"0001-01-01T00:00:00Z"`, `"0001-01-01T01:00:00+01:00"`, `"2020-01-01T00:00:00Z"`, `"2020-01-01T01:00:00+01:00"`, `"2019-12-31T23:00:00-01:00"`, `"2020-01-01T00:00:00.5Z"`, `"2020-01-01T00:00:01Z"`, `"2020-01-01T00:00:00.000Z"`}
	microTimes = []string{absent, `null`, `"0001-01-01T00:00:00.000000Z"`, `"2020-01-01T00:00:00.000000Z"`, `"2020-01-01T01:00:00.000000+01:00"`, `"2020-01-01T00:00:00.000001Z"`}
	integers   = []string{absent, `null`, `0`, `1`, `-1`, `2147483647`}
	longs      = []string{absent, `null`, `0`, `1`, `9007199254740992`, `9007199254740993`, `9223372036854775807`}
	texts      = []string{absent, `null`, `""`, `"a"`, `"ab"`, `"A"`}
	booleans   = []string{absent, `null`, `false`, `true`}
	intStrings = []string{absent, `null`, `0`, `1`, `""`, `"1"`, `"0"`, `"50%"`}
	base64s    = []string{absent, `null`, `""`, `"YQ=="`, `"YR=="`, `"YQ=\n="`, `"YWI="`, `"\n"`}
	lists      = []string{absent, `null`, `[]`, `["a"]`, `["a","b"]`, `["b","a"]`, `[""]`, `[null]`}
	stringMaps = []string{absent, `null`, `{}`, `{"a":"1"}`, `{"a":"1","b":"2"}`, `{"b":"2","a":"1"}`, `{"a":""}`, `{"b":""}`, `{"a":null}`, `{"__proto__":"1"}`, `{"constructor":"1"}`}
	structs    = []string{absent, `null`, `{}`, `{"runAsUser":null}`, `{"runAsUser":0}`, `{"runAsUser":1}`, `{"runAsUser":1,"runAsNonRoot":false}`, `{"capabilities":{}}`, `{"capabilities":{"add":[]}}`, `{"capabilities":{"add":["a"]}}`}
	objects    = []string{absent, `null`, `{}`, `[]`, `""`, `"a"`, `true`, `{"a":{}}`, `{"a":[]}`, `{"a":null}`, `{"a":1}`, `{"a":1,"b":2}`, `[1]`, `[1,2]`}
	ports      = []string{absent, `null`, `[]`, `[{}]`, `[null]`, `[{"name":""}]`, `[{"containerPort":80}]`, `[{"containerPort":80,"protocol":""}]`, `[{"containerPort":80,"protocol":"TCP"}]`, `[{"containerPort":80},{"containerPort":81}]`, `[{"containerPort":0}]`}
	orBool     = []string{absent, `null`, `true`, `false`, `{}`, `{"type":"object"}`, `{"type":""}`}
	orList     = []string{absent, `null`, `{}`, `[]`, `[{}]`, `[{"type":"object"}]`, `[null]`, `{"type":"object"}`, `[{},{}]`}
	orStrings  = []string{`null`, `{}`, `[]`, `["a"]`, `["a","b"]`, `[""]`, `[null]`, `{"type":"object"}`}
	cells      = []string{absent, `null`, `[]`, `[null]`, `[1]`, `["a"]`, `[""]`, `[1,2]`, `[{}]`, `[{"a":1}]`, `[{"a":1,"b":2}]`, `[[]]`, `[["a"]]`, `[true]`}
	metadata   = []string{absent, `null`, `{}`, `{"name":""}`, `{"name":"a"}`, `{"labels":{}}`, `{"labels":null,"generation":0}`, `{"generation":1}`}
	kinds      = []string{`{}`, `null`, `{"apiVersion":"v1","kind":"Pod"}`, `{"kind":"Pod"}`, `{"metadata":{}}`, `{"spec":{"containers":[]}}`, `{"spec":{"containers":null}}`, `{"status":{}}`}
)

// fields are places in objects, written as $, and what may stand there.
var fields = []struct {
	object string
	values []string
}{
	{`{"kind":"Pod","apiVersion":"v1","spec":{"containers":[{"name":"a","resources":{"limits":{"cpu":$}}}]}}`, quantities[1:]},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"volumes":[{"name":"v","emptyDir":{"sizeLimit":$}}]}}`, quantities},
	{`{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","creationTimestamp":$}}`, times},
	{`{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","deletionTimestamp":$}}`, times},
	{`{"kind":"Lease","apiVersion":"coordination.k8s.io/v1","spec":{"renewTime":$}}`, microTimes},
	{`{"kind":"Event","apiVersion":"v1","eventTime":$,"metadata":{},"involvedObject":{}}`, microTimes},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"priority":$}}`, integers},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"containers":[{"name":"a","ports":[{"containerPort":$}]}]}}`, integers},
	{`{"kind":"Pod","apiVersion":"v1","metadata":{"generation":$}}`, longs},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"activeDeadlineSeconds":$}}`, longs},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"nodeName":$}}`, texts},
	{`{"kind":"Ingress","apiVersion":"networking.k8s.io/v1","spec":{"ingressClassName":$}}`, texts},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"hostNetwork":$}}`, booleans},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"enableServiceLinks":$}}`, booleans},
	{`{"kind":"Service","apiVersion":"v1","spec":{"ports":[{"port":1,"targetPort":$}]}}`, intStrings},
	{`{"kind":"PodDisruptionBudget","apiVersion":"policy/v1","spec":{"minAvailable":$}}`, intStrings},
	{`{"kind":"Secret","apiVersion":"v1","data":{"a":$}}`, base64s[1:]},
	{`{"kind":"CertificateSigningRequest","apiVersion":"certificates.k8s.io/v1","spec":{"request":$}}`, base64s},
	{`{"kind":"Pod","apiVersion":"v1","metadata":{"finalizers":$}}`, lists},
	{`{"kind":"SubjectAccessReview","apiVersion":"authorization.k8s.io/v1","spec":{"extra":{"k":$}}}`, lists[1:]},
	{`{"kind":"Pod","apiVersion":"v1","metadata":{"labels":$}}`, stringMaps},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"nodeSelector":$}}`, stringMaps},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"containers":[{"securityContext":$}]}}`, structs},
	{`{"kind":"Pod","apiVersion":"v1","spec":{"containers":[{"name":"a","ports":$}]}}`, ports},
	{`{"kind":"Pod","apiVersion":"v1","metadata":$}`, metadata},
	{`{"kind":"Deployment","apiVersion":"apps/v1","spec":{"template":{"metadata":$}}}`, metadata},
	{`{"kind":"PodList","apiVersion":"v1","items":[$]}`, kinds},
	{`{"kind":"PodList","apiVersion":"v1","items":$}`, []string{absent, `null`, `[]`, `[{}]`, `[{},{}]`}},
	{`{"kind":"ControllerRevision","apiVersion":"apps/v1","data":$}`, objects},
	{`{"kind":"Pod","apiVersion":"v1","metadata":{"managedFields":[{"fieldsV1":$}]}}`, objects},
	{`{"kind":"CustomResourceDefinition","apiVersion":"apiextensions.k8s.io/v1","spec":{"versions":[{"schema":{"openAPIV3Schema":{"default":$}}}]}}`, objects},
	{`{"kind":"CustomResourceDefinition","apiVersion":"apiextensions.k8s.io/v1","spec":{"versions":[{"schema":{"openAPIV3Schema":{"additionalProperties":$}}}]}}`, orBool},
	{`{"kind":"CustomResourceDefinition","apiVersion":"apiextensions.k8s.io/v1","spec":{"versions":[{"schema":{"openAPIV3Schema":{"items":$}}}]}}`, orList},
	{`{"kind":"CustomResourceDefinition","apiVersion":"apiextensions.k8s.io/v1","spec":{"versions":[{"schema":{"openAPIV3Schema":{"dependencies":{"d":$}}}}]}}`, orStrings},
	{`{"kind":"CustomResourceDefinition","apiVersion":"apiextensions.k8s.io/v1","spec":{"versions":[{"schema":{"openAPIV3Schema":{"minimum":$}}}]}}`, []string{absent, `null`, `0`, `0.5`, `-0.0`, `1e3`, `1000`}},
	{`{"kind":"CustomResourceDefinition","apiVersion":"apiextensions.k8s.io/v1","spec":{"versions":[{"schema":{"openAPIV3Schema":{"enum":$}}}]}}`, cells},
	{`{"kind":"Table","apiVersion":"meta.k8s.io/v1","rows":[{"cells":$}]}`, cells},
}

func inputs(r *rand.Rand) []any {
	list := []any{}
	for _, field := range fields {
		for _, a := range field.values {
			for _, b := range field.values {
				list = append(list, pair{put(field.object, a), put(field.object, b)})
			}
		}
	}
	return append(list, randomPairs(r)...)
}

// put writes a value into an object; absent goes with its key.
func put(object, value string) string {
	if value != absent {
		return strings.Replace(object, "$", value, 1)
	}
	at := strings.Index(object, "$")
	key := strings.LastIndex(object[:at-2], `"`)
	before, after := object[:key], object[at+1:]
	if strings.HasSuffix(before, ",") {
		return before[:len(before)-1] + after
	}
	return before + strings.TrimPrefix(after, ",")
}

const perKind = 2

// randomPairs are random objects, each with the same object with one value changed.
func randomPairs(r *rand.Rand) []any {
	list := []any{}
	for _, gvk := range sortedKinds() {
		if gvk.Version == runtime.APIVersionInternal {
			continue
		}
		for n := range perKind {
			object, err := fill.RandomSized(codec.Scheme, gvk, int64(n), 40)
			if err != nil {
				continue
			}
			text, err := codec.Encode(object, "json")
			if err != nil {
				continue
			}
			// Both texts with sorted keys: Go compares the bytes of raw JSON.
			first, second := parse(text), parse(text)
			change(second, r)
			one, other := string(write(first)), string(write(second))
			list = append(list, pair{one, other}, pair{one, one})
		}
	}
	return list
}

func parse(text []byte) any {
	var value any
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(&value); err != nil {
		panic(err)
	}
	return value
}

func write(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}

// change sets or removes one value somewhere within.
func change(value any, r *rand.Rand) {
	var places []func()
	collect(value, r, &places)
	if len(places) > 0 {
		places[r.Intn(len(places))]()
	}
}

func collect(value any, r *rand.Rand, places *[]func()) {
	switch value := value.(type) {
	case map[string]any:
		for _, key := range sortedKeys(value) {
			if key == "kind" || key == "apiVersion" {
				continue
			}
			*places = append(*places, func() {
				if r.Intn(2) == 0 {
					delete(value, key)
				} else {
					value[key] = other(value[key])
				}
			})
			collect(value[key], r, places)
		}
	case []any:
		for index, item := range value {
			*places = append(*places, func() { value[index] = other(item) })
			collect(item, r, places)
		}
	}
}

// other is another value of the same JSON type.
func other(value any) any {
	switch value := value.(type) {
	case string:
		if value == "" {
			return "1"
		}
		return ""
	case bool:
		return !value
	case json.Number:
		return json.Number("1")
	case []any:
		return []any{}
	default:
		return map[string]any{}
	}
}

func sortedKeys(value map[string]any) []string {
	keys := slices.Collect(maps.Keys(value))
	slices.Sort(keys)
	return keys
}

func sortedKinds() []schema.GroupVersionKind {
	kinds := slices.Collect(maps.Keys(codec.Scheme.AllKnownTypes()))
	slices.SortFunc(kinds, func(a, b schema.GroupVersionKind) int { return strings.Compare(a.String(), b.String()) })
	return kinds
}
