package main

import (
	"encoding/json"
	"fmt"
	"strings"

	openapi_v2 "github.com/google/gnostic-models/openapiv2"
	jsonpatch "gopkg.in/evanphx/json-patch.v4"
	"k8s.io/apimachinery/pkg/runtime/schema"
	k8sjson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/jsonmergepatch"
	"k8s.io/apimachinery/pkg/util/mergepatch"
	"k8s.io/apimachinery/pkg/util/strategicpatch"
	"k8s.io/kube-openapi/pkg/util/proto"
	"k8s.io/kube-openapi/pkg/validation/spec"

	"kubetyped/groups"
	"kubetyped/rows"
)

// input is what all areas get. Documents are JSON texts.
type input struct {
	// Kind is "group/version/kind", or MergeItem.
	Kind string `json:"kind,omitempty"`
	// OpenAPI is used instead of the Kind's Go type.
	OpenAPI   *openAPI `json:"openAPI,omitempty"`
	Docs      []string `json:"docs"`
	Overwrite bool     `json:"overwrite,omitempty"`
	// Unchanged are keys of metadata that the patch must not have, and of the object those with a dot in front.
	Unchanged []string `json:"unchanged,omitempty"`
	// Runs is how often to ask without anything new, because Go takes the keys of maps in any order.
	Runs int `json:"runs,omitempty"`
}

type openAPI struct {
	Version     int             `json:"version"`
	Name        string          `json:"name"`
	Definitions json.RawMessage `json:"definitions"`
}

// output has JSON with sorted keys, or the text of an error.
type output struct {
	Patch  string `json:"patch,omitempty"`
	Result string `json:"result,omitempty"`
	Err    string `json:"err,omitempty"`
}

// rarely is how many times longer to ask when there is more than one answer: where several maps decide together, one
// answer may be a hundred times rarer than another.
const rarely = 20

// answer gives all outputs, sorted. It asks until nothing new has come for so many runs.
func answer(ask func(input) output) func(json.RawMessage) any {
	return func(raw json.RawMessage) any {
		in := rows.Read[input](raw)
		patience := in.Runs
		if patience == 0 {
			patience = 3
		}
		var found []output
		seen := map[output]bool{}
		for left := patience; left > 0; left-- {
			out := safely(ask, in)
			if seen[out] {
				continue
			}
			seen[out] = true
			found = append(found, out)
			if len(found) > 1 {
				left = patience * rarely
			}
		}
		return sorted(found)
	}
}

func sorted(outs []output) []output {
	for i := range outs {
		for j := i; j > 0 && fmt.Sprint(outs[j]) < fmt.Sprint(outs[j-1]); j-- {
			outs[j], outs[j-1] = outs[j-1], outs[j]
		}
	}
	return outs
}

func safely(ask func(input) output, in input) (out output) {
	defer func() {
		if r := recover(); r != nil {
			out = output{Err: "panic"}
		}
	}()
	return ask(in)
}

// canonical has sorted keys and no needless white space.
func canonical(data []byte) string {
	var value any
	if err := k8sjson.Unmarshal(data, &value); err != nil {
		panic(err)
	}
	text, err := k8sjson.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func failed(err error) output { return output{Err: err.Error()} }

func (in input) meta() strategicpatch.LookupPatchMeta {
	if in.OpenAPI != nil {
		return in.OpenAPI.meta()
	}
	meta, err := strategicpatch.NewPatchMetaFromStruct(in.object())
	if err != nil {
		panic(err)
	}
	return meta
}

func (o *openAPI) meta() strategicpatch.LookupPatchMeta {
	if o.Version == 3 {
		var schemas map[string]*spec.Schema
		if err := json.Unmarshal(o.Definitions, &schemas); err != nil {
			panic(err)
		}
		return strategicpatch.PatchMetaFromOpenAPIV3{SchemaList: schemas, Schema: schemas[o.Name]}
	}
	text := fmt.Sprintf(`{"swagger":"2.0","info":{"title":"a","version":"1"},"paths":{},"definitions":%s}`, o.Definitions)
	document, err := openapi_v2.ParseDocument([]byte(text))
	if err != nil {
		panic(err)
	}
	models, err := proto.NewOpenAPIData(document)
	if err != nil {
		panic(err)
	}
	return strategicpatch.NewPatchMetaFromOpenAPI(models.LookupModel(o.Name))
}

var scheme = groups.NewScheme()

func (in input) object() any {
	if in.Kind == "MergeItem" {
		return MergeItem{}
	}
	parts := strings.Split(in.Kind, "/")
	object, err := scheme.New(schema.GroupVersionKind{Group: parts[0], Version: parts[1], Kind: parts[2]})
	if err != nil {
		panic(err)
	}
	return object
}

func (in input) preconditions() []mergepatch.PreconditionFunc {
	var fns []mergepatch.PreconditionFunc
	for _, key := range in.Unchanged {
		if rest, ok := strings.CutPrefix(key, "."); ok {
			fns = append(fns, mergepatch.RequireKeyUnchanged(rest))
		} else {
			fns = append(fns, mergepatch.RequireMetadataKeyUnchanged(key))
		}
	}
	return fns
}

func (in input) doc(i int) []byte { return []byte(in.Docs[i]) }

// applied also tells what the patch makes of a document.
func (in input) applied(patch []byte, to int) output {
	out := output{Patch: string(patch)}
	result, err := strategicpatch.StrategicMergePatchUsingLookupPatchMeta(in.doc(to), patch, in.meta())
	if err != nil {
		out.Err = err.Error()
	} else {
		out.Result = string(result)
	}
	return out
}

func twoWay(in input) output {
	patch, err := strategicpatch.CreateTwoWayMergePatchUsingLookupPatchMeta(in.doc(0), in.doc(1), in.meta(), in.preconditions()...)
	if err != nil {
		return failed(err)
	}
	return in.applied(patch, 0)
}

func threeWay(in input) output {
	patch, err := strategicpatch.CreateThreeWayMergePatch(in.doc(0), in.doc(1), in.doc(2), in.meta(), in.Overwrite, in.preconditions()...)
	if err != nil {
		return failed(err)
	}
	return in.applied(patch, 2)
}

func apply(in input) output {
	result, err := strategicpatch.StrategicMergePatchUsingLookupPatchMeta(in.doc(0), in.doc(1), in.meta())
	if err != nil {
		return failed(err)
	}
	return output{Result: string(result)}
}

// object is a document as an object; none when it isn't one.
func object(doc string) map[string]any {
	var value map[string]any
	if err := k8sjson.Unmarshal([]byte(doc), &value); err != nil || value == nil {
		return map[string]any{}
	}
	return value
}

func combine(in input) output {
	merged, err := strategicpatch.MergeStrategicMergeMapPatchUsingLookupPatchMeta(in.meta(), object(in.Docs[0]), object(in.Docs[1]))
	if err != nil {
		return failed(err)
	}
	text, err := k8sjson.Marshal(merged)
	if err != nil {
		return failed(err)
	}
	return output{Result: string(text)}
}

func conflicts(in input) output {
	found, err := strategicpatch.MergingMapsHaveConflicts(object(in.Docs[0]), object(in.Docs[1]), in.meta())
	if err != nil {
		return failed(err)
	}
	return output{Result: fmt.Sprint(found)}
}

func createMerge(in input) output {
	patch, err := jsonpatch.CreateMergePatch(in.doc(0), in.doc(1))
	if err != nil {
		return failed(err)
	}
	return output{Patch: canonical(patch)}
}

func applyMerge(in input) output {
	result, err := jsonpatch.MergePatch(in.doc(0), in.doc(1))
	if err != nil {
		return failed(err)
	}
	return output{Result: canonical(result)}
}

func combineMerge(in input) output {
	result, err := jsonpatch.MergeMergePatches(in.doc(0), in.doc(1))
	if err != nil {
		return failed(err)
	}
	return output{Result: canonical(result)}
}

func threeWayMerge(in input) output {
	patch, err := jsonmergepatch.CreateThreeWayJSONMergePatch(in.doc(0), in.doc(1), in.doc(2), in.preconditions()...)
	if err != nil {
		return failed(err)
	}
	return output{Patch: canonical(patch)}
}

func mergeConflicts(in input) output {
	found, err := mergepatch.HasConflicts(object(in.Docs[0]), object(in.Docs[1]))
	if err != nil {
		return failed(err)
	}
	return output{Result: fmt.Sprint(found)}
}

func applyJSON(in input) output {
	patch, err := jsonpatch.DecodePatch(in.doc(1))
	if err != nil {
		return failed(err)
	}
	result, err := patch.Apply(in.doc(0))
	if err != nil {
		return failed(err)
	}
	return output{Result: canonical(result)}
}
