package main

import (
	"encoding/json"

	jsonpatch "gopkg.in/evanphx/json-patch.v4"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/strategicpatch"
)

// preparePatch is for texts that are pairs: an object, and what becomes of it.
func preparePatch(operation string, scheme *runtime.Scheme, texts [][]byte) func(int) {
	pairs := len(texts) / 2
	var meta metav1.TypeMeta
	check(json.Unmarshal(texts[0], &meta))
	kind, err := scheme.New(schema.FromAPIVersionAndKind(meta.APIVersion, meta.Kind))
	check(err)
	create := strategic(kind)
	apply := strategicpatch.StrategicMergePatch
	if operation == "merge-create" || operation == "merge-apply" {
		create = jsonpatch.CreateMergePatch
		apply = func(original, patch []byte, _ interface{}) ([]byte, error) {
			return jsonpatch.MergePatch(original, patch)
		}
	}
	if operation == "strategic-create" || operation == "merge-create" {
		return func(call int) {
			at := call % pairs * 2
			_, err := create(texts[at], texts[at+1])
			check(err)
		}
	}
	patches := make([][]byte, pairs)
	for i := range patches {
		patches[i], err = create(texts[2*i], texts[2*i+1])
		check(err)
	}
	return func(call int) {
		at := call % pairs
		_, err := apply(texts[2*at], patches[at], kind)
		check(err)
	}
}

func strategic(kind runtime.Object) func(original, modified []byte) ([]byte, error) {
	return func(original, modified []byte) ([]byte, error) {
		return strategicpatch.CreateTwoWayMergePatch(original, modified, kind)
	}
}
