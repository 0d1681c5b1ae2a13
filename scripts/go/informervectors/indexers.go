package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/cache"

	"kubetyped/rows"
)

// indexerScript is what is done with an indexer.
type indexerScript struct {
	Name  string       `json:"name"`
	Calls []indexerAct `json:"calls"`
}

type indexerAct struct {
	Do string `json:"do"`
	// Objects are one for most calls.
	Objects []indexed `json:"objects,omitempty"`
	// Names are those of indexes.
	Names   []string `json:"names,omitempty"`
	Value   string   `json:"value,omitempty"`
	Version string   `json:"version,omitempty"`
}

// indexed is an object. The index "values" has what stands between the commas of Values, "first" the first of them, and
// "length" how many there are.
type indexed struct {
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
	Version   string `json:"version"`
	Values    string `json:"values,omitempty"`
}

func (i indexed) object() any {
	return &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{
		Namespace: i.Namespace, Name: i.Name, ResourceVersion: i.Version, Annotations: map[string]string{"values": i.Values},
	}}
}

func valuesOf(object any) []string {
	text := object.(*metav1.PartialObjectMetadata).Annotations["values"]
	if text == "" {
		return nil
	}
	return strings.Split(text, ",")
}

var indexFuncs = cache.Indexers{
	"namespace": cache.MetaNamespaceIndexFunc,
	"values":    func(object any) ([]string, error) { return valuesOf(object), nil },
	"first": func(object any) ([]string, error) {
		values := valuesOf(object)
		return values[:min(1, len(values))], nil
	},
	"length": func(object any) ([]string, error) { return []string{fmt.Sprint(len(valuesOf(object)))}, nil },
}

func keysOf(objects []any) []string {
	keys := make([]string, len(objects))
	for i, object := range objects {
		meta := object.(*metav1.PartialObjectMetadata)
		keys[i] = meta.Namespace + "/" + meta.Name + "@" + meta.ResourceVersion
	}
	slices.Sort(keys)
	return keys
}

func answerIndexer(in json.RawMessage) any {
	store := cache.NewIndexer(cache.MetaNamespaceKeyFunc, cache.Indexers{})
	out := []any{}
	for _, each := range rows.Read[indexerScript](in).Calls {
		objects := make([]any, len(each.Objects))
		for i, object := range each.Objects {
			objects[i] = object.object()
		}
		var result any
		var err error
		switch each.Do {
		case "add":
			err = store.Add(objects[0])
		case "update":
			err = store.Update(objects[0])
		case "delete":
			err = store.Delete(objects[0])
		case "replace":
			err = store.Replace(objects, each.Version)
		case "bookmark":
			store.Bookmark(each.Version)
		case "addIndexers":
			added := cache.Indexers{}
			for _, name := range each.Names {
				added[name] = indexFuncs[name]
			}
			if store.AddIndexers(added) != nil {
				// Which of them are named is chance.
				result = "conflict"
			}
		case "index":
			var found []any
			if found, err = store.Index(each.Names[0], objects[0]); err == nil {
				result = keysOf(found)
			}
		case "byIndex":
			var found []any
			if found, err = store.ByIndex(each.Names[0], each.Value); err == nil {
				result = keysOf(found)
			}
		case "indexKeys":
			var keys []string
			if keys, err = store.IndexKeys(each.Names[0], each.Value); err == nil {
				result = append([]string{}, keys...)
			}
		case "getByKey":
			if object, found, _ := store.GetByKey(each.Value); found {
				result = keysOf([]any{object})[0]
			}
		default:
			panic(each.Do)
		}
		if err != nil {
			result = "error: " + err.Error()
		}
		values := map[string][]string{}
		for name := range store.GetIndexers() {
			values[name] = append([]string{}, store.ListIndexFuncValues(name)...)
			slices.Sort(values[name])
		}
		out = append(out, map[string]any{"result": result, "objects": keysOf(store.List()), "values": values, "version": store.LastStoreSyncResourceVersion()})
	}
	return out
}

func indexerInputs(r *rand.Rand) []any {
	a := func(version, values string) []indexed { return []indexed{{"d", "a", version, values}} }
	b := func(version, values string) []indexed { return []indexed{{"", "b", version, values}} }
	every := indexerAct{Do: "addIndexers", Names: []string{"namespace", "values", "first", "length"}}
	look := func(value string) indexerAct {
		return indexerAct{Do: "byIndex", Names: []string{"values"}, Value: value}
	}
	out := []any{
		indexerScript{"a value that nothing has any more is gone", []indexerAct{
			every, {Do: "add", Objects: a("1", "x,y")}, {Do: "add", Objects: b("2", "y")}, look("x"), look("y"),
			{Do: "delete", Objects: a("3", "")}, look("x"), look("y"), {Do: "delete", Objects: b("4", "")}, look("y"),
		}},
		indexerScript{"a value that others have stays", []indexerAct{
			every, {Do: "add", Objects: a("1", "x")}, {Do: "add", Objects: b("2", "x")}, {Do: "delete", Objects: a("3", "x")}, look("x"),
			{Do: "add", Objects: a("4", "x")}, look("x"),
		}},
		indexerScript{"several values, some twice", []indexerAct{
			every, {Do: "add", Objects: a("1", "x,x,y")}, {Do: "update", Objects: a("2", "y,z,z")}, look("x"), look("y"), look("z"),
			{Do: "update", Objects: a("3", "")}, look("y"), {Do: "index", Names: []string{"values"}, Objects: b("", "y,z")},
		}},
		indexerScript{"indexes are added later, but none twice", []indexerAct{
			{Do: "add", Objects: a("1", "x")}, {Do: "addIndexers", Names: []string{"values"}}, look("x"),
			{Do: "addIndexers", Names: []string{"first", "values"}}, {Do: "byIndex", Names: []string{"first"}, Value: "x"}, every,
		}},
		indexerScript{"there is no such index", []indexerAct{
			{Do: "add", Objects: a("1", "x")}, look("x"), {Do: "index", Names: []string{"first"}, Objects: a("1", "x")},
			{Do: "indexKeys", Names: []string{"first"}, Value: "x"},
		}},
		indexerScript{"the version is that of the last change, even of one that changes nothing", []indexerAct{
			{Do: "bookmark", Version: "7"}, {Do: "add", Objects: a("5", "")}, {Do: "delete", Objects: b("9", "")}, {Do: "replace", Version: "3"},
			{Do: "bookmark", Version: ""}, {Do: "add", Objects: a("", "")}, {Do: "replace", Objects: a("8", "x"), Version: ""},
		}},
		indexerScript{"of two objects with a key the last one counts", []indexerAct{
			every, {Do: "replace", Objects: append(a("1", "x"), a("2", "y")...), Version: "2"}, look("x"), look("y"),
		}},
	}
	pick := func(of ...string) string { return of[r.Intn(len(of))] }
	for range 200 {
		object := func() indexed {
			return indexed{pick("", "d", "e"), pick("a", "b", "c", "a/b"), fmt.Sprint(r.Intn(100)), pick("", "x", "y", "x,y", "y,x,y", "z,,x", ",")}
		}
		script := indexerScript{Name: fmt.Sprintf("random %d", len(out))}
		for range 5 + r.Intn(30) {
			name := []string{pick("namespace", "values", "values", "first", "length", "none")}
			var act indexerAct
			switch pick("add", "add", "update", "update", "delete", "replace", "bookmark", "addIndexers", "index", "byIndex", "indexKeys", "getByKey") {
			case "add":
				act = indexerAct{Do: "add", Objects: []indexed{object()}}
			case "update":
				act = indexerAct{Do: "update", Objects: []indexed{object()}}
			case "delete":
				act = indexerAct{Do: "delete", Objects: []indexed{object()}}
			case "replace":
				act = indexerAct{Do: "replace", Version: fmt.Sprint(r.Intn(100))}
				for range r.Intn(6) {
					act.Objects = append(act.Objects, object())
				}
			case "bookmark":
				act = indexerAct{Do: "bookmark", Version: fmt.Sprint(r.Intn(100))}
			case "addIndexers":
				act = indexerAct{Do: "addIndexers", Names: []string{pick("namespace", "values", "first", "length")}}
				if other := pick("namespace", "values", "first", "length"); other != act.Names[0] {
					act.Names = append(act.Names, other)
				}
			case "index":
				act = indexerAct{Do: "index", Names: name, Objects: []indexed{object()}}
			case "byIndex":
				act = indexerAct{Do: "byIndex", Names: name, Value: pick("", "x", "y", "z", "d", "2")}
			case "indexKeys":
				act = indexerAct{Do: "indexKeys", Names: name, Value: pick("", "x", "y", "z", "d", "2")}
			case "getByKey":
				act = indexerAct{Do: "getByKey", Value: pick("a", "b", "d/a", "e/b", "d/a/b", "")}
			}
			script.Calls = append(script.Calls, act)
		}
		out = append(out, script)
	}
	return out
}
