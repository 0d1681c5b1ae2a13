package main

import (
	"encoding/json"
	"fmt"
	"math/rand"

	"kubetyped/rows"
)

// objects are documents of several kinds, and of MergeItem.
var objects = map[string][]string{
	"/v1/Pod": {
		`{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","labels":{"app":"web"},"finalizers":["x","y"],"ownerReferences":[{"uid":"1","name":"o"}]},"spec":{"containers":[{"name":"a","image":"i:1","ports":[{"containerPort":80},{"containerPort":53,"protocol":"UDP"}],"env":[{"name":"A","value":"1"},{"name":"B","valueFrom":{"fieldRef":{"fieldPath":"x"}}}],"args":["-v","2"]},{"name":"b","image":"j"}],"volumes":[{"name":"v","emptyDir":{}},{"name":"w","configMap":{"name":"c","items":[{"key":"k","path":"p"}]}}],"tolerations":[{"key":"t"}],"imagePullSecrets":[{"name":"s"}]}}`,
		`{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","labels":{"app":"web","tier":"1"},"annotations":{"n":"1"},"finalizers":["y","z"]},"spec":{"containers":[{"name":"b","image":"j:2"},{"name":"c","image":"k","ports":[{"containerPort":443}]},{"name":"a","image":"i:2","env":[{"name":"B","value":"3"},{"name":"C","value":"2"}]}],"volumes":[{"name":"v","hostPath":{"path":"/x"}},{"name":"u","secret":{"secretName":"s"}}],"nodeSelector":{"a":"b"}}}`,
	},
	"apps/v1/Deployment": {
		`{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"d"},"spec":{"replicas":1,"selector":{"matchLabels":{"a":"b"}},"strategy":{"type":"RollingUpdate","rollingUpdate":{"maxSurge":1}},"template":{"metadata":{"labels":{"a":"b"}},"spec":{"containers":[{"name":"a","image":"i","resources":{"limits":{"cpu":"1"}}}]}}},"status":{"conditions":[{"type":"Available","status":"True"}]}}`,
		`{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"d"},"spec":{"replicas":3,"selector":{"matchLabels":{"a":"b"}},"strategy":{"type":"Recreate"},"template":{"metadata":{"labels":{"a":"b"}},"spec":{"containers":[{"name":"a","image":"i:2","resources":{"limits":{"memory":"1Gi"}}},{"name":"z"}]}}},"status":{"conditions":[{"type":"Progressing","status":"True"},{"type":"Available","status":"False"}]}}`,
	},
	"/v1/Service": {
		`{"kind":"Service","apiVersion":"v1","spec":{"ports":[{"port":53,"protocol":"TCP"},{"port":53,"protocol":"UDP"},{"port":80}],"clusterIPs":["1.1.1.1"]}}`,
		`{"kind":"Service","apiVersion":"v1","spec":{"ports":[{"port":53,"protocol":"UDP","name":"u"},{"port":53,"protocol":"TCP"}],"externalIPs":["1.1.1.1"]}}`,
	},
	"apiextensions.k8s.io/v1/CustomResourceDefinition": {
		`{"spec":{"group":"g","names":{"kind":"K"},"versions":[{"name":"v1","schema":{"openAPIV3Schema":{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":{"type":"string"}}}}]},"status":{"conditions":[{"type":"a"}]}}`,
		`{"spec":{"group":"g","names":{"kind":"K","shortNames":["k"]},"versions":[{"name":"v1","schema":{"openAPIV3Schema":{"type":"object","properties":{"b":{"type":"string"}}}}},{"name":"v2"}]}}`,
		`{"spec":{"conversion":{"webhook":{"conversionReviewVersions":["v1"]}}}}`,
	},
	"apps/v1/ControllerRevision": {
		`{"data":{"spec":{"a":{"b":1}}},"revision":1}`, `{"data":{"spec":{"a":{"b":2}}},"revision":2}`, `{"data":{"spec":{"a":{"b":1}}},"revision":9223372036854775807}`,
	},
}

// directives are patches as somebody might write them, right and wrong ones.
var directives = []string{
	`{"$patch":"replace","name":"1"}`, `{"$patch":"delete"}`, `{"$patch":"merge"}`, `{"$patch":1}`, `{"$patch":null}`, `{"$patch":{"a":"b"}}`, `{"$patch":["a",1]}`,
	`{"mergingList":[{"name":"1","$patch":"delete"}]}`, `{"mergingList":[{"$patch":"delete"}]}`, `{"mergingList":[{"$patch":"replace"},{"name":"9"}]}`, `{"mergingList":[{"$patch":"merge"}]}`,
	`{"mergingList":[{"name":"1","$patch":"x"}]}`, `{"mergingList":[{"value":"1"}]}`, `{"mergingList":[{"name":null,"value":"1"}]}`, `{"mergingList":[{"name":{"a":1}}]}`, `{"mergingList":[1]}`, `{"mergingList":[[1]]}`,
	`{"mergingList":[null]}`, `{"mergingList":{"a":1}}`, `{"mergingList":"x"}`, `{"mergingList":null}`, `{"mergingList":[{"name":"1"},"x"]}`, `{"mergingList":[]}`,
	`{"$setElementOrder/mergingList":[{"name":"2"},{"name":"1"}]}`, `{"$setElementOrder/mergingList":[{"name":"3"},{"name":"1"}],"mergingList":[{"name":"3","value":"v"}]}`,
	`{"$setElementOrder/mergingList":[{"name":"1"}],"mergingList":[{"name":"3","value":"v"}]}`, `{"$setElementOrder/mergingList":[],"mergingList":[{"name":"3"}]}`, `{"$setElementOrder/mergingList":"x"}`,
	`{"$setElementOrder/mergingList":[{"value":"1"}]}`, `{"$setElementOrder/mergingList":["1"]}`, `{"$setElementOrder/nope":[]}`, `{"$setElementOrder":[]}`, `{"$setElementOrderX":[]}`, `{"$setElementOrder/mergingList":[{"name":"1"}],"mergingList":{}}`,
	`{"$setElementOrder/mergingList":[{"name":"2"},{"name":"3"}],"mergingList":[{"name":"3"},{"name":"1","$patch":"delete"}]}`, `{"$setElementOrder/mergingList":[{"name":"3"}],"mergingList":[{"name":"3"},{"name":"1","$patch":"delete"},{"name":"2","$patch":"delete"}]}`,
	`{"$setElementOrder/mergingIntList":[3,2,1],"mergingIntList":[3]}`, `{"$setElementOrder/mergingIntList":[1,3],"$deleteFromPrimitiveList/mergingIntList":[2],"mergingIntList":[3]}`, `{"$setElementOrder/mergingIntList":["1"]}`, `{"$setElementOrder/mergingIntList":[{}]}`,
	`{"$deleteFromPrimitiveList/mergingIntList":[1,2]}`, `{"$deleteFromPrimitiveList/mergingIntList":1}`, `{"$deleteFromPrimitiveList/mergingIntList":null}`, `{"$deleteFromPrimitiveList/mergingIntList":["1"]}`, `{"$deleteFromPrimitiveList/nope":[1]}`, `{"$deleteFromPrimitiveList":[1]}`,
	`{"$deleteFromPrimitiveList/mergingIntList":[1],"mergingIntList":[1]}`, `{"$deleteFromPrimitiveList/nonMergingIntList":[1]}`, `{"mergingIntList":[1,1,4]}`, `{"mergingIntList":[1.5]}`, `{"mergingIntList":["1"]}`, `{"mergingIntList":[null]}`, `{"mergingIntList":[1,null]}`, `{"mergingIntList":[[1]]}`, `{"mergingIntList":[{"a":1}]}`,
	`{"$retainKeys":["name"],"name":"2"}`, `{"retainKeysMap":{"$retainKeys":["name"],"name":"2"}}`, `{"retainKeysMap":{"$retainKeys":["value"],"name":"2"}}`, `{"retainKeysMap":{"$retainKeys":"name","name":"2"}}`, `{"retainKeysMap":{"$retainKeys":[["name"]]}}`, `{"retainKeysMap":{"$retainKeys":[]}}`,
	`{"retainKeysMap":{"$retainKeys":["name",1,null],"name":"2","value":null}}`, `{"retainKeysMergingList":[{"$retainKeys":["name","value"],"name":"1","value":"x"}]}`, `{"retainKeysMap":{"$patch":"replace","other":"o"}}`, `{"retainKeysMap":{"$patch":"delete"}}`,
	`{"mergeItemPtr":{"name":"2","mergingList":[{"name":"1"}]}}`, `{"mergeItemPtr":{"$patch":"delete"}}`, `{"mergeItemPtr":[{"name":"1"}]}`, `{"simpleMap":{"a":null,"b":"c"}}`, `{"simpleMap":{"a":{"b":1}}}`, `{"replacingItem":{"a":{"$patch":"delete"},"b":null}}`, `{"nonMergingList":[{"name":"1","value":null,"$patch":"delete"}]}`,
	`{"nope":{"a":1}}`, `{"nope":[1]}`, `{"nope":1}`, `{"nope":null}`, `{"NAME":"2"}`, `{"MergingList":[{"name":"1"}]}`, `{"mergingliſt":[{"name":"1"}]}`, `{"other":1.5}`, `{"other":-0.0}`, `{"other":1e400}`, `{"other":9007199254740993}`, `{"other":{"a":null,"b":[null,{"c":null}]}}`,
	`{"__proto__":{"a":1}}`, `{"constructor":{"a":1},"toString":[1]}`, `{"simpleMap":{"__proto__":"x","constructor":"y"}}`, `{"mergingList":[{"name":"__proto__","value":"1"},{"name":"constructor"}]}`,
	`null`, `[]`, `"x"`, `1`, `{`, ``, `{} {}`, `{"a":1,"a":2}`,
	`{"name":"1","mergingList":[{"name":"1"},{"name":"2"},{"name":"1","value":"x"}],"mergingIntList":[1,2,1,3]}`,
	`{"mergingList":[{"name":"1","mergingIntList":[1,2]},{"name":"2","mergingList":[{"name":"1"}]}],"mergingIntList":[1,2,3],"nonMergingIntList":[3,1,2],"simpleMap":{"a":"1"},"retainKeysMap":{"name":"1","value":"2"},"mergeItemPtr":{"name":"1","mergingList":[{"name":"1"},{"name":"2"}]}}`,
}

// many is a list of so many elements, with repetitions.
func many(r *rand.Rand, n, different int) string {
	var list []map[string]any
	for i := 0; i < n; i++ {
		list = append(list, map[string]any{"name": fmt.Sprint(r.Intn(different)), "value": fmt.Sprint(i)})
	}
	doc, _ := json.Marshal(map[string]any{"mergingList": list})
	return string(doc)
}

// vectorRuns makes sure that a row that is committed has all of Go's answers.
const vectorRuns = 200

// inputs are inputs of so many documents.
func inputs(docs int) func(*rand.Rand) []any {
	return func(r *rand.Rand) []any {
		var out []any
		add := func(in input) {
			in.Runs = vectorRuns
			out = append(out, in)
		}
		// From upstream, in all roles that a document may have there.
		items := []string{}
		for _, path := range []string{"k8s.io/apimachinery/pkg/util/strategicpatch/patch_test.go", "k8s.io/apimachinery/pkg/util/jsonmergepatch/patch_test.go"} {
			for _, each := range upstreamCases(path) {
				for _, doc := range each {
					items = append(items, doc)
				}
				roles := [][]string{{"original", "modified", "current"}}
				if docs == 2 {
					roles = [][]string{{"original", "modified"}, {"original", "current"}, {"original", "twoway"}, {"current", "threeway"}, {"twoway", "threeway"}, {"old", "new"}, {"original", "expectedtwoway"}}
				}
				for _, names := range roles {
					in := input{Kind: "MergeItem"}
					for _, name := range names {
						doc, ok := each[name]
						if !ok {
							break
						}
						in.Docs = append(in.Docs, doc)
					}
					if len(in.Docs) < docs {
						continue
					}
					add(in)
					if docs == 3 {
						in.Overwrite = true
						add(in)
					}
				}
			}
		}
		sortStrings(items)
		// Directives against each other and against upstream's documents.
		for _, a := range directives {
			for range 12 {
				in := input{Kind: "MergeItem", Overwrite: r.Intn(2) == 0}
				for len(in.Docs) < docs {
					in.Docs = append(in.Docs, rows.Pick(r, [][]string{directives, items, {directives[len(directives)-1], directives[len(directives)-2]}}[r.Intn(3)]))
				}
				in.Docs[r.Intn(docs)] = a
				add(in)
			}
		}
		for n := 10; n < 70; n += 3 {
			in := input{Kind: "MergeItem", Overwrite: n%2 == 0}
			for len(in.Docs) < docs {
				in.Docs = append(in.Docs, many(r, n+r.Intn(5), n/2+r.Intn(n)))
			}
			add(in)
		}
		kinds := []string{"/v1/Pod", "/v1/Service", "apps/v1/ControllerRevision", "apps/v1/Deployment", "apiextensions.k8s.io/v1/CustomResourceDefinition"}
		for range 150 {
			kind := rows.Pick(r, kinds)
			in := input{Kind: kind, Overwrite: r.Intn(2) == 0}
			for len(in.Docs) < docs {
				in.Docs = append(in.Docs, changed(r, rows.Pick(r, objects[kind])))
			}
			if r.Intn(4) == 0 {
				in.Unchanged = rows.Pick(r, [][]string{{".kind"}, {"name"}, {".spec", "labels"}, {".nope"}})
			}
			add(in)
		}
		return out
	}
}

func sortStrings(list []string) {
	for i := range list {
		for j := i; j > 0 && list[j] < list[j-1]; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// changed is the document with something taken out or put elsewhere.
func changed(r *rand.Rand, doc string) string {
	var value any
	if json.Unmarshal([]byte(doc), &value) != nil {
		return doc
	}
	for n := r.Intn(4); n > 0; n-- {
		value = change(r, value)
	}
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func change(r *rand.Rand, value any) any {
	switch v := value.(type) {
	case map[string]any:
		if len(v) == 0 {
			return v
		}
		names := make([]string, 0, len(v))
		for name := range v {
			names = append(names, name)
		}
		sortStrings(names)
		name := rows.Pick(r, names)
		switch r.Intn(8) {
		case 0:
			delete(v, name)
		case 1:
			v[name] = nil
		case 2:
			v[rows.Pick(r, names)] = v[name]
		default:
			v[name] = change(r, v[name])
		}
		return v
	case []any:
		if len(v) == 0 {
			return v
		}
		i, j := r.Intn(len(v)), r.Intn(len(v))
		switch r.Intn(6) {
		case 0:
			return append(append([]any{}, v[:i]...), v[i+1:]...)
		case 1:
			return append(append([]any{}, v...), v[i])
		case 2:
			v[i], v[j] = v[j], v[i]
		default:
			v[i] = change(r, v[i])
		}
		return v
	case string:
		return rows.Pick(r, []string{"a", "b", "c", "", v + "x", v})
	case float64:
		return v + float64(r.Intn(3))
	}
	return rows.Pick(r, []any{nil, "x", 1.0, true, map[string]any{}, []any{}})
}

// operations are JSON patches as somebody might write them.
var operations = []string{
	`{"op":"add","path":"/a","value":1}`, `{"op":"add","path":"/a"}`, `{"op":"add","path":"","value":{}}`, `{"op":"add","path":"a","value":1}`, `{"op":"add","path":"x/a","value":1}`, `{"op":"add","path":"/","value":1}`, `{"op":"add","path":"/a/b/c","value":1}`, `{"op":"add","value":1}`, `{"op":"add","path":1,"value":1}`, `{"op":"add","path":null,"value":1}`,
	`{"op":"add","path":"/l/0","value":"n"}`, `{"op":"add","path":"/l/-","value":"n"}`, `{"op":"add","path":"/l/-1","value":"n"}`, `{"op":"add","path":"/l/-9","value":"n"}`, `{"op":"add","path":"/l/3","value":"n"}`, `{"op":"add","path":"/l/4","value":"n"}`, `{"op":"add","path":"/l/x","value":"n"}`, `{"op":"add","path":"/l/1e0","value":"n"}`, `{"op":"add","path":"/l/+1","value":"n"}`, `{"op":"add","path":"/l/01","value":"n"}`, `{"op":"add","path":"/l/99999999999999999999","value":"n"}`, `{"op":"add","path":"/l/","value":"n"}`,
	`{"op":"remove","path":"/a"}`, `{"op":"remove","path":"/nope"}`, `{"op":"remove","path":"/l/1"}`, `{"op":"remove","path":"/l/-1"}`, `{"op":"remove","path":"/l/7"}`, `{"op":"remove","path":"/l/-7"}`, `{"op":"remove","path":"/l/x"}`, `{"op":"remove","path":""}`, `{"op":"remove"}`, `{"op":"remove","path":"/l/-"}`,
	`{"op":"replace","path":"/a","value":{"x":[]}}`, `{"op":"replace","path":"/nope","value":1}`, `{"op":"replace","path":"/l/0","value":1}`, `{"op":"replace","path":"/l/9","value":1}`, `{"op":"replace","path":"/l/x","value":1}`, `{"op":"replace","path":"","value":{"n":1}}`, `{"op":"replace","path":"","value":[1]}`, `{"op":"replace","path":"","value":1}`, `{"op":"replace","path":"/a"}`, `{"op":"replace"}`, `{"op":"replace","path":"/nope/x","value":1}`, `{"op":"replace","path":2}`,
	`{"op":"move","from":"/a","path":"/z"}`, `{"op":"move","from":"/nope","path":"/z"}`, `{"op":"move","from":"/l/0","path":"/l/-"}`, `{"op":"move","from":"/o","path":"/o/x"}`, `{"op":"move","path":"/z"}`, `{"op":"move","from":"/a"}`, `{"op":"move","from":"/x/y","path":"/z"}`, `{"op":"move","from":"/a","path":"/x/y"}`, `{"op":"move","from":1,"path":"/z"}`, `{"op":"move","from":"/l/9","path":"/z"}`, `{"op":"move","from":"/a","path":"/l/9"}`,
	`{"op":"copy","from":"/a","path":"/z"}`, `{"op":"copy","from":"/nope","path":"/z"}`, `{"op":"copy","from":"/o","path":"/o/x"}`, `{"op":"copy","path":"/z"}`, `{"op":"copy","from":"/a"}`, `{"op":"copy","from":"/x/y","path":"/z"}`, `{"op":"copy","from":"/a","path":"/x/y"}`, `{"op":"copy","from":"/l/9","path":"/z"}`, `{"op":"copy","from":"/a","path":"/l/9"}`, `{"op":"copy","from":"/l/x","path":"/z"}`,
	`{"op":"test","path":"/a","value":1}`, `{"op":"test","path":"/a","value":2}`, `{"op":"test","path":"/nope","value":null}`, `{"op":"test","path":"/nope"}`, `{"op":"test","path":"/o","value":{"p":"q"}}`, `{"op":"test","path":"/o","value":{"p":"x"}}`, `{"op":"test","path":"/o","value":{}}`, `{"op":"test","path":"/l","value":["0","1","2"]}`, `{"op":"test","path":"/l","value":["0","1"]}`, `{"op":"test","path":"/l/1","value":"1"}`, `{"op":"test","path":"/l/9","value":"1"}`, `{"op":"test","path":"/x/y","value":1}`, `{"op":"test","path":"","value":{"a":1}}`, `{"op":"test","value":1}`, `{"op":"test","path":"/n","value":null}`, `{"op":"test","path":"/n","value":1}`,
	`{"op":"add","path":"/a~1b","value":1}`, `{"op":"add","path":"/a~0b","value":1}`, `{"op":"add","path":"/~01","value":1}`, `{"op":"add","path":"/~","value":1}`, `{"op":"add","path":"/~2","value":1}`, `{"op":"add","path":"/__proto__","value":{"x":1}}`, `{"op":"add","path":"/__proto__/x","value":1}`, `{"op":"add","path":"/constructor/prototype/x","value":1}`, `{"op":"remove","path":"/toString"}`,
	`{"op":"nope","path":"/a"}`, `{"path":"/a"}`, `{"op":1,"path":"/a"}`, `{"op":null}`, `{}`, `null`, `{"OP":"remove","Path":"/a"}`, `1`, `"x"`, `[]`,
}

func jsonPatchInputs(r *rand.Rand) []any {
	var out []any
	add := func(doc, patch string) { out = append(out, input{Docs: []string{doc, patch}}) }
	for _, path := range []string{"gopkg.in/evanphx/json-patch.v4/patch_test.go", "github.com/evanphx/json-patch/v5/patch_test.go"} {
		for _, pair := range pairs(path) {
			add(pair[0], pair[1])
		}
	}
	documents := []string{`{"a":1,"l":["0","1","2"],"o":{"p":"q"},"n":null}`, `{"a":{"b":{"c":[{"d":1}]}}}`, `["x",{"a":1}]`, `{}`, `[]`}
	for _, operation := range operations {
		for _, document := range documents {
			add(document, "["+operation+"]")
		}
	}
	for range 400 {
		patch := rows.Pick(r, operations)
		for n := r.Intn(4); n > 0; n-- {
			patch += "," + rows.Pick(r, operations)
		}
		add(rows.Pick(r, documents), "["+patch+"]")
	}
	for _, patch := range []string{`{}`, `null`, `1`, `"x"`, `true`, `[]`} {
		add(documents[0], patch)
	}
	for _, document := range []string{`1`, `"x"`, `null`, `true`} {
		add(document, `[{"op":"add","path":"/a","value":1}]`)
	}
	return out
}
