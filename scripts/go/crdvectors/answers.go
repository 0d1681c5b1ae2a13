package main

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"sort"

	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	structuralschema "k8s.io/apiextensions-apiserver/pkg/apiserver/schema"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/defaulting"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/listtype"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/objectmeta"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/pruning"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/validation"
	"k8s.io/apiextensions-apiserver/pkg/crdserverscheme"
	"k8s.io/apiextensions-apiserver/pkg/registry/customresource"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/kube-openapi/pkg/validation/strfmt"

	"kubetyped/rows"
)

type question struct {
	Schema json.RawMessage `json:"schema"`
	Object json.RawMessage `json:"object"`
	// What is pruned is the root of a resource, whose metadata the schema need not have.
	Root bool `json:"root,omitempty"`
}

func convert(raw json.RawMessage) (*apiextensions.JSONSchemaProps, error) {
	var props apiextensionsv1.JSONSchemaProps
	if err := json.Unmarshal(raw, &props); err != nil {
		return nil, err
	}
	var internal apiextensions.JSONSchemaProps
	err := apiextensionsv1.Convert_v1_JSONSchemaProps_To_apiextensions_JSONSchemaProps(&props, &internal, nil)
	return &internal, err
}

func structural(raw json.RawMessage) (*structuralschema.Structural, error) {
	props, err := convert(raw)
	if err != nil {
		return nil, err
	}
	return structuralschema.NewStructural(props)
}

func decode(raw json.RawMessage) any {
	var value any
	if err := utiljson.Unmarshal(raw, &value); err != nil {
		panic(err)
	}
	return value
}

// Which of several reasons is met first is chance.
func refused(error) any {
	return map[string]any{"refused": true}
}

// Go walks maps in any order, so the errors are sorted.
func texts(list field.ErrorList) []string {
	out := []string{}
	for _, each := range list {
		out = append(out, string(each.Type)+" "+each.Error())
	}
	sort.Strings(out)
	return out
}

func validateSchema(in json.RawMessage) any {
	q := rows.Read[question](in)
	if _, err := structural(q.Schema); err != nil {
		return refused(err)
	}
	props, _ := convert(q.Schema)
	validator, _, err := validation.NewSchemaValidator(props)
	if err != nil {
		return refused(err)
	}
	return map[string]any{"errors": texts(validation.ValidateCustomResource(nil, decode(q.Object), validator))}
}

func prune(in json.RawMessage) any {
	q := rows.Read[question](in)
	s, err := structural(q.Schema)
	if err != nil {
		return refused(err)
	}
	object := decode(q.Object)
	unknown := pruning.PruneWithOptions(object, s, q.Root, structuralschema.UnknownFieldPathOptions{TrackUnknownFieldPaths: true})
	return map[string]any{"unknown": append([]string{}, unknown...), "object": object}
}

func setDefaults(in json.RawMessage) any {
	q := rows.Read[question](in)
	s, err := structural(q.Schema)
	if err != nil {
		return refused(err)
	}
	object := decode(q.Object)
	defaulting.PruneNonNullableNullsWithoutDefaults(object, s)
	pruned, err := utiljson.Marshal(object)
	if err != nil {
		panic(err)
	}
	defaulting.Default(object, s)
	return map[string]any{"pruned": json.RawMessage(pruned), "object": object}
}

func validateLists(in json.RawMessage) any {
	q := rows.Read[question](in)
	s, err := structural(q.Schema)
	if err != nil {
		return refused(err)
	}
	object, _ := decode(q.Object).(map[string]any)
	return map[string]any{"errors": texts(listtype.ValidateListSetsAndMaps(nil, s, object))}
}

func validateEmbedded(in json.RawMessage) any {
	q := rows.Read[question](in)
	s, err := structural(q.Schema)
	if err != nil {
		return refused(err)
	}
	object := decode(q.Object)
	errors := texts(objectmeta.Validate(context.Background(), nil, object, s, q.Root))
	problem, unknown := objectmeta.CoerceWithOptions(nil, object, s, q.Root, objectmeta.CoerceOptions{ReturnUnknownFieldPaths: true})
	if problem != nil {
		// Which of several is met first is chance, and so is what has been changed until then.
		return map[string]any{"errors": errors, "refused": true}
	}
	return map[string]any{"errors": errors, "unknown": append([]string{}, unknown...), "object": object}
}

type formatQuestion struct {
	Format string `json:"format"`
	Text   string `json:"text"`
}

func hasFormat(in json.RawMessage) any {
	q := rows.Read[formatQuestion](in)
	return strfmt.Default.Validates(q.Format, q.Text)
}

type patternQuestion struct {
	Pattern string `json:"pattern"`
	Text    string `json:"text"`
}

func matchPattern(in json.RawMessage) any {
	q := rows.Read[patternQuestion](in)
	re, err := regexp.Compile(q.Pattern)
	if err != nil {
		return map[string]any{"error": err.Error()}
	}
	return map[string]any{"match": re.MatchString(q.Text)}
}

type resourceQuestion struct {
	Definition json.RawMessage `json:"definition"`
	Object     json.RawMessage `json:"object"`
}

// What the API server does with an object that is created with strict field validation, up to its rules in CEL.
func create(in json.RawMessage) any {
	q := rows.Read[resourceQuestion](in)
	var v1 apiextensionsv1.CustomResourceDefinition
	if err := json.Unmarshal(q.Definition, &v1); err != nil {
		return refused(err)
	}
	object, ok := decode(q.Object).(map[string]any)
	if !ok {
		return refused(fmt.Errorf("no object"))
	}
	u := &unstructured.Unstructured{Object: object}
	kind := u.GroupVersionKind()
	var version *apiextensionsv1.CustomResourceDefinitionVersion
	for i := range v1.Spec.Versions {
		if v1.Spec.Versions[i].Name == kind.Version && v1.Spec.Versions[i].Served {
			version = &v1.Spec.Versions[i]
		}
	}
	if version == nil || kind.Group != v1.Spec.Group || kind.Kind != v1.Spec.Names.Kind {
		return map[string]any{"unserved": true}
	}
	var s *structuralschema.Structural
	var validator validation.SchemaValidator
	if version.Schema != nil {
		var internal apiextensions.CustomResourceValidation
		if err := apiextensionsv1.Convert_v1_CustomResourceValidation_To_apiextensions_CustomResourceValidation(version.Schema, &internal, nil); err != nil {
			return refused(err)
		}
		var err error
		if s, err = structuralschema.NewStructural(internal.OpenAPIV3Schema); err != nil {
			return refused(err)
		}
		withoutRules(s)
		// As the handler of a server does before it serves the version.
		if err := defaulting.PruneDefaults(s); err != nil {
			return refused(err)
		}
		if validator, _, err = validation.NewSchemaValidator(internal.OpenAPIV3Schema); err != nil {
			return refused(err)
		}
	}

	meta, found, unknown, err := objectmeta.GetObjectMetaWithOptions(object, objectmeta.ObjectMetaOptions{ReturnUnknownFieldPaths: true})
	if err != nil {
		return map[string]any{"undecodable": true}
	}
	if !v1.Spec.PreserveUnknownFields {
		unknown = append(unknown, pruning.PruneWithOptions(object, s, true, structuralschema.UnknownFieldPathOptions{TrackUnknownFieldPaths: true})...)
		defaulting.PruneNonNullableNullsWithoutDefaults(object, s)
	}
	problem, paths := objectmeta.CoerceWithOptions(nil, object, s, false, objectmeta.CoerceOptions{ReturnUnknownFieldPaths: true})
	if problem != nil {
		return map[string]any{"undecodable": true}
	}
	unknown = append(unknown, paths...)
	u.SetKind(kind.Kind)
	u.SetAPIVersion(kind.GroupVersion().String())
	if found {
		if err := objectmeta.SetObjectMeta(object, meta); err != nil {
			panic(err)
		}
	}
	defaulting.Default(object, s)

	namespaced := v1.Spec.Scope == apiextensionsv1.NamespaceScoped
	switch {
	case !namespaced:
		u.SetNamespace("")
	case u.GetNamespace() == "":
		u.SetNamespace("default")
	}
	if u.GetName() == "" && u.GetGenerateName() != "" {
		// The server's five characters are random.
		u.SetName(u.GetGenerateName()[:min(58, len(u.GetGenerateName()))] + "xxxxx")
	}
	var status *apiextensions.CustomResourceSubresourceStatus
	var scale *apiextensions.CustomResourceSubresourceScale
	if version.Subresources != nil {
		if version.Subresources.Status != nil {
			status = &apiextensions.CustomResourceSubresourceStatus{}
		}
		if given := version.Subresources.Scale; given != nil {
			scale = &apiextensions.CustomResourceSubresourceScale{SpecReplicasPath: given.SpecReplicasPath, StatusReplicasPath: given.StatusReplicasPath, LabelSelectorPath: given.LabelSelectorPath}
		}
	}
	strategy := customresource.NewStrategy(crdserverscheme.NewUnstructuredObjectTyper(), namespaced, schema.GroupVersionKind(kind), validator, nil, s, status, scale, nil)
	strategy.PrepareForCreate(context.Background(), u)
	errors := strategy.Validate(context.Background(), u)
	sort.Strings(unknown)
	return map[string]any{"errors": texts(errors), "unknown": append([]string{}, unknown...)}
}

// withoutRules drops the rules in CEL.
func withoutRules(s *structuralschema.Structural) {
	visitor := structuralschema.Visitor{
		Structural: func(s *structuralschema.Structural) bool {
			s.XValidations = nil
			return true
		},
		NestedValueValidation: func(vv *structuralschema.NestedValueValidation) bool {
			vv.XValidations = nil
			return true
		},
	}
	visitor.Visit(s)
}
