// Command queryvectors writes test/apimachinery/vectors/query.jsonl.gz: what queryparams.Convert makes of objects, and
// what the conversions from url.Values make of parameters. One row a call.
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"log"
	"math/rand"
	"net/url"
	"os"
	"path/filepath"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/conversion"
	"k8s.io/apimachinery/pkg/conversion/queryparams"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kubetyped/codec"
	"kubetyped/fill"
)

type row struct {
	Fn   string `json:"fn"`
	Kind string `json:"kind"`
	// Object is JSON: what goes in, or what came out.
	Object string `json:"object,omitempty"`
	// Query is the encoded parameters: what came out, or what goes in.
	Query string `json:"query,omitempty"`
	Error string `json:"error,omitempty"`
}

var encoder *json.Encoder

func write(r row) {
	if err := encoder.Encode(r); err != nil {
		log.Fatal(err)
	}
}

func text(value any) string {
	out, err := json.Marshal(value)
	if err != nil {
		log.Fatal(err)
	}
	return string(out)
}

var options = []schema.GroupVersionKind{
	{Version: "v1", Kind: "ListOptions"}, {Version: "v1", Kind: "GetOptions"}, {Version: "v1", Kind: "DeleteOptions"}, {Version: "v1", Kind: "CreateOptions"}, {Version: "v1", Kind: "UpdateOptions"}, {Version: "v1", Kind: "PatchOptions"},
	{Group: "meta.k8s.io", Version: "v1", Kind: "TableOptions"},
	{Version: "v1", Kind: "PodLogOptions"}, {Version: "v1", Kind: "PodExecOptions"}, {Version: "v1", Kind: "PodAttachOptions"}, {Version: "v1", Kind: "PodPortForwardOptions"}, {Version: "v1", Kind: "PodProxyOptions"}, {Version: "v1", Kind: "NodeProxyOptions"}, {Version: "v1", Kind: "ServiceProxyOptions"},
}

// others are no options, but Convert takes any struct.
var others = []schema.GroupVersionKind{
	{Version: "v1", Kind: "Pod"}, {Version: "v1", Kind: "ConfigMap"}, {Version: "v1", Kind: "Event"}, {Version: "v1", Kind: "PersistentVolume"}, {Version: "v1", Kind: "Secret"}, {Group: "apps", Version: "v1", Kind: "Deployment"},
	{Group: "coordination.k8s.io", Version: "v1", Kind: "Lease"}, {Group: "certificates.k8s.io", Version: "v1", Kind: "CertificateSigningRequest"}, {Group: "autoscaling", Version: "v1", Kind: "HorizontalPodAutoscaler"}, {Group: "scheduling.k8s.io", Version: "v1", Kind: "PriorityClass"},
	{Group: "policy", Version: "v1", Kind: "PodDisruptionBudget"}, {Group: "rbac.authorization.k8s.io", Version: "v1", Kind: "ClusterRole"}, {Version: "v1", Kind: "Namespace"},
}

func kindOf(gvk schema.GroupVersionKind) string { return gvk.GroupVersion().String() + "." + gvk.Kind }

func convert(gvk schema.GroupVersionKind, object runtime.Object) {
	// Go panics on a nil pointer to a struct without omitempty; no options have one.
	defer func() { _ = recover() }()
	// JSON can't tell a pointer to the zero time from nil.
	clean, err := codec.Scheme.New(gvk)
	if err != nil {
		log.Fatal(err)
	}
	if err := json.Unmarshal([]byte(text(object)), clean); err != nil {
		log.Fatal(err)
	}
	object = clean
	values, err := queryparams.Convert(object)
	if err != nil {
		log.Fatal(err)
	}
	object.GetObjectKind().SetGroupVersionKind(schema.GroupVersionKind{})
	write(row{Fn: "convert", Kind: kindOf(gvk), Object: text(object), Query: values.Encode()})
}

func converts() {
	for i, gvk := range append(append([]schema.GroupVersionKind{}, options...), others...) {
		object, err := fill.Full(codec.Scheme, gvk)
		if err != nil {
			log.Fatal(err)
		}
		convert(gvk, object)
		object, err = fill.Empty(codec.Scheme, gvk)
		if err != nil {
			log.Fatal(err)
		}
		convert(gvk, object)
		rounds := 25
		if i >= len(options) {
			rounds = 6
		}
		for seed := range rounds {
			object, err := fill.Random(codec.Scheme, gvk, int64(seed))
			if err != nil {
				log.Fatal(err)
			}
			convert(gvk, object)
		}
	}
}

func decodes() {
	random := rand.New(rand.NewSource(3))
	values := []string{"", "x", "true", "false", "False", "FALSE", "fAlse", "0", "1", "00", "TRUE", "yes", "no", "-1", "+5", "007", "5.0", "1e3", " 1", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
		"99999999999999999999999", "99999999999999999999999x", "18446744073709551615x", "18446744073709551616x", "-99999999999999999999x", "1_000", "0x10", "null", "2020-01-02T03:04:05Z", "2020-01-02T03:04:05.5+02:00", "a=b,c!=d", "é ü", "<nil>", "-", "+", "--1", "1-", "9007199254740993", "Background", "Exact", "All", "fal\u017fe", "\x00", "18446744073709551616", "-0"}
	names := map[string][]string{
		"ListOptions":   {"labelSelector", "fieldSelector", "watch", "allowWatchBookmarks", "resourceVersion", "resourceVersionMatch", "timeoutSeconds", "limit", "continue", "sendInitialEvents", "shardSelector", "kind", "apiVersion", "bogus", "Limit"},
		"GetOptions":    {"resourceVersion", "kind"},
		"DeleteOptions": {"gracePeriodSeconds", "orphanDependents", "propagationPolicy", "dryRun", "ignoreStoreReadErrorWithClusterBreakingPotential", "uid", "resourceVersion", "preconditions"},
		"CreateOptions": {"dryRun", "fieldManager", "fieldValidation"},
		"UpdateOptions": {"dryRun", "fieldManager", "fieldValidation"},
		"PatchOptions":  {"dryRun", "force", "fieldManager", "fieldValidation"},
		"TableOptions":  {"includeObject"},
	}
	params := runtime.NewParameterCodec(codec.Scheme)
	decode := func(gvk schema.GroupVersionKind, query url.Values) {
		object, err := codec.Scheme.New(gvk)
		if err != nil {
			log.Fatal(err)
		}
		r := row{Fn: "decode", Kind: kindOf(gvk), Query: query.Encode()}
		if err := params.DecodeParameters(query, gvk.GroupVersion(), object); err != nil {
			r.Error = err.Error()
		} else {
			object.GetObjectKind().SetGroupVersionKind(schema.GroupVersionKind{})
			r.Object = text(object)
		}
		write(r)
	}
	ports := corev1.SchemeGroupVersion.WithKind("PodPortForwardOptions")
	// The conversion itself is part of Kubernetes, what it calls is not.
	if err := codec.Scheme.AddConversionFunc((*url.Values)(nil), (*corev1.PodPortForwardOptions)(nil), func(a, b any, scope conversion.Scope) error {
		values := (*a.(*url.Values))["ports"]
		return metav1.Convert_Slice_string_To_Slice_int32(&values, &b.(*corev1.PodPortForwardOptions).Ports, scope)
	}); err != nil {
		log.Fatal(err)
	}
	for _, value := range append([]string{"65535", "65535x", "65536", "65536x", "80,443", "80,,443", "80, 443", "80,443x"}, values...) {
		decode(ports, url.Values{"ports": {value}})
	}
	for _, gvk := range options[:7] {
		if gvk.Kind == "TableOptions" {
			// Registered without conversions in this group.
			scheme := runtime.NewScheme()
			metav1.AddToGroupVersion(scheme, gvk.GroupVersion())
			if err := metav1.AddMetaToScheme(scheme); err != nil {
				log.Fatal(err)
			}
			params = runtime.NewParameterCodec(scheme)
		}
		for _, name := range names[gvk.Kind] {
			for _, value := range values {
				decode(gvk, url.Values{name: {value}})
			}
			decode(gvk, url.Values{name: {}})
			decode(gvk, url.Values{name: {"5", "x"}})
		}
		for range 40 {
			query := url.Values{}
			for range 1 + random.Intn(5) {
				query.Add(names[gvk.Kind][random.Intn(len(names[gvk.Kind]))], []string{"", "1", "true", "0", "abc", "30"}[random.Intn(6)])
			}
			decode(gvk, query)
		}
	}
}

func main() {
	var out bytes.Buffer
	zip, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		log.Fatal(err)
	}
	encoder = json.NewEncoder(zip)
	encoder.SetEscapeHTML(false)
	converts()
	decodes()
	if err := errors.Join(zip.Close(), os.WriteFile(filepath.Join("test", "apimachinery", "vectors", "query.jsonl.gz"), out.Bytes(), 0o644)); err != nil {
		log.Fatal(err)
	}
}
