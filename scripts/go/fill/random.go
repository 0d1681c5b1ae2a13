package fill

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"sync"

	apimeta "k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kubetyped/groups"
)

// source is a small generator of its own, so that the same seed gives the same object under every version of Go.
type source struct {
	state uint64
	// budget is how many values may still be set; it keeps objects small.
	budget int
}

func (s *source) pick(n int) int {
	// splitmix64
	s.state += 0x9e3779b97f4a7c15
	z := s.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) >> 1 % uint64(n))
}

// chance is true n times out of 100.
func (s *source) chance(n int) bool { return s.pick(100) < n }

var words = []string{
	"", "a", "nginx", "app.kubernetes.io/name", "1", "0", "007", "08", "1e3", "0x1F", "0b11", "1_000", ".5", "1.0", "-1", "+1", ".inf", ".NaN", "12:30",
	"yes", "no", "on", "off", "y", "n", "true", "False", "null", "~", "Null", "2020-01-01", "2020-01-01T00:00:00Z", "=", "<<", "-", "- a", "a: b", "a:", "#a", "a #b",
	"é", "日本語", "😀", "a\u2028b", "\u00a0", "\ufeff", "<a href=\"x\">&</a>", "it's", "\"quoted\"", "back\\slash", "tab\there", "\ttab", " lead", "trail ",
	"line\n", "two\nlines", "two\nlines\n\n", "\nstart", " indented\ntext", "\r\n", "\b\f\x01\x1f", "\x00", "{a}", "[b]", "*a", "&a", "!a", "%a", "@a", "`a", "|", ">", "?", "? a", "'", "\"", ",", "...", "---",
	"__proto__", "constructor", "toString", "$ref", "v1", "100m", "1Gi", "sixty characters and some more of them, so that YAML folds this line at its eightieth column somewhere",
	"sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "\ufffd", "e\u0301", "a\u0085b",
}

// rareWords cannot be written as YAML.
var rareWords = []string{"del\x7f", "c1\u0080", "\uffff"}

var keys = []string{
	"", "a", "b", "a1", "a10", "a9", "A", "10", "9", "0", "app", "app.kubernetes.io/name", "example.com/x", "yes", "null", "true", "1.5", "é", "日本", "😀", "\uff5e", "a b", "a:b", "__proto__", "constructor", "hasOwnProperty", "<x>", "cpu", "memory",
}

var int32s = []int64{0, 1, -1, 2, 80, 443, 8080, 65535, 65536, 127, 128, 16384, math.MaxInt32, math.MinInt32}
var int64s = append([]int64{30, 3600, 1 << 31, -1 << 31, 1<<53 - 1, 1 << 53, 1<<53 + 1, -1<<53 - 1, math.MaxInt64, math.MinInt64, 1234567890123}, int32s...)
var floats = []float64{0, 1, -1, 0.5, 0.1, 100, 1e20, 1e21, 1e-6, 1e-7, 123456789.125, 1e6, 12345678.5, -0.25, math.MaxFloat64, math.SmallestNonzeroFloat64, 9007199254740993, math.Copysign(0, -1)}

// cells are what the cells of a Table hold, whose type is any.
var cells = []any{"text", "", int64(1), int64(9007199254740993), int64(-1), 1.5, 1e21, true, []any{"a", int64(1)}, map[string]any{"b": "c", "a": int64(1)}}
var byteStrings = []string{"", "a", "ab", "abc", "\x00\xff\xfe", "{\"a\":1}", "line\nline\n", "????>>>>", "\xed\xa0\x80"}

// Random makes an object of a registered kind. The same seed gives the same object.
func Random(scheme *runtime.Scheme, gvk schema.GroupVersionKind, seed int64) (runtime.Object, error) {
	return RandomSized(scheme, gvk, seed, 150)
}

// RandomSized makes a random object with at most about so many values in it.
func RandomSized(scheme *runtime.Scheme, gvk schema.GroupVersionKind, seed int64, size int) (runtime.Object, error) {
	object, err := scheme.New(gvk)
	if err != nil {
		return nil, err
	}
	s := &source{state: uint64(seed) * 0x2545f4914f6cdd1d, budget: size}
	for _, c := range gvk.String() {
		s.state = s.state*1099511628211 + uint64(c)
	}
	s.fields(reflect.ValueOf(object).Elem(), 0)
	return object, stamp(object, gvk)
}

// stamp gives an object its kind.
func stamp(object runtime.Object, gvk schema.GroupVersionKind) error {
	accessor, err := apimeta.TypeAccessor(object)
	if err != nil {
		return err
	}
	accessor.SetKind(gvk.Kind)
	accessor.SetAPIVersion(gvk.GroupVersion().String())
	return nil
}

func (s *source) fields(v reflect.Value, depth int) {
	// Not always from the first field on, so that the budget does not always end in the same place.
	first := s.pick(v.NumField() + 1)
	for n := range v.NumField() {
		i := (first + n) % v.NumField()
		field := v.Type().Field(i)
		if !field.IsExported() {
			continue
		}
		probability := 88
		switch {
		case field.Anonymous:
			probability = 95
		case s.budget <= 0:
			probability = 0
		case depth > 2:
			probability = 56 - 4*depth
		case depth > 0:
			probability = 66
		}
		if field.Name == "Items" && depth == 0 || field.Name == "Spec" {
			probability = 95
		}
		if s.chance(probability) {
			s.value(v.Field(i), depth+1)
		}
	}
}

func (s *source) value(v reflect.Value, depth int) {
	s.budget--
	t := v.Type()
	if make := special[t]; make != nil {
		make(s, v)
		return
	}
	if t == reflect.TypeFor[metav1.TypeMeta]() {
		if s.chance(25) {
			set(v, metav1.TypeMeta{Kind: oneOf(s, []string{"", "Pod", "Foo"}), APIVersion: oneOf(s, []string{"", "v1", "example.com/v1"})})
		}
		return
	}
	if choices := unions[t]; choices != nil {
		name := oneOf(s, choices)
		if name == "Schema" || name == "JSONSchemas" {
			if depth > 12 || s.budget <= 0 {
				name = choices[len(choices)-1]
			} else if allows := v.FieldByName("Allows"); allows.IsValid() {
				allows.SetBool(true)
			}
		}
		if name != "" && name != "JSONSchemas" || name == "JSONSchemas" && s.budget > 0 && depth <= 12 {
			s.value(v.FieldByName(name), depth+1)
		}
		return
	}
	switch t.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(t.Elem()))
		s.value(v.Elem(), depth)
	case reflect.Struct:
		if depth > 16 {
			return
		}
		s.fields(v, depth)
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			if !s.chance(10) {
				v.SetBytes([]byte(oneOf(s, byteStrings)))
			}
			return
		}
		n := s.pick(4)
		if n > 2 || s.budget <= 0 {
			n = min(n, 1)
		}
		v.Set(reflect.MakeSlice(t, n, n))
		for i := range n {
			if !s.chance(4) {
				s.value(v.Index(i), depth+1)
			}
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(t))
		for range s.pick(4) {
			value := reflect.New(t.Elem()).Elem()
			if !s.chance(5) {
				s.value(value, depth+1)
			}
			v.SetMapIndex(reflect.ValueOf(oneOf(s, keys)).Convert(t.Key()), value)
		}
	case reflect.String:
		if values := enumValues(t); len(values) > 0 && s.chance(60) {
			v.SetString(oneOf(s, values))
		} else if s.chance(1) && s.chance(30) {
			v.SetString(oneOf(s, rareWords))
		} else {
			v.SetString(oneOf(s, words))
		}
	case reflect.Bool:
		v.SetBool(s.chance(50))
	case reflect.Int32:
		v.SetInt(oneOf(s, int32s))
	case reflect.Int64:
		v.SetInt(oneOf(s, int64s))
	case reflect.Float64:
		v.SetFloat(oneOf(s, floats))
	case reflect.Interface:
		v.Set(reflect.ValueOf(oneOf(s, cells)))
	default:
		panic(fmt.Sprintf("no values for %s", t))
	}
}

var (
	enumOnce sync.Once
	enums    = map[string][]string{}
)

// enumValues are the constants of a string type, read from the facts when they are at hand.
func enumValues(t reflect.Type) []string {
	if t.PkgPath() == "" {
		return nil
	}
	enumOnce.Do(func() {
		for _, api := range groups.APIPackages {
			data, err := os.ReadFile(filepath.Join("proto", api.Path, "facts.json"))
			if err != nil {
				continue
			}
			var facts struct {
				Types []struct {
					Name   string
					Values []any
				}
			}
			if err := json.Unmarshal(data, &facts); err != nil {
				panic(err)
			}
			for _, t := range facts.Types {
				for _, value := range t.Values {
					if text, ok := value.(string); ok {
						enums[api.Path+"."+t.Name] = append(enums[api.Path+"."+t.Name], text)
					}
				}
			}
		}
	})
	return enums[t.PkgPath()+"."+t.Name()]
}
