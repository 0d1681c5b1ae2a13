package main

import (
	"fmt"
	"reflect"
	"sort"
	"strings"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/intstr"

	"kubetyped/codec"
)

// site is a place in an object that a value can be put into.
type site struct {
	gvk            schema.GroupVersionKind
	prefix, suffix string
	path           string
	of             reflect.Type
	signature      string
}

func (s site) text(value string) string {
	return fmt.Sprintf(`{"kind":%q,"apiVersion":%q,%s%s%s}`, s.gvk.Kind, s.gvk.GroupVersion(), s.prefix, value, s.suffix)
}

var ownSyntax = map[reflect.Type]string{
	reflect.TypeFor[metav1.Time]():          "Time",
	reflect.TypeFor[metav1.MicroTime]():     "MicroTime",
	reflect.TypeFor[metav1.Duration]():      "Duration",
	reflect.TypeFor[metav1.FieldsV1]():      "FieldsV1",
	reflect.TypeFor[resource.Quantity]():    "Quantity",
	reflect.TypeFor[intstr.IntOrString]():   "IntOrString",
	reflect.TypeFor[runtime.RawExtension](): "RawExtension",
	reflect.TypeFor[apiextensionsv1.JSON](): "JSON",
}

// signature is what of a type matters for decoding.
func signature(t reflect.Type) string {
	if name := ownSyntax[t]; name != "" {
		return name
	}
	switch t.Kind() {
	case reflect.Pointer:
		return "*" + signature(t.Elem())
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return "bytes"
		}
		return "[]" + signature(t.Elem())
	case reflect.Map:
		return "map[" + signature(t.Key()) + "]" + signature(t.Elem())
	case reflect.Struct:
		if strings.HasPrefix(t.Name(), "JSONSchemaPropsOr") {
			return t.Name()
		}
		return "struct"
	case reflect.String:
		if t.Name() != "string" {
			return "named string"
		}
	}
	return t.Kind().String()
}

// startingKinds are where places are looked for, in this order.
var startingKinds = []schema.GroupVersionKind{
	{Version: "v1", Kind: "Pod"}, {Version: "v1", Kind: "ConfigMap"}, {Version: "v1", Kind: "Secret"}, {Version: "v1", Kind: "PodList"},
	{Version: "v1", Kind: "Event"}, {Version: "v1", Kind: "ResourceQuota"}, {Version: "v1", Kind: "Service"}, {Version: "v1", Kind: "List"},
	{Group: "apps", Version: "v1", Kind: "Deployment"}, {Group: "apps", Version: "v1", Kind: "ControllerRevision"},
	{Group: "apiextensions.k8s.io", Version: "v1", Kind: "CustomResourceDefinition"},
	{Group: "policy", Version: "v1", Kind: "PodDisruptionBudget"}, {Group: "coordination.k8s.io", Version: "v1", Kind: "Lease"},
	{Group: "admission.k8s.io", Version: "v1", Kind: "AdmissionReview"}, {Group: "authorization.k8s.io", Version: "v1", Kind: "SubjectAccessReview"},
	{Group: "networking.k8s.io", Version: "v1", Kind: "NetworkPolicy"}, {Group: "autoscaling", Version: "v2", Kind: "HorizontalPodAutoscaler"},
	{Group: "certificates.k8s.io", Version: "v1", Kind: "CertificateSigningRequest"}, {Group: "resource.k8s.io", Version: "v1", Kind: "ResourceSlice"},
	{Group: "storage.k8s.io", Version: "v1", Kind: "CSIDriver"}, {Version: "v1", Kind: "DeleteOptions"},
}

// sites finds up to two places for every signature: one in a plain place, one deeper.
func sites() []site {
	found := map[string][]site{}
	for _, gvk := range startingKinds {
		object, err := codec.Scheme.New(gvk)
		if err != nil {
			panic(err)
		}
		seen := map[reflect.Type]bool{}
		type step struct {
			of             reflect.Type
			prefix, suffix string
			path           string
			depth          int
		}
		queue := []step{{of: reflect.TypeOf(object).Elem()}}
		for len(queue) > 0 {
			at := queue[0]
			queue = queue[1:]
			if seen[at.of] || at.depth > 6 {
				continue
			}
			seen[at.of] = true
			var visit func(t reflect.Type, prefix, suffix, path, label string)
			visit = func(t reflect.Type, prefix, suffix, path, label string) {
				name := label + signature(t)
				list := found[name]
				if len(list) == 0 || len(list) == 1 && (list[0].gvk != gvk || strings.Count(path, ".") > strings.Count(list[0].path, ".")+1) {
					found[name] = append(list, site{gvk, prefix, suffix, path, t, name})
				}
				for t.Kind() == reflect.Pointer {
					t = t.Elem()
				}
				if ownSyntax[t] != "" || strings.HasPrefix(t.Name(), "JSONSchemaPropsOr") {
					return
				}
				switch t.Kind() {
				case reflect.Struct:
					queue = append(queue, step{t, prefix + "{", "}" + suffix, path, at.depth + 1})
				case reflect.Slice:
					if t.Elem().Kind() != reflect.Uint8 {
						visit(t.Elem(), prefix+"[", "]"+suffix, path+"[0]", "element ")
					}
				case reflect.Map:
					visit(t.Elem(), prefix+`{"k":`, "}"+suffix, path+".k", "value ")
				}
			}
			var fields func(t reflect.Type)
			fields = func(t reflect.Type) {
				for i := range t.NumField() {
					field := t.Field(i)
					name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
					if name == "" && field.Anonymous {
						if at.depth > 0 || field.Name != "TypeMeta" {
							fields(field.Type)
						}
						continue
					}
					if name == "" || name == "-" {
						continue
					}
					visit(field.Type, at.prefix+fmt.Sprintf("%q:", name), at.suffix, strings.TrimPrefix(at.path+"."+name, "."), "")
				}
			}
			fields(at.of)
		}
	}
	var list []site
	for _, each := range found {
		list = append(list, each...)
	}
	sort.Slice(list, func(i, j int) bool {
		a, b := list[i], list[j]
		if a.signature != b.signature {
			return a.signature < b.signature
		}
		return a.gvk.String()+a.path < b.gvk.String()+b.path
	})
	return list
}

var anyType = []string{
	`"text"`, `""`, `"1"`, `1`, `-1`, `0`, `1.0`, `1.5`, `1e3`, `-0`, `2147483647`, `2147483648`, `-2147483649`, `9007199254740993`,
	`9223372036854775807`, `9223372036854775808`, `-9223372036854775809`, `1e400`, `true`, `null`, `{}`, `{"a":1}`, `{"a":null}`, `[]`, `[1]`, `["a"]`, `[null]`, `[{}]`,
}

var ownValues = map[string][]string{
	"bytes": {`"YQ=="`, `"YQ"`, `"YQ="`, `"Y"`, `"YWI=\n"`, `"Y W I="`, `"\r\nYW\nI="`, `"YWI-"`, `"YW_/"`, `"===="`, `"YQ==YQ=="`, `"YR=="`, `"é"`, `[97,98]`, `[256]`, `[-1]`, `[1.5]`, `[null,1]`},
	"Quantity": {`"1.5Gi"`, `"abc"`, `"1.5.5"`, `"1 Gi"`, `"1gi"`, `"1K"`, `"--1"`, `"1e"`, `"1e1.5"`, `"e3"`, `"Ki"`, `"."`, `"+"`, `"1e3Ki"`, `"0x10"`, `"١"`, `" 1"`, `"1\n"`, `1.50`, `-3`, `0.0001`,
		`"1Zi"`, `"1EE"`, `"1,5"`, `"inf"`, `"NaN"`, `"1_000"`, `"1e19"`, `"1e20"`, `1e19`, `"9999999999999999999999"`, `"-9999999999999999999999"`, `"0.0000000000001"`, `"1m "`, `"Infinity"`, `"1mi"`, `"1E"`, `"1E-3"`, `"1e+3"`, `"++1"`},
	"Time": {`"2020-01-01T00:00:00Z"`, `"2020-01-01"`, `"2020-01-01T00:00:00"`, `"2020-01-01 00:00:00Z"`, `"2020-01-01t00:00:00z"`, `"2020-13-01T00:00:00Z"`, `"2020-02-30T00:00:00Z"`, `"2021-02-29T00:00:00Z"`,
		`"2020-01-01T24:00:00Z"`, `"2020-01-01T23:60:00Z"`, `"2020-01-01T23:59:60Z"`, `"2020-01-01T1:02:03Z"`, `"2020-1-1T00:00:00Z"`, `"2020-01-01T00:00:00.Z"`, `"2020-01-01T00:00:00.123456789123Z"`, `"2020-01-01T00:00:00,5Z"`,
		`"2020-01-01T00:00:00+24:00"`, `"2020-01-01T00:00:00+23:60"`, `"2020-01-01T00:00:00+0100"`, `"2020-01-01T00:00:00-00:00"`, `"10000-01-01T00:00:00Z"`, `"0000-01-01T00:00:00Z"`, `"9999-12-31T23:59:59-00:01"`,
		`"0000-01-01T00:00:00+00:01"`, `" 2020-01-01T00:00:00Z"`, `"2020-01-01T00:00:00Z "`, `"2020-01-01T00:00:00ZZ"`, `"-2020-01-01T00:00:00Z"`, `"2020-01-01T00:00:0Z"`, `"２020-01-01T00:00:00Z"`, `"0001-01-01T00:00:00Z"`},
	"MicroTime": {`"2020-01-01T00:00:00.000000Z"`, `"2020-01-01T00:00:00Z"`, `"2020-01-01T00:00:00.123Z"`, `"2020-01-01T00:00:00.1234567Z"`, `"2020-01-01T00:00:00,123456Z"`, `"2020-01-01T00:00:00.123456+01:00"`, `"2020-01-01T1:00:00.123456Z"`,
		`"2020-02-30T00:00:00.123456Z"`, `"2020-01-01T00:00:00.12345aZ"`, `"9999-12-31T23:59:59.999999-23:59"`, `"0001-01-01T00:00:00.000000Z"`},
	"IntOrString":  {`"80%"`, `80`, `"80"`, `80.0`, `8e1`, `-1`, `"\u0000"`, `00`},
	"int32":        {`1E2`, `0.0`, `-2147483648`, `01`, `+1`, `0x10`, `NaN`, `1.`, `.5`, `"80"`, `1e-1`},
	"int64":        {`-9223372036854775808`, `1e18`, `9223372036854775807.0`, `01`, `-`, `--1`},
	"float64":      {`1e308`, `1e309`, `-1e309`, `1e-400`, `0.1e1`, `1.`, `Infinity`},
	"bool":         {`"true"`, `True`, `TRUE`, `tru`, `truee`, `0`, `false`},
	"string":       {`"\u00zz"`, `"\x41"`, `"\ud800"`, `"\udc00\ud800"`, `"\ud83d\ude00"`, "\"line\nbreak\"", "\"tab\tin\"", `"unfinished`, `'single'`, `text`, "\"\xff\"", "\"\xed\xa0\x80\"", "\"\xc3\"", `"\u0000"`, "\"\x00\"", "\"\x7f\"", "\"\u2028\""},
	"RawExtension": {`{"kind":1}`, `{"a":1,"a":2}`, `[1, 2 ,3]`, `"x"`, `{"a":01}`, `{"a":1e400}`, `{"a":"\ud800"}`, "{\"a\":\"\xff\"}", `{ "b" : 1 , "a" : [ ] }`},
	"FieldsV1":     {`{"f:a":{}}`, `{"f:a":{},"f:a":{}}`, `{ "f:a" : { } }`, `"x"`, `1`, `{"a":01}`},
	"JSON":         {`{"a":1,"a":2}`, `"x"`, `1.0`, `01`, `[ 1 ]`},
}

// wrongTypes puts values of every JSON type, and broken ones of the place's own syntax, into every kind of place.
func (e *errorRows) wrongTypes() {
	for i, s := range sites() {
		base := strings.NewReplacer("element ", "", "value ", "", "*", "").Replace(s.signature)
		values := append(append([]string{}, anyType...), ownValues[base]...)
		if base == "named string" {
			values = append(values, `"\ud800"`, `{"":1}`)
		}
		for j, value := range values {
			what := fmt.Sprintf("%s in %s at %s.%s", value, s.signature, s.gvk.Kind, s.path)
			what = strings.ToValidUTF8(what, "?")
			e.add(what, "json", s.text(value))
			if (i+j)%3 == 0 || j >= len(anyType) {
				e.add(what, "yaml", s.text(value))
			}
		}
	}
}
