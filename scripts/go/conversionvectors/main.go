// Command conversionvectors tells what the API server of custom resources makes of the answers of a conversion webhook.
package main

import (
	"bytes"
	"encoding/json"
	"encoding/pem"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/conversion"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/util/webhook"

	"kubetyped/rows"
)

func main() {
	rows.Main([]rows.Area{{Name: "conversion-webhook", Answer: convert, Inputs: inputs}})
}

// input is one conversion. UID in Body stands for the uid of the review.
type input struct {
	Versions []string        `json:"versions"`
	Object   json.RawMessage `json:"object"`
	To       string          `json:"to"`
	Code     int             `json:"code"`
	Body     string          `json:"body"`
}

type output struct {
	Review json.RawMessage `json:"review,omitempty"`
	Object json.RawMessage `json:"object,omitempty"`
	Error  string          `json:"error,omitempty"`
}

const group = "example.com"

func convert(in json.RawMessage) any {
	given := rows.Read[input](in)
	var out output
	server := httptest.NewTLSServer(http.HandlerFunc(func(writer http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(request.Body)
		check(err)
		var review struct {
			Request struct {
				UID string `json:"uid"`
			} `json:"request"`
		}
		check(json.Unmarshal(body, &review))
		uid := review.Request.UID
		out.Review = json.RawMessage(strings.ReplaceAll(string(body), uid, "UID"))
		writer.Header().Set("Content-Type", "application/json")
		writer.WriteHeader(given.Code)
		_, _ = io.WriteString(writer, strings.ReplaceAll(given.Body, "UID", uid))
	}))
	defer server.Close()
	authority := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw})
	factory, err := conversion.NewCRConverterFactory(
		webhook.NewDefaultServiceResolver(),
		func(resolver webhook.AuthenticationInfoResolver) webhook.AuthenticationInfoResolver { return resolver },
	)
	check(err)
	converter, _, err := factory.NewConverter(definition(given.Versions, server.URL, authority))
	check(err)
	made, err := converter.ConvertToVersion(read(given.Object), schema.GroupVersion{Group: group, Version: given.To})
	if err != nil {
		out.Error = uids.ReplaceAllString(err.Error(), "UID")
		return out
	}
	out.Object, err = made.(json.Marshaler).MarshalJSON()
	check(err)
	return out
}

func definition(versions []string, url string, authority []byte) *apiextensionsv1.CustomResourceDefinition {
	return &apiextensionsv1.CustomResourceDefinition{
		ObjectMeta: metav1.ObjectMeta{Name: "birds." + group},
		Spec: apiextensionsv1.CustomResourceDefinitionSpec{
			Group: group,
			Versions: []apiextensionsv1.CustomResourceDefinitionVersion{
				{Name: "v1", Served: true, Storage: true}, {Name: "v2", Served: true}, {Name: "v3"},
			},
			Conversion: &apiextensionsv1.CustomResourceConversion{
				Strategy: apiextensionsv1.WebhookConverter,
				Webhook: &apiextensionsv1.WebhookConversion{
					ClientConfig:             &apiextensionsv1.WebhookClientConfig{URL: &url, CABundle: authority},
					ConversionReviewVersions: versions,
				},
			},
		},
	}
}

// read reads an object, or a list.
func read(data json.RawMessage) runtime.Object {
	var object runtime.Object = &unstructured.Unstructured{}
	if bytes.Contains(data, []byte(`"items"`)) {
		object = &unstructured.UnstructuredList{}
	}
	check(object.(json.Unmarshaler).UnmarshalJSON(data))
	return object
}

// uids are what is different each time in a text.
var uids = regexp.MustCompile(`[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`)

func check(err error) {
	if err != nil {
		panic(err)
	}
}
