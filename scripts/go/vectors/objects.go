package main

import (
	"fmt"
	"sort"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kubetyped/codec"
	"kubetyped/fill"
	"kubetyped/groups"
)

// objectRow is an object in every encoding, or an input and what becomes of it.
type objectRow struct {
	Kind    string `json:"kind"`
	Variant string `json:"variant"`
	// Input is JSON that is not as the encoder writes it; without it, JSON is input and output.
	Input    string `json:"input,omitempty"`
	JSON     string `json:"json,omitempty"`
	YAML     string `json:"yaml,omitempty"`
	Protobuf []byte `json:"protobuf,omitempty"`
	// YAMLError is why the object cannot be written as YAML.
	YAMLError string `json:"yamlError,omitempty"`
	// ProtobufError is why the object cannot be written as Protobuf.
	ProtobufError string `json:"protobufError,omitempty"`
	// ProtobufJSON is the JSON of what Protobuf brings back, when it is not JSON: empty and nil are one there.
	ProtobufJSON string   `json:"protobufJSON,omitempty"`
	StrictErrors []string `json:"strictErrors,omitempty"`
	Error        string   `json:"error,omitempty"`
}

const (
	randomObjects = 6
	messyInputs   = 4
)

func objectRows(api groups.APIPackage) (rows []objectRow, err error) {
	scheme := runtime.NewScheme()
	if err := api.Register(scheme); err != nil {
		return nil, err
	}
	var kinds []string
	for kind, t := range scheme.KnownTypes(api.GroupVersion) {
		if t.PkgPath() == api.Path {
			kinds = append(kinds, kind)
		}
	}
	sort.Strings(kinds)
	list := make([]schema.GroupVersionKind, len(kinds))
	for i, kind := range kinds {
		list[i] = api.GroupVersion.WithKind(kind)
	}
	return rowsOf(list)
}

// metaKinds are the kinds of meta/v1; those without a group belong to every group, v1 of the core group too.
func metaKinds() (list []schema.GroupVersionKind) {
	core := schema.GroupVersion{Version: "v1"}
	for _, kind := range []string{
		"Status", "APIGroup", "APIGroupList", "APIResourceList", "APIVersions",
		"CreateOptions", "DeleteOptions", "GetOptions", "ListOptions", "PatchOptions", "UpdateOptions",
	} {
		list = append(list, core.WithKind(kind))
	}
	for _, kind := range []string{"Table", "TableOptions", "PartialObjectMetadata", "PartialObjectMetadataList"} {
		list = append(list, schema.GroupVersionKind{Group: "meta.k8s.io", Version: "v1", Kind: kind})
	}
	return list
}

func rowsOf(kinds []schema.GroupVersionKind) (rows []objectRow, err error) {
	for _, gvk := range kinds {
		add := func(variant string, object runtime.Object, err error) error {
			if err != nil {
				return fmt.Errorf("%s %s: %w", gvk, variant, err)
			}
			row, err := describe(gvk, variant, object)
			rows = append(rows, row)
			return err
		}
		full, err := fill.Full(codec.Scheme, gvk)
		if err := add("filled", full, err); err != nil {
			return nil, err
		}
		empty, err := fill.Empty(codec.Scheme, gvk)
		if err := add("empty", empty, err); err != nil {
			return nil, err
		}
		for n := range randomObjects {
			random, err := fill.RandomSized(codec.Scheme, gvk, int64(n+1), 40<<n)
			if err := add(fmt.Sprintf("random-%d", n+1), random, err); err != nil {
				return nil, err
			}
		}
		for n := range messyInputs {
			row, err := messyRow(gvk, int64(n+1))
			if err != nil {
				return nil, err
			}
			rows = append(rows, row)
		}
	}
	return rows, nil
}

// describe encodes an object after it has been through JSON once, so that all its encodings mean the same.
func describe(gvk schema.GroupVersionKind, variant string, object runtime.Object) (row objectRow, err error) {
	fail := func(what string, err error) (objectRow, error) {
		return row, fmt.Errorf("%s %s: %s: %w", gvk, variant, what, err)
	}
	text, err := codec.Encode(object, "json")
	if err != nil {
		return fail("encode", err)
	}
	d := codec.Decode(text, "json", true, nil)
	if d.Err != nil {
		return fail("decode "+string(text), d.Err)
	}
	row = objectRow{Kind: gvk.Kind, Variant: variant, StrictErrors: d.Strict}
	text, err = codec.Encode(d.Object, "json")
	if err != nil {
		return fail("encode again", err)
	}
	row.JSON = string(text)
	yaml, err := codec.Encode(d.Object, "yaml")
	if err != nil {
		row.YAMLError = err.Error()
	}
	row.YAML = string(yaml)
	row.Protobuf, err = codec.Encode(d.Object, "protobuf")
	if err != nil {
		// Table and its parts have no messages.
		row.ProtobufError = err.Error()
		return row, nil
	}
	back := codec.Decode(row.Protobuf, "protobuf", false, nil)
	if back.Err != nil {
		return fail("decode protobuf", back.Err)
	}
	text, err = codec.Encode(back.Object, "json")
	if err != nil {
		return fail("encode from protobuf", err)
	}
	if string(text) != row.JSON {
		row.ProtobufJSON = string(text)
	}
	return row, nil
}

func messyRow(gvk schema.GroupVersionKind, seed int64) (row objectRow, err error) {
	object, err := fill.RandomSized(codec.Scheme, gvk, 100+seed, 60<<seed)
	if err != nil {
		return row, err
	}
	canonical, err := codec.Encode(object, "json")
	if err != nil {
		return row, err
	}
	row = objectRow{Kind: gvk.Kind, Variant: fmt.Sprintf("messy-%d", seed), Input: fill.Messy(object, canonical, seed)}
	d := codec.Decode([]byte(row.Input), "json", true, nil)
	row.StrictErrors = d.Strict
	if d.Err != nil {
		row.Error = codec.ErrorText(d.Err)
		return row, nil
	}
	text, err := codec.Encode(d.Object, "json")
	if err != nil {
		return row, fmt.Errorf("%s: %s: %w", gvk, row.Input, err)
	}
	row.JSON = string(text)
	return row, nil
}
