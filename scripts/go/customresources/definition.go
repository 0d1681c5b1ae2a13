package main

import (
	"context"
	"encoding/json"

	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/install"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apiextensions-apiserver/pkg/registry/customresourcedefinition"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
)

var (
	scheme = runtime.NewScheme()
	codecs = serializer.NewCodecFactory(scheme)
)

func init() {
	install.Install(scheme)
}

// readDefinition decodes, defaults and converts a definition as a request's is.
func readDefinition(text []byte) (*apiextensions.CustomResourceDefinition, error) {
	object, err := runtime.Decode(codecs.UniversalDecoder(), text)
	if err != nil {
		return nil, err
	}
	return object.(*apiextensions.CustomResourceDefinition), nil
}

func answerDefinition(question *Question) Answer {
	definition, err := readDefinition(question.Definition)
	if err != nil {
		return Answer{Refused: err.Error()}
	}
	ctx := context.Background()
	strategy := customresourcedefinition.NewStrategy(scheme)
	var result Answer
	if question.Old != nil {
		old, err := readDefinition(question.Old)
		if err != nil {
			return Answer{Refused: err.Error()}
		}
		strategy.PrepareForUpdate(ctx, definition, old)
		result.Warnings = sorted(strategy.WarningsOnUpdate(ctx, definition, old))
		result.Errors = texts(strategy.ValidateUpdate(ctx, definition, old))
	} else {
		strategy.PrepareForCreate(ctx, definition)
		result.Warnings = sorted(strategy.WarningsOnCreate(ctx, definition))
		result.Errors = texts(strategy.Validate(ctx, definition))
	}
	result.Stored = definition.Status.StoredVersions
	if question.Convert {
		var out apiextensionsv1.CustomResourceDefinition
		if err := scheme.Convert(definition, &out, nil); err != nil {
			return Answer{Refused: err.Error()}
		}
		out.APIVersion, out.Kind = "apiextensions.k8s.io/v1", "CustomResourceDefinition"
		text, err := json.Marshal(out)
		if err != nil {
			return Answer{Refused: err.Error()}
		}
		result.Object = text
	}
	return result
}
