package fill

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"sort"
	"strings"
	"time"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apiextensionsv1beta1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// Messy writes an object's canonical JSON as a careless hand would: members in any order, any whitespace, nulls,
// unknown and repeated members, and spellings that a decoder accepts and an encoder never writes.
func Messy(object runtime.Object, canonical []byte, seed int64) string {
	m := &messy{source: source{state: uint64(seed)*0x9e3779b9 + 17}}
	for _, c := range canonical {
		m.state = m.state*1099511628211 + uint64(c)
	}
	m.value(canonical, reflect.TypeOf(object).Elem())
	return m.out.String()
}

type messy struct {
	source
	out bytes.Buffer
}

func (m *messy) space() {
	m.out.WriteString(oneOf(m, []string{"", "", "", "", "", "", "", " ", "  ", "\n", "\t", "\r\n"}))
}

var opaque = map[reflect.Type]bool{
	reflect.TypeFor[runtime.RawExtension]():      true,
	reflect.TypeFor[metav1.FieldsV1]():           true,
	reflect.TypeFor[apiextensionsv1.JSON]():      true,
	reflect.TypeFor[apiextensionsv1beta1.JSON](): true,
	reflect.TypeFor[intstr.IntOrString]():        true,
	reflect.TypeFor[metav1.Duration]():           true,
	reflect.TypeFor[metav1.MicroTime]():          true,
}

var messyQuantities = []string{
	`"1.50"`, `" 2 "`, `3`, `0.5`, `1e3`, `"1E6"`, `"0.0001"`, `"1024Mi"`, `"1000m"`, `"0100"`, `-5`, `1.25`, `"+1.5Gi"`, `"."`, `"2000000"`, `"1e-1"`, `null`, `"1.0Ki"`, `2147483648000`, `"0.000000000001"`,
}

var messyTimes = []string{
	`"2020-01-02T03:04:05.678Z"`, `"2020-01-02T03:04:05+02:00"`, `"2020-01-02T3:04:05Z"`, `"2020-01-02T03:04:05,9-11:30"`, `null`, `"0001-01-01T00:00:00Z"`, `"2020-12-31T23:59:59.999999999-23:59"`,
}

func (m *messy) value(raw []byte, t reflect.Type) {
	raw = bytes.TrimSpace(raw)
	for t != nil && t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch {
	case t == reflect.TypeFor[resource.Quantity]() && m.chance(60):
		m.out.WriteString(oneOf(m, messyQuantities))
		return
	case t == reflect.TypeFor[metav1.Time]() && m.chance(60):
		m.out.WriteString(oneOf(m, messyTimes))
		return
	case t == nil || opaque[t]:
		m.spaced(raw)
		return
	}
	switch raw[0] {
	case '{':
		m.object(raw, t)
	case '[':
		m.array(raw, t)
	case '"':
		m.text(raw)
	default:
		if m.chance(3) && t.Kind() != reflect.Interface {
			m.out.WriteString("null")
			return
		}
		m.out.Write(raw)
	}
}

// spaced copies JSON that no type is known for, with blanks where they may stand.
func (m *messy) spaced(raw []byte) {
	if m.chance(30) {
		var b bytes.Buffer
		if json.Indent(&b, raw, "", "\t") == nil {
			raw = b.Bytes()
		}
	}
	m.out.Write(raw)
}

func (m *messy) text(raw []byte) {
	var s string
	if json.Unmarshal(raw, &s) != nil {
		panic("no string: " + string(raw))
	}
	if !m.chance(20) {
		m.out.Write(raw)
		return
	}
	m.out.WriteByte('"')
	for _, r := range s {
		switch {
		case r > 0xffff:
			r -= 0x10000
			fmt.Fprintf(&m.out, `\u%04X\u%04x`, 0xd800+r>>10, 0xdc00+r&0x3ff)
		case r == '/':
			m.out.WriteString(`\/`)
		default:
			fmt.Fprintf(&m.out, `\u%04x`, r)
		}
	}
	m.out.WriteByte('"')
}

func (m *messy) array(raw []byte, t reflect.Type) {
	var items []json.RawMessage
	if err := json.Unmarshal(raw, &items); err != nil {
		panic(err)
	}
	var element reflect.Type
	if t.Kind() == reflect.Slice {
		element = t.Elem()
	} else {
		// JSONSchemaPropsOrArray and its like.
		m.spaced(raw)
		return
	}
	m.out.WriteByte('[')
	for i, item := range items {
		if i > 0 {
			m.out.WriteByte(',')
		}
		m.space()
		m.value(item, element)
		m.space()
	}
	m.out.WriteByte(']')
}

type member struct {
	key   string
	raw   []byte
	of    reflect.Type
	ready bool
}

func (m *messy) object(raw []byte, t reflect.Type) {
	var list []member
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.Token()
	types := map[string]reflect.Type{}
	if t.Kind() == reflect.Struct {
		if unions[t] != nil {
			t = t.Field(indexOf(t, "Schema")).Type.Elem()
		}
		collect(t, types)
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			panic(err)
		}
		var item json.RawMessage
		if err := decoder.Decode(&item); err != nil {
			panic(err)
		}
		of := types[key.(string)]
		if t.Kind() == reflect.Map {
			of = t.Elem()
		}
		list = append(list, member{key: key.(string), raw: item, of: of})
	}
	if t.Kind() == reflect.Struct {
		list = m.spoil(list, types)
	}
	for i := len(list) - 1; i > 0; i-- {
		j := m.pick(i + 1)
		list[i], list[j] = list[j], list[i]
	}
	m.out.WriteByte('{')
	for i, each := range list {
		if i > 0 {
			m.out.WriteByte(',')
		}
		m.space()
		key, _ := json.Marshal(each.key)
		m.text(key)
		m.space()
		m.out.WriteByte(':')
		m.space()
		if each.ready {
			m.out.Write(each.raw)
		} else {
			m.value(each.raw, each.of)
		}
		m.space()
	}
	m.out.WriteByte('}')
}

// spoil adds members that say nothing.
func (m *messy) spoil(list []member, types map[string]reflect.Type) []member {
	present := map[string]bool{}
	for _, each := range list {
		present[each.key] = true
	}
	if m.chance(12) {
		list = append(list, member{key: oneOf(m, []string{"zzz", "unknown", "é", "__proto__", "constructor", "a.b"}), raw: []byte(oneOf(m, rawValues)), ready: true})
	}
	if len(list) > 0 && m.chance(8) {
		first := list[m.pick(len(list))]
		if first.key != "kind" && first.key != "apiVersion" {
			switched := strings.ToUpper(first.key[:1]) + first.key[1:]
			if switched != first.key {
				list = append(list, member{key: switched, raw: first.raw, ready: true})
			}
		}
	}
	// The same twice: the value is the same, so that the order does not matter.
	if len(list) > 0 && m.chance(6) {
		if twin := list[m.pick(len(list))]; twin.of != nil && twin.of.Kind() == reflect.String || twin.of == reflect.TypeFor[string]() {
			list = append(list, twin)
		}
	}
	for _, name := range sortedNames(types) {
		if present[name] || !m.chance(6) {
			continue
		}
		of := types[name]
		nullable := of != reflect.TypeFor[metav1.Duration]() && !strings.Contains(of.String(), "JSONSchemaPropsOr")
		if nullable {
			list = append(list, member{key: name, raw: []byte("null"), ready: true})
		}
	}
	return list
}

func indexOf(t reflect.Type, name string) int {
	field, _ := t.FieldByName(name)
	return field.Index[0]
}

// collect lists the JSON members of a struct, those of embedded structs included.
func collect(t reflect.Type, types map[string]reflect.Type) {
	for i := range t.NumField() {
		field := t.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case name == "-" || !field.IsExported():
		case name == "" && field.Anonymous && field.Type.Kind() == reflect.Struct && field.Type != reflect.TypeFor[time.Time]():
			collect(field.Type, types)
		case name != "":
			types[name] = field.Type
		}
	}
}

func sortedNames(types map[string]reflect.Type) []string {
	names := make([]string, 0, len(types))
	for name := range types {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
