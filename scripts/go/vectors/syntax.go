package main

import (
	"fmt"
	"strings"
)

const configMap = `{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","labels":{"b":"c"}},"data":{"d":"é\n"},"immutable":true}`

const configMapYAML = `apiVersion: v1
kind: ConfigMap
metadata:
  name: a
  labels:
    b: "c"
data:
  d: |
    e
  f: 'g'
immutable: true
`

// yamlScalars puts plain YAML scalars where strings, numbers and others are wanted.
func (e *errorRows) yamlScalars() {
	places := []struct{ name, before string }{
		{"string", "apiVersion: v1\nkind: ConfigMap\ndata:\n  a: "},
		{"key", ""},
		{"int32", "apiVersion: apps/v1\nkind: Deployment\nspec:\n  replicas: "},
		{"bool", "apiVersion: v1\nkind: ConfigMap\nimmutable: "},
		{"Quantity", "apiVersion: v1\nkind: ResourceQuota\nspec:\n  hard:\n    cpu: "},
		{"IntOrString", "apiVersion: policy/v1\nkind: PodDisruptionBudget\nspec:\n  minAvailable: "},
		{"Time", "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  creationTimestamp: "},
		{"int64", "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  generation: "},
		{"bytes", "apiVersion: v1\nkind: Secret\ndata:\n  a: "},
		{"RawExtension", "apiVersion: apps/v1\nkind: ControllerRevision\nrevision: 1\ndata: "},
	}
	scalars := []string{
		"yes", "no", "on", "off", "y", "n", "Y", "N", "True", "TRUE", "tRUE", "~", "null", "Null", "NULL", "nULL", "1", "01", "010", "08", "0o17", "0x1F", "0b11", "1_000", "+1", "-1", "- 1", "1.0", "1e3", "1E3", "1.5e3",
		".5", "5.", ".inf", "-.INF", ".NaN", "12:30", "190:20:30", "2001-01-01", "2001-01-01T00:00:00Z", "2001-12-14t21:59:43.10-05:00", "9223372036854775807", "9223372036854775808", "18446744073709551615", "18446744073709551616",
		"123456789012345678901234567890", "0.1", "1e400", "=", "<<", "\"\"", "''", "'a''b'", "\"a\\x41\\u00e9\\U0001F600\\n\"", "\"\\q\"", "!!str 1", "!!int \"1\"", "!!float 1", "!!bool yes", "!!binary YQ==", "!!null x", "!foo bar", "!!timestamp 2001-01-01",
		"&a 1", "*a", "|\n    a\n    b\n", "|-\n    a\n", "|+\n    a\n\n", ">\n    a\n    b\n\n    c\n", "|2\n     a\n", "a: b", "a # b", "a#b", "# c", "[1, 2", "{a: 1}", "{a, b}", "[a, [b]]", "- a", "? a", "@a", "`a", "%a", "a\n    b", "\"a\n    b\"", "é", "\"\\ud83d\\ude00\"",
	}
	for _, place := range places {
		for _, scalar := range scalars {
			what := fmt.Sprintf("YAML %q as %s", scalar, place.name)
			if place.name == "key" {
				if !strings.Contains(scalar, "\n") {
					e.add(what, "yaml", "apiVersion: v1\nkind: ConfigMap\ndata:\n  "+scalar+": x\n")
				}
				continue
			}
			e.add(what, "yaml", place.before+scalar+"\n")
		}
	}
}

// syntax breaks the text itself.
func (e *errorRows) syntax() {
	for i := range configMap {
		e.add(fmt.Sprintf("cut after %d bytes", i), "json", configMap[:i])
	}
	for i := 0; i < len(configMapYAML); i += 2 {
		e.add(fmt.Sprintf("cut after %d bytes", i), "yaml", configMapYAML[:i])
	}
	for i := 0; i < len(configMap); i += 3 {
		for _, insert := range []string{",", "\"", "}", "x"} {
			e.add(fmt.Sprintf("%s put in at %d", insert, i), "json", configMap[:i]+insert+configMap[i:])
		}
	}
	for i := 0; i < len(configMapYAML); i += 5 {
		for _, insert := range []string{"\t", ":", " ", "\n", "\"", "- "} {
			e.add(fmt.Sprintf("%q put in at %d", insert, i), "yaml", configMapYAML[:i]+insert+configMapYAML[i:])
		}
	}
	for _, text := range []string{
		"", " ", "\n", "\t", "null", "true", "1", "\"x\"", "[]", "{}", "[{}]", "{", "}", "[", "]", ",", ":", "\"", "{\"a\"}", "{\"a\":}", "{a:1}", "{'a':1}", "nul", "Null", "NaN", "undefined", "-", "\x00", "//x", "/**/{}", "#", "---", "--- \n...\n", "%YAML 1.2\n---\na: b", "a", "a: b", "a: b: c", "\ufeff", "<html>",
	} {
		e.both("odd document", text)
	}
	for _, after := range []string{" ", "\n", "\t\r\n", "{}", " {}", "x", "]", "}", ",", "null", "\x00", "\ufeff", "//", "1", "\v", "\u00a0"} {
		e.both("something after the end", configMap+after)
	}
	for _, before := range []string{"\ufeff", "\xef\xbb\xbf\n", "\xff\xfe", "\x00", " ", "\n\n", "\u00a0", "\v", "{}", ",", ")]}',\n", "---\n", "--- ", "# c\n", "%TAG ! x\n---\n", "...\n"} {
		e.both("something before the start", before+configMap)
		e.add("something before the start", "yaml", before+configMapYAML)
	}
	for _, after := range []string{"---\n", "---\na: b\n", "...\n", "...\nx", "--- x\n", "\t", "  x", "x", "x: 1\n", "- a\n", "# c", "\x00", "\u0085", "}", "---\nkind: Foo\n", "\n---\n: :"} {
		e.add("something after the end", "yaml", configMapYAML+after)
	}
	for _, text := range []string{
		"{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"data\":{\"a\":\"\xff\xfe\"}}", "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"data\":{\"\xff\":\"a\"}}",
		"{\"kind\":\"Config\xffMap\",\"apiVersion\":\"v1\"}", "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"da\xffta\":{}}", "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\"}\xff",
		"{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"data\":{\"a\":\"\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80\xf8\"}}", "kind: ConfigMap\napiVersion: v1\ndata:\n  a: \xff\n", "\xfe\xff\x00{\x00}", "kind: ConfigMap\r\napiVersion: v1\r\ndata:\r\n  a: b\r\n", "kind: ConfigMap\rapiVersion: v1\r",
		"kind: ConfigMap\napiVersion: v1\ndata:\n  a: \"\x7f\"\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  a: \"\u0085\"\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  a: \uffff\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  a: \u0001\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  a: \U0001F600\n",
	} {
		e.both("bytes", text)
	}
	for _, text := range []string{
		"a: &x {b: c}\nkind: ConfigMap\napiVersion: v1\ndata: *x\n", "base: &x\n  a: \"1\"\nkind: ConfigMap\napiVersion: v1\ndata:\n  <<: *x\n  b: \"2\"\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  <<: {a: \"1\"}\n  a: \"2\"\n",
		"kind: ConfigMap\napiVersion: v1\ndata:\n  <<: [{a: \"1\"}, {a: \"2\", b: \"3\"}]\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  <<: 1\n", "kind: ConfigMap\napiVersion: v1\ndata: *x\n", "a: &a [*a]\n", "kind: ConfigMap\napiVersion: v1\ndata: &d\n  a: *d\n",
		"kind: ConfigMap\napiVersion: v1\ndata:\n  ? a\n  : b\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  ? [a]\n  : b\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  ? {a: b}\n  : b\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  ? \n  : b\n", "kind: ConfigMap\napiVersion: v1\n---\nkind: Secret\napiVersion: v1\n",
		"---\n---\nkind: Secret\napiVersion: v1\n", "kind: ConfigMap\napiVersion: v1\ndata:\n\ta: b\n", "kind: ConfigMap\n apiVersion: v1\n", "kind: ConfigMap\napiVersion: v1\ndata:\n a: b\n  c: d\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  a: b\n c: d\n", "- kind: ConfigMap\n", "kind: ConfigMap\napiVersion: v1\ndata: [\n", "kind: ConfigMap\napiVersion: v1\ndata: {a: b\n",
		"kind: \"ConfigMap\napiVersion: v1\n", "kind: 'ConfigMap\napiVersion: v1\n", "kind:ConfigMap\napiVersion:v1\n", "kind : ConfigMap\napiVersion : v1\n", "{kind: ConfigMap, apiVersion: v1, data: {a: b}}", "{kind: ConfigMap, apiVersion: v1, data: {a: b}", "{\"kind\":ConfigMap,\"apiVersion\":v1}", "kind: ConfigMap\napiVersion: v1\nmetadata:\n- name: a\n", "kind: ConfigMap\napiVersion: v1\ndata:\n- a\n",
		"kind: ConfigMap\napiVersion: v1\ndata:\n", "kind: ConfigMap\napiVersion: v1\nmetadata:\ndata: ~\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  1: a\n  1.5: b\n  true: c\n  0x10: d\n  1e3: e\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  yes: a\n  true: b\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  null: a\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  2001-01-01: a\n",
	} {
		e.add("YAML document", "yaml", text)
	}
}

// bombs are small documents that stand for huge ones.
func (e *errorRows) bombs() {
	for _, levels := range []int{2, 4, 9} {
		text := "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
		for i := 1; i < levels; i++ {
			text += fmt.Sprintf("a%d: &a%d [%s]\n", i, i, strings.TrimSuffix(strings.Repeat(fmt.Sprintf("*a%d, ", i-1), 9), ", "))
		}
		e.add(fmt.Sprintf("aliases of aliases, %d levels", levels), "yaml", text+"kind: ConfigMap\napiVersion: v1\n")
	}
}

// typeMeta varies kind and apiVersion.
func (e *errorRows) typeMeta() {
	kinds := []string{``, `"kind":"ConfigMap"`, `"kind":"configmap"`, `"kind":"CONFIGMAP"`, `"kind":""`, `"kind":null`, `"kind":1`, `"kind":["ConfigMap"]`, `"kind":{}`, `"kind":"Foo"`, `"kind":"ConfigMap "`, `"kind":"Deployment"`, `"kind":"ConfigMapList"`, `"kind":"List"`, `"kind":"Status"`, `"kind":"DeleteOptions"`, `"kind":"WatchEvent"`,
		`"Kind":"ConfigMap"`, `"KIND":"ConfigMap"`, `"kind":"ConfigMap","kind":"Secret"`, `"kind":"ConfigMap","Kind":"Secret"`, `"\u006bind":"ConfigMap"`, "\"\u212aind\":\"ConfigMap\""}
	versions := []string{``, `"apiVersion":"v1"`, `"apiVersion":"V1"`, `"apiVersion":""`, `"apiVersion":null`, `"apiVersion":1`, `"apiVersion":{}`, `"apiVersion":"v2"`, `"apiVersion":"apps/v1"`, `"apiVersion":"apps/v9"`, `"apiVersion":"/v1"`, `"apiVersion":"v1/"`, `"apiVersion":"/"`, `"apiVersion":"a/b/c"`, `"apiVersion":"v1 "`, `"apiVersion":"example.com/v1"`, `"apiVersion":"__internal"`, `"apiVersion":"apps/__internal"`,
		`"apiversion":"v1"`, `"APIVERSION":"v1"`, `"ApiVersion":"v1"`, `"apiVersion":"v1","apiVersion":"v2"`, `"apiVersion":"v1","apiversion":"v2"`, `"apiVerſion":"v1"`}
	join := func(parts ...string) string {
		var list []string
		for _, part := range parts {
			if part != "" {
				list = append(list, part)
			}
		}
		return "{" + strings.Join(list, ",") + "}"
	}
	for i, kind := range kinds {
		for j, version := range versions {
			if i > 1 && j > 1 && (i+j)%4 != 0 {
				continue
			}
			text := join(kind, version, `"data":{"a":"b"}`)
			e.add("kind and apiVersion", "json", text)
			if (i+j)%2 == 0 {
				e.add("kind and apiVersion", "yaml", text)
			}
		}
	}
}

// duplicates are members that stand twice, or that no field answers to.
func (e *errorRows) duplicates() {
	head := `"kind":"Pod","apiVersion":"v1"`
	for _, body := range []string{
		`"metadata":{"name":"a","name":"b"}`, `"metadata":{"name":"a"},"metadata":{"namespace":"b"}`, `"metadata":{"labels":{"a":"1","a":"2"}}`, `"metadata":{"labels":{"a":"1"},"labels":{"b":"2"}}`, `"metadata":{"labels":{"a.b/c":"1","a.b/c":"2"}}`, `"spec":{"containers":[{"name":"a"}],"containers":[{"image":"b"}]}`,
		`"spec":{"containers":[{"name":"a"},{"name":"b"}],"containers":[{"image":"c"}]}`, `"spec":{"containers":[{"name":"a","name":"b","name":"c"}]}`, `"spec":{"priority":1,"priority":null}`, `"spec":{"priority":null,"priority":1}`, `"spec":{"hostNetwork":true,"hostNetwork":null}`, `"spec":{"nodeName":"a","nodeName":1}`,
		`"spec":{"securityContext":{"runAsUser":1},"securityContext":{"runAsGroup":2}}`, `"spec":{"securityContext":{"runAsUser":1},"securityContext":null}`, `"spec":{"volumes":[{"name":"a","emptyDir":{},"emptyDir":{"medium":"Memory"}}]}`, `"kind":"Pod"`, `"apiVersion":"v1"`, `"foo":1`, `"foo":1,"foo":2`, `"foo":{"bar":1,"bar":2}`, `"foo":[{"a":1,"a":2}]`,
		`"Metadata":{"name":"a"}`, `"metaData":{}`, `"METADATA":{}`, `"spec":{"Containers":[]}`, `"spec":{"hostnetwork":true}`, `"spec":{"containers":[{"imagee":"a"},{"imagee":"b","x":1}]}`, `"spec":{"containers":[{"env":[{"name":"a","valu":"b"}],"ports":[{"containerPort":1,"containerport":2}]}]}`, `"__proto__":{"a":1}`, `"constructor":1`, `"toString":null`, `"metadata":{"__proto__":{"name":"x"}}`,
		`"metadata":{"labels":{"__proto__":"a","constructor":"b"}}`, `"metadata":{"labels":{"__proto__":"a","__proto__":"b"}}`, `"":1`, `" spec":{}`, `"spec ":{}`, `"spec.containers":[]`, `"spec":{"":{}}`, `"spec":{"overhead":{"cpu":"1","cpu":"2"}}`, `"spec":{"nodeSelector":{"a":"1","b":"2","a":"3"}}`, `"status":{"conditions":[{"type":"A","type":"B","typee":"C"}]}`, `"metadata":{"managedFields":[{"fieldsV1":{"f:a":{},"f:a":{}},"x":1}]}`,
		`"spec":null`, `"spec":null,"spec":{}`, `"metadata":null`, `"metadata":{"creationTimestamp":"2020-01-01T00:00:00Z","creationTimestamp":null}`, `"spec":{"containers":null,"containers":[]}`, `"spec":{"volumes":[{"name":"a","hostPath":{"path":"a"},"VolumeSource":{}}]}`, `"TypeMeta":{}`, `"ObjectMeta":{"name":"a"}`, `"items":[]`,
	} {
		e.both("twice or unknown", "{"+head+","+body+"}")
		e.add("twice or unknown, body first", "json", "{"+body+","+head+"}")
	}
	many := []string{}
	for i := range 120 {
		many = append(many, fmt.Sprintf(`"x%d":%d`, i, i))
	}
	e.both("more unknown fields than strict decoding lists", "{"+head+","+strings.Join(many, ",")+"}")
	for _, text := range []string{
		"kind: Pod\napiVersion: v1\nmetadata:\n  name: a\n  name: b\n", "kind: Pod\napiVersion: v1\nkind: Pod\n", "kind: Pod\napiVersion: v1\nfoo: 1\nmetadata:\n  labels:\n    a: b\n    a: c\n    a: d\n", "kind: ConfigMap\napiVersion: v1\ndata:\n  1: a\n  1: b\n", "kind: Pod\napiVersion: v1\nspec:\n  containers:\n  - name: a\n    name: b\n  - name: c\n    image: d\n    image: e\n",
	} {
		e.add("twice", "yaml", text)
	}
}

// nesting goes to the limit of depth and beyond.
func (e *errorRows) nesting() {
	head := `{"kind":"ConfigMap","apiVersion":"v1",`
	list := `{"kind":"List","apiVersion":"v1","items":[`
	revision := `{"kind":"ControllerRevision","apiVersion":"apps/v1","revision":1,"data":`
	schema := `{"kind":"CustomResourceDefinition","apiVersion":"apiextensions.k8s.io/v1","spec":{"versions":[{"name":"v1","schema":{"openAPIV3Schema":`
	for _, count := range []int{10, 1000, 9990, 9998, 9999, 10000, 10001, 20000} {
		for _, format := range []string{"json", "yaml"} {
			if format == "yaml" && count > 1000 && count != 9999 && count != 10001 {
				continue
			}
			e.repeated(fmt.Sprintf("%d lists in an unknown field", count), format, repeat{head + `"x":`, "[", "1", "]", count, "}"})
			e.repeated(fmt.Sprintf("%d objects in an unknown field", count), format, repeat{head + `"x":`, `{"a":`, "1", "}", count, "}"})
			e.repeated(fmt.Sprintf("%d lists in a RawExtension", count), format, repeat{revision, "[", "1", "]", count, "}"})
			e.repeated(fmt.Sprintf("%d lists in a list of RawExtension", count), format, repeat{list, "[", "1", "]", count, "]}"})
			e.repeated(fmt.Sprintf("%d schemas", count), format, repeat{schema, `{"not":`, "{}", "}", count, "}}]}}"})
			e.repeated(fmt.Sprintf("%d lists alone", count), format, repeat{"", "[", "", "]", count, ""})
			e.repeated(fmt.Sprintf("%d lists, never closed", count), format, repeat{head + `"x":`, "[", "", "", count, ""})
		}
	}
}
