package main

import (
	"context"
	"encoding/json"
	"sort"

	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	structuralschema "k8s.io/apiextensions-apiserver/pkg/apiserver/schema"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/model"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/defaulting"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/objectmeta"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/pruning"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/validation"
	"k8s.io/apiextensions-apiserver/pkg/crdserverscheme"
	"k8s.io/apiextensions-apiserver/pkg/registry/customresource"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/validation/field"
	celconfig "k8s.io/apiserver/pkg/apis/cel"
	"k8s.io/apiserver/pkg/cel/common"
	"k8s.io/apiserver/pkg/warning"
)

// CaseAnswer is what becomes of a custom resource.
type CaseAnswer struct {
	// Undecodable is why a request with it is refused before anything is validated.
	Undecodable string   `json:"undecodable,omitempty"`
	Unknown     []string `json:"unknown,omitempty"`
	// Decoded is the object, pruned and defaulted.
	Decoded json.RawMessage `json:"decoded,omitempty"`
	// Prepared is the object as it is validated.
	Prepared json.RawMessage `json:"prepared,omitempty"`
	Errors   []string        `json:"errors"`
	Warnings []string        `json:"warnings,omitempty"`
	// Cost is what the rules cost; -1 when the budget ran out, null when they were not run.
	Cost *int64 `json:"cost,omitempty"`
	// Fields are those that selectors may use.
	Fields      map[string]string `json:"fields,omitempty"`
	FieldsError string            `json:"fieldsError,omitempty"`
}

// served is what a server keeps for a version of a definition.
type served struct {
	definition *apiextensionsv1.CustomResourceDefinition
	version    *apiextensionsv1.CustomResourceDefinitionVersion
	kind       schema.GroupVersionKind
	structural *structuralschema.Structural
	rules      *cel.Validator
	strategy   strategy
	status     statusStrategy
}

type strategy interface {
	statusStrategy
	PrepareForCreate(context.Context, runtime.Object)
	Validate(context.Context, runtime.Object) field.ErrorList
	WarningsOnCreate(context.Context, runtime.Object) []string
	GetAttrs(runtime.Object) (labels.Set, fields.Set, error)
}

type statusStrategy interface {
	PrepareForUpdate(context.Context, runtime.Object, runtime.Object)
	ValidateUpdate(context.Context, runtime.Object, runtime.Object) field.ErrorList
	WarningsOnUpdate(context.Context, runtime.Object, runtime.Object) []string
}

func serve(text []byte, name string) (*served, string) {
	// A definition is served as it was stored: numbers of its defaults have lost their spelling.
	definition, err := readDefinition(text)
	if err != nil {
		return nil, err.Error()
	}
	stored := &apiextensionsv1.CustomResourceDefinition{}
	if err := scheme.Convert(definition, stored, nil); err != nil {
		return nil, err.Error()
	}
	raw, err := json.Marshal(stored)
	if err != nil {
		return nil, err.Error()
	}
	v1 := &apiextensionsv1.CustomResourceDefinition{}
	if err := json.Unmarshal(raw, v1); err != nil {
		return nil, err.Error()
	}
	s := &served{definition: v1}
	for i := range v1.Spec.Versions {
		if v1.Spec.Versions[i].Name == name && v1.Spec.Versions[i].Served {
			s.version = &v1.Spec.Versions[i]
		}
	}
	if s.version == nil {
		return nil, "no such version"
	}
	s.kind = schema.GroupVersionKind{Group: v1.Spec.Group, Version: name, Kind: v1.Spec.Names.Kind}
	var validator, statusValidator validation.SchemaValidator
	if s.version.Schema != nil {
		var internal apiextensions.CustomResourceValidation
		if err := apiextensionsv1.Convert_v1_CustomResourceValidation_To_apiextensions_CustomResourceValidation(s.version.Schema, &internal, nil); err != nil {
			return nil, err.Error()
		}
		if internal.OpenAPIV3Schema != nil {
			if s.structural, err = structuralschema.NewStructural(internal.OpenAPIV3Schema); err != nil {
				return nil, err.Error()
			}
			if err := defaulting.PruneDefaults(s.structural); err != nil {
				return nil, err.Error()
			}
		}
		props := internal.OpenAPIV3Schema
		if validator, _, err = validation.NewSchemaValidator(props); err != nil {
			return nil, err.Error()
		}
		if props != nil && props.Properties != nil {
			if statusProps, ok := props.Properties["status"]; ok {
				if statusValidator, _, err = validation.NewSchemaValidator(&statusProps); err != nil {
					return nil, err.Error()
				}
			}
		}
	}
	var status *apiextensions.CustomResourceSubresourceStatus
	var scale *apiextensions.CustomResourceSubresourceScale
	if s.version.Subresources != nil {
		if s.version.Subresources.Status != nil {
			status = &apiextensions.CustomResourceSubresourceStatus{}
		}
		if given := s.version.Subresources.Scale; given != nil {
			scale = &apiextensions.CustomResourceSubresourceScale{SpecReplicasPath: given.SpecReplicasPath, StatusReplicasPath: given.StatusReplicasPath, LabelSelectorPath: given.LabelSelectorPath}
		}
	}
	namespaced := v1.Spec.Scope == apiextensionsv1.NamespaceScoped
	own := customresource.NewStrategy(crdserverscheme.NewUnstructuredObjectTyper(), namespaced, s.kind, validator, statusValidator, s.structural, status, scale, s.version.SelectableFields)
	s.strategy, s.status = own, customresource.NewStatusStrategy(own)
	if s.structural != nil {
		s.rules = cel.NewValidator(s.structural, true, celconfig.PerCallLimit)
	}
	return s, ""
}

func answerCases(question *Question) Answer {
	s, refused := serve(question.Definition, question.Version)
	if s == nil {
		return Answer{Refused: refused}
	}
	result := Answer{}
	for i := range question.Cases {
		result.Cases = append(result.Cases, s.answer(&question.Cases[i]))
	}
	return result
}

// decode does what the decoder of requests does, or that of stored objects.
func (s *served) decode(text []byte, stored bool) (u *unstructured.Unstructured, unknown []string, refused string) {
	var value any
	if err := utiljson.Unmarshal(text, &value); err != nil {
		return nil, nil, err.Error()
	}
	object, ok := value.(map[string]any)
	if !ok {
		return nil, nil, "not an object"
	}
	u = &unstructured.Unstructured{Object: object}
	metadata, found, unknown, err := objectmeta.GetObjectMetaWithOptions(object, objectmeta.ObjectMetaOptions{DropMalformedFields: stored, ReturnUnknownFieldPaths: true})
	if err != nil {
		return nil, nil, err.Error()
	}
	if !s.definition.Spec.PreserveUnknownFields {
		unknown = append(unknown, pruning.PruneWithOptions(object, s.structural, true, structuralschema.UnknownFieldPathOptions{TrackUnknownFieldPaths: true})...)
		defaulting.PruneNonNullableNullsWithoutDefaults(object, s.structural)
	}
	problem, paths := objectmeta.CoerceWithOptions(nil, object, s.structural, false, objectmeta.CoerceOptions{DropInvalidFields: stored, ReturnUnknownFieldPaths: true})
	if problem != nil {
		return nil, nil, problem.Error()
	}
	unknown = append(unknown, paths...)
	if stored && metadata.Generation == 0 {
		metadata.Generation = 1
	}
	u.SetGroupVersionKind(s.kind)
	if found {
		if err := objectmeta.SetObjectMeta(object, metadata); err != nil {
			panic(err)
		}
	}
	defaulting.Default(object, s.structural)
	sort.Strings(unknown)
	return u, unknown, ""
}

func (s *served) answer(in *Case) (result CaseAnswer) {
	text := []byte(in.Object)
	if in.Text != "" {
		text = []byte(in.Text)
	}
	u, unknown, refused := s.decode(text, false)
	if refused != "" {
		return CaseAnswer{Undecodable: refused}
	}
	result.Unknown = unknown
	result.Decoded = encode(u.Object)
	recorder := &recorder{}
	ctx := warning.WithWarningRecorder(context.Background(), recorder)
	var old *unstructured.Unstructured
	if in.Old == nil {
		s.strategy.PrepareForCreate(ctx, u)
		result.Prepared = encode(u.Object)
		errors := s.strategy.Validate(ctx, u)
		result.Errors = texts(errors)
		recorder.texts = append(recorder.texts, s.strategy.WarningsOnCreate(ctx, u)...)
	} else {
		old, _, refused = s.decode(in.Old, true)
		if refused != "" {
			return CaseAnswer{Undecodable: refused}
		}
		strategy := statusStrategy(s.strategy)
		if in.Status {
			strategy = s.status
		}
		strategy.PrepareForUpdate(ctx, u, old)
		result.Prepared = encode(u.Object)
		result.Errors = texts(strategy.ValidateUpdate(ctx, u, old))
		recorder.texts = append(recorder.texts, strategy.WarningsOnUpdate(ctx, u, old)...)
	}
	result.Warnings = sorted(recorder.texts)
	if s.rules != nil && !blocked(result.Errors) {
		cost := s.cost(u, old)
		result.Cost = &cost
	}
	if _, selectable, err := s.strategy.GetAttrs(u); err != nil {
		result.FieldsError = err.Error()
	} else {
		result.Fields = selectable
	}
	return result
}

// cost is what the rules cost once more.
func (s *served) cost(u, old *unstructured.Unstructured) int64 {
	var remaining int64
	if old == nil {
		_, remaining = s.rules.Validate(context.Background(), nil, s.structural, u.Object, nil, celconfig.RuntimeCELCostBudget)
	} else {
		correlation := common.NewCorrelatedObject(u.Object, old.Object, &model.Structural{Structural: s.structural})
		_, remaining = s.rules.Validate(context.Background(), nil, s.structural, u.Object, old.Object, celconfig.RuntimeCELCostBudget, cel.WithRatcheting(correlation))
	}
	if remaining < 0 {
		return -1
	}
	return celconfig.RuntimeCELCostBudget - remaining
}

const blocking = "Invalid value: null: some validation rules were not checked because the object was invalid; correct the existing errors to complete validation"

func blocked(errors []string) bool {
	for _, text := range errors {
		if len(text) >= len(blocking) && text[len(text)-len(blocking):] == blocking {
			return true
		}
	}
	return false
}

type recorder struct {
	texts []string
}

func (r *recorder) AddWarning(_, text string) {
	r.texts = append(r.texts, text)
}

func encode(object map[string]any) json.RawMessage {
	text, err := utiljson.Marshal(object)
	if err != nil {
		panic(err)
	}
	return text
}
