// Package fill makes objects: fully set ones, and random ones that are the same for the same seed.
package fill

import (
	"reflect"
	"time"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apiextensionsv1beta1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// chooser picks one of n possibilities.
type chooser interface{ pick(n int) int }

func oneOf[T any](c chooser, pool []T) T { return pool[c.pick(len(pool))] }

// special sets values of the types with an encoding of their own, the same way for full and for random objects.
var special = map[reflect.Type]func(c chooser, v reflect.Value){
	reflect.TypeFor[resource.Quantity]():  func(c chooser, v reflect.Value) { set(v, resource.MustParse(oneOf(c, quantities))) },
	reflect.TypeFor[metav1.Time]():        func(c chooser, v reflect.Value) { set(v, metav1.Time{Time: oneOf(c, times)}) },
	reflect.TypeFor[metav1.MicroTime]():   func(c chooser, v reflect.Value) { set(v, metav1.MicroTime{Time: oneOf(c, microTimes)}) },
	reflect.TypeFor[metav1.Duration]():    func(c chooser, v reflect.Value) { set(v, metav1.Duration{Duration: oneOf(c, durations)}) },
	reflect.TypeFor[intstr.IntOrString](): func(c chooser, v reflect.Value) { set(v, oneOf(c, intsOrStrings)) },
	reflect.TypeFor[runtime.RawExtension](): func(c chooser, v reflect.Value) {
		set(v, runtime.RawExtension{Raw: []byte(oneOf(c, append(rawObjects, rawValues...)))})
	},
	reflect.TypeFor[metav1.FieldsV1](): func(c chooser, v reflect.Value) {
		set(v, *metav1.NewFieldsV1(oneOf(c, fieldSets)))
	},
	reflect.TypeFor[apiextensionsv1.JSON](): func(c chooser, v reflect.Value) {
		set(v, apiextensionsv1.JSON{Raw: []byte(oneOf(c, rawValues))})
	},
	reflect.TypeFor[apiextensionsv1beta1.JSON](): func(c chooser, v reflect.Value) {
		set(v, apiextensionsv1beta1.JSON{Raw: []byte(oneOf(c, rawValues))})
	},
}

func set(v reflect.Value, value any) { v.Set(reflect.ValueOf(value)) }

// unions hold one of several fields in JSON: the name of the field to fill for each choice.
var unions = map[reflect.Type][]string{
	reflect.TypeFor[apiextensionsv1.JSONSchemaPropsOrBool]():             {"Schema", "Allows", ""},
	reflect.TypeFor[apiextensionsv1.JSONSchemaPropsOrArray]():            {"Schema", "JSONSchemas"},
	reflect.TypeFor[apiextensionsv1.JSONSchemaPropsOrStringArray]():      {"Schema", "Property"},
	reflect.TypeFor[apiextensionsv1beta1.JSONSchemaPropsOrBool]():        {"Schema", "Allows", ""},
	reflect.TypeFor[apiextensionsv1beta1.JSONSchemaPropsOrArray]():       {"Schema", "JSONSchemas"},
	reflect.TypeFor[apiextensionsv1beta1.JSONSchemaPropsOrStringArray](): {"Schema", "Property"},
}

var quantities = []string{
	"100m", "1.5Gi", "0", "1", "250m", "64Mi", "1500m", "1e3", "12E2", "1E3", "1n", "5u", "3k", "2Ti", "1Ei", "8Ei", "9223372036854775807",
	"9223372036854775808", "-1", "-500m", "0.1", "1.234567891", "1.0000000001", "007", "+1", "1.500", "1024Ki", "1000", "1024", "05Ki",
	"100e-6", "123456789012345678901234567890", "0.3Ki", "1P", "1Pi", "5E", "-9223372036854775808", ".5", "5.", "1e-9", "1e-10", "0e5", "0Ki", "1M",
}

var times = []time.Time{
	date(2000, 1), date(2024, 2, 29, 23, 59, 59), date(1970, 1), date(1969, 12, 31, 23, 59, 59), date(2038, 1, 19, 3, 14, 8),
	date(0, 1, 1), date(1, 1, 1), date(1, 1, 1, 0, 0, 1), date(9999, 12, 31, 23, 59, 59), date(1582, 10, 4, 12),
	date(2016, 12, 31, 23, 59, 59), date(1900, 2, 28), date(2100, 3, 1, 6, 5, 4),
}

var microTimes = []time.Time{
	date(2000, 1, 2, 3, 4, 5, 6), date(2024, 2, 29, 23, 59, 59, 999999), date(1970, 1), date(1969, 12, 31, 23, 59, 59, 1),
	date(0, 1, 1), date(1, 1, 1), date(1, 1, 1, 0, 0, 0, 1), date(9999, 12, 31, 23, 59, 59, 999999), date(2021, 6, 7, 8, 9, 10, 120000),
}

// date takes year, month, day, hour, minute, second, microsecond; what is left out is the start.
func date(parts ...int) time.Time {
	all := [7]int{0, 1, 1}
	copy(all[:], parts)
	return time.Date(all[0], time.Month(all[1]), all[2], all[3], all[4], all[5], all[6]*1000, time.UTC)
}

var durations = []time.Duration{
	time.Hour, 0, 1, -1, time.Microsecond, 1500 * time.Millisecond, 90 * time.Minute, -2 * time.Hour, 1<<63 - 1, -1 << 63, 999 * time.Nanosecond,
}

var intsOrStrings = []intstr.IntOrString{
	intstr.FromString("http"), intstr.FromInt32(8080), intstr.FromInt32(0), intstr.FromString("25%"), intstr.FromInt32(-1), intstr.FromString(""),
	intstr.FromInt32(2147483647), intstr.FromInt32(-2147483648), intstr.FromString("8080"), intstr.FromString("<é>\n"),
}

var rawObjects = []string{
	`{"apiVersion":"example.com/v1","kind":"CustomType","spec":{"replicas":1},"status":{"available":1}}`,
	`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"},"data":{"z":"1","a":"2"}}`,
}

var rawValues = []string{
	`{"b":1,"a":[true,false,null],"nested":{"10":"ten","9":"nine","__proto__":{"x":1}}}`, `{}`, `[]`, `"text"`, `""`, `0`, `1.0`, `1e5`, `-0`, `1E+2`,
	`9007199254740993`, `12345678901234567890123`, `0.1`, `true`, `false`, `[1,"a",{"x":null}]`, `"<>&\u2028\"\\ \ud83d\ude00 é"`, `{"a":1,"a":2}`,
	`{"":""}`, `["2020-01-01","yes","0x1F"]`, `[[[]]]`,
}

var fieldSets = []string{
	`{"f:metadata":{"f:labels":{".":{},"f:app":{}}},"f:spec":{"f:containers":{"k:{\"name\":\"a\"}":{".":{},"f:image":{}}}}}`, `{}`, `{"f:data":{}}`,
}
