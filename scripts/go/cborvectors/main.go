// Command cborvectors writes test/apimachinery/vectors/cbor.jsonl.gz: objects of every kind as CBOR, and what Go makes
// of CBOR that is broken, mutated or unusual. One row each.
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log"
	"math/rand"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer/cbor"
	"k8s.io/apimachinery/pkg/runtime/serializer/cbor/direct"

	"kubetyped/codec"
	"kubetyped/fill"
)

type row struct {
	// Case is object (as Go writes it), decode (any bytes), any (bytes without a type), unstructured, list (into an UnstructuredList)
	Case string `json:"case"`
	// CBOR is base64.
	CBOR string `json:"cbor"`
	// JSON is the object, canonical; of a value without a type, sorted.
	JSON   string   `json:"json,omitempty"`
	Error  string   `json:"error,omitempty"`
	Strict []string `json:"strict,omitempty"`
	Diag   string   `json:"diag,omitempty"`
}

var encoder *json.Encoder

func write(r row) {
	if err := encoder.Encode(r); err != nil {
		log.Fatal(err)
	}
}

func encode(object runtime.Object) []byte {
	var out bytes.Buffer
	if err := cbor.NewSerializer(codec.Scheme, codec.Scheme).Encode(object, &out); err != nil {
		log.Fatal(err)
	}
	return out.Bytes()
}

func toJSON(value any) (text string, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	out, err := json.Marshal(value)
	return string(out), err
}

func kinds() []schema.GroupVersionKind {
	all := []schema.GroupVersionKind{}
	for gvk := range codec.Scheme.AllKnownTypes() {
		// Options and watch events are in every group.
		if gvk.Version == runtime.APIVersionInternal || strings.HasSuffix(gvk.Kind, "Options") && gvk.Group != "" || gvk.Kind == "WatchEvent" {
			continue
		}
		all = append(all, gvk)
	}
	sort.Slice(all, func(i, j int) bool { return all[i].String() < all[j].String() })
	return all
}

func objects(each func([]byte, string)) {
	for _, gvk := range kinds() {
		list := []runtime.Object{}
		make := []func() (runtime.Object, error){
			func() (runtime.Object, error) { return fill.Full(codec.Scheme, gvk) },
			func() (runtime.Object, error) { return fill.RandomSized(codec.Scheme, gvk, 11, 40) },
			func() (runtime.Object, error) { return fill.Empty(codec.Scheme, gvk) },
		}
		if strings.HasSuffix(gvk.Kind, "List") {
			make = make[1:2]
		}
		for _, f := range make {
			object, err := f()
			if err != nil {
				log.Fatal(err)
			}
			list = append(list, object)
		}
		for _, object := range list {
			text, err := toJSON(object)
			if err != nil {
				continue
			}
			// JSON can't tell a pointer to a zero time from nil.
			if object, err = codec.Scheme.New(gvk); err != nil {
				log.Fatal(err)
			}
			if err := json.Unmarshal([]byte(text), object); err != nil {
				continue
			}
			text, _ = toJSON(object)
			each(encode(object), text)
		}
	}
}

func decode(data []byte) {
	r := row{Case: "decode", CBOR: base64.StdEncoding.EncodeToString(data)}
	d := codec.Decode(data, "cbor", true, nil)
	if d.Err != nil {
		r.Error = codec.ErrorText(d.Err)
	} else {
		var err error
		if r.JSON, err = toJSON(d.Object); err != nil {
			r.Error = "json: " + err.Error()
		}
		r.Strict = d.Strict
	}
	write(r)
}

func anything(data []byte) {
	r := row{Case: "any", CBOR: base64.StdEncoding.EncodeToString(data)}
	var value any
	if err := direct.Unmarshal(data, &value); err != nil {
		r.Error = err.Error()
	} else {
		var err error
		if r.JSON, err = toJSON(value); err != nil {
			r.Error = "json: " + err.Error()
		}
		if again, err := direct.Marshal(value); err == nil && bytes.Equal(again, data) {
			r.Strict = []string{"same"}
		}
	}
	if diag, err := direct.Diagnose(data); err == nil {
		r.Diag = diag
	}
	write(r)
}

func untyped(data []byte, list bool) {
	r := row{Case: "unstructured", CBOR: base64.StdEncoding.EncodeToString(data)}
	var into runtime.Object = &unstructured.Unstructured{}
	if list {
		r.Case = "list"
		into = &unstructured.UnstructuredList{}
	}
	object, _, err := cbor.NewSerializer(codec.Scheme, codec.Scheme).Decode(data, nil, into)
	if err != nil {
		r.Error = err.Error()
	} else if r.JSON, err = toJSON(object.(runtime.Unstructured).UnstructuredContent()); err != nil {
		r.Error = "json: " + err.Error()
	}
	write(r)
}

// handmade are items in hex; those of maps with kind are decoded as objects too.
var handmade = []string{
	"", "00", "01", "17", "1817", "1818", "18ff", "190100", "1a00010000", "1b0000000100000000", "1b7fffffffffffffff", "1b8000000000000000", "1bffffffffffffffff", "20", "3863", "3b7fffffffffffffff", "3b8000000000000000", "3bffffffffffffffff", "1b001fffffffffffff", "1b0020000000000001", "3b001ffffffffffffe",
	"f4", "f5", "f6", "f7", "e0", "f0", "f8ff", "f818", "f814", "f97c00", "f97e00", "f9fc00", "fa7f800000", "fb7ff0000000000000", "f90000", "f98000", "f93c00", "f93e00", "f97bff", "f90001", "f903ff", "f90400", "f9c400", "fa47c35000", "fa7f7fffff", "fb3ff199999999999a", "fb7e37e43c8800759c", "fbc010666666666666", "fa3f800000", "fb3ff0000000000000",
	"40", "4161", "43616263", "60", "6161", "62c3bc", "61ff", "41ff", "63e6b0b4", "64f0908591", "5f426162416340ff", "5fff", "7f657374726561646d696e67ff", "7fff", "7f4161ff", "5f6161ff", "5f5f4161ffff", "5f", "5f41", "7f61fff", "7f61ffff",
	"80", "83010203", "8301820203820405", "98190102030405060708090a0b0c0d0e0f101112131415161718181819", "9fff", "9f018202039f0405ffff", "9f", "9f01", "81", "8201", "9b0000000100000000", "9bffffffffffffffff", "9bffffffffffffffff00", "bb7fffffffffffffff", "ba00200001",
	"a0", "a201020304", "a26161016162820203", "a24161014162820203", "a2416101416102", "a2416101616102", "bf6161019fff6162ff", "bf6161018161ff", "bf616101ff", "bfff", "bf6161ff", "a1", "a161", "a1f601", "a1f401", "a1f93c0001", "a1804101", "a1d6416101", "a1d641ff01", "a1a001", "a141ff01",
	"c0", "c074323031332d30332d32315432303a30343a30305a", "c054323031332d30332d32315432303a30343a30305a", "c0782332303133d2d", "c06161", "c001", "c1", "c11a514b67b0", "c1fb41d452d9ec200000", "c120", "c16161", "c1f6", "c1fa47c35000", "c11b7fffffffffffffff", "c249010000000000000000", "c349010000000000000000", "c2", "c201",
	"d74401020304", "d64401020304", "d54401020304", "d6f6", "d6a1414141ff", "d682414141ff", "d6d7414142", "d540", "d54261ff", "d5d9d9f741ff", "d9d9f7", "d9d9f700", "d9d9f7f6", "d9d9f7d9d9f701", "d818456449455446", "d8204161", "dbffffffffffffffff01", "dc", "df", "ff", "1c", "1f", "3f", "fc", "fe", "5c", "7e", "0000", "f6f6", "c0f6", "d8641f",
	"781b323031332d30332d32315432303a30343a30302e3132332b30303a3030", "c0781b323031332d30332d32315432303a30343a30302e3132332b30303a3030", "c0781e323031332d30332d32315432303a30343a30302e3132302b30313a303061",
}

// times are texts that a tag says are times.
var times = []string{
	"2013-03-21T00:00:00Z", "2013-03-21T23:59:59Z", "2013-03-21T24:00:00Z", "2013-03-21T00:60:00Z", "2013-03-21T00:00:60Z", "2013-00-21T00:00:00Z",
	"2013-13-21T00:00:00Z", "2013-12-31T00:00:00Z", "2013-11-31T00:00:00Z", "2013-01-00T00:00:00Z", "2013-02-29T00:00:00Z", "2012-02-29T00:00:00Z",
	"2000-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "0000-01-01T00:00:00Z", "9999-12-31T00:00:00Z", "2013-03-21T00:00:00+00:00", "2013-03-21T00:00:00-00:00",
	"2013-03-21T00:00:00+23:59", "2013-03-21T00:00:00+24:00", "2013-03-21T00:00:00+25:00", "2013-03-21T00:00:00+00:60", "2013-03-21T00:00:00+00:61", "2013-03-21T00:00:00+23:60", "2013-03-21T00:00:00-01:30",
	"2013-03-21T00:00:00.5Z", "2013-03-21T00:00:00,5Z", "2013-03-21T00:00:00.1234567891Z", "2013-03-21T00:00:00.000000000Z", "2013-03-21T00:00:00.Z",
	"2013-03-21T0:00:00Z", "2013-3-21T00:00:00Z", "2013-03-21 00:00:00Z", "2013-03-21t00:00:00z", "2013-03-21T00:00:00", "2013-03-21", "",
}

func init() {
	for _, text := range times {
		handmade = append(handmade, hex.EncodeToString(append(item{0xc0}, txt(text)...)))
	}
}

// item builds CBOR by hand.
type item []byte

func head(major byte, n int) item {
	switch {
	case n < 24:
		return item{major<<5 | byte(n)}
	case n < 256:
		return item{major<<5 | 24, byte(n)}
	default:
		return item{major<<5 | 25, byte(n >> 8), byte(n)}
	}
}
func str(s string) item { return append(head(2, len(s)), s...) }
func txt(s string) item { return append(head(3, len(s)), s...) }
func raw(s string) item {
	out, err := hex.DecodeString(s)
	if err != nil {
		log.Fatal(s, err)
	}
	return out
}
func arr(items ...item) item { return append(head(4, len(items)), bytes.Join(slices(items), nil)...) }
func obj(items ...item) item {
	return append(head(5, len(items)/2), bytes.Join(slices(items), nil)...)
}
func slices(items []item) [][]byte {
	out := [][]byte{}
	for _, i := range items {
		out = append(out, i)
	}
	return out
}

// values are put into fields of every type.
func values() []item {
	list := []item{str("x"), txt("x"), str(""), str("2020-01-02T03:04:05Z"), str("2020-01-02T03:04:05.000001Z"), str("100m"), str(" 1 "), str("\n1\t"), str("dGV4dA=="), str("!!"), txt("dGV4dA=="), str("\xff"), raw("61ff"), raw("d64474657874"), raw("d54474657874"), raw("d74474657874"), raw("d66474657874"),
		raw("00"), raw("05"), raw("20"), raw("1a80000000"), raw("1b7fffffffffffffff"), raw("1b8000000000000000"), raw("3b7fffffffffffffff"), raw("3b8000000000000000"), raw("1b0020000000000001"), raw("f93c00"), raw("f93e00"), raw("fb3ff199999999999a"), raw("f4"), raw("f5"), raw("f6"), raw("d9d9f7f6"), raw("d864f6"), raw("d9d9f701"), raw("d86401"), raw("d8644161"),
		raw("c074323032302d30312d30325430333a30343a30355a"), raw("c054323032302d30312d30325430333a30343a30355a"), raw("c11a514b67b0"), raw("80"), raw("a0"), raw("9fff"), raw("bfff"), raw("5f4161416263ff"), raw("5f41614162ff"), raw("7f61616162ff"), raw("81f6"), raw("8101"), raw("814161"), raw("81a0"), raw("82000a"), raw("83000a190100"), raw("81f93c00"), raw("810020"), raw("8120"), raw("a1416101"), raw("a141614162"), raw("a14161f6"), raw("a161614162"), raw("a14161d6"), raw("a14161d64162"), raw("a1014162"), raw("a1f64162"), raw("a1d641614162"), raw("a2416141624161f6"), raw("a24161416261614163"),
		raw("a1416b4158"), raw("d6a14161414c"), raw("d681414c"), obj(str("z"), raw("01"), str("a"), raw("fb3ff199999999999a")), obj(str("bogus"), raw("01")), obj(str("type"), str("string")), obj(str("type"), raw("01")), raw("a10102"), raw("a1f501"), raw("a1200a")}
	return list
}

func withField(apiVersion, kind string, path []string, value item) item {
	for i := len(path) - 1; i >= 0; i-- {
		if path[i] == "[]" {
			value = arr(value)
		} else {
			value = obj(str(path[i]), value)
		}
	}
	// The single pair of the outermost map joins kind and apiVersion.
	return append(append(raw("a3"), bytes.Join([][]byte{str("kind"), str(kind), str("apiVersion"), str(apiVersion)}, nil)...), value[1:]...)
}

func fields() {
	paths := []struct{ apiVersion, kind, path string }{
		{"v1", "Pod", "metadata"}, {"v1", "Pod", "metadata.name"}, {"v1", "Pod", "metadata.creationTimestamp"}, {"v1", "Pod", "metadata.deletionTimestamp"}, {"v1", "Pod", "metadata.generation"}, {"v1", "Pod", "metadata.labels"}, {"v1", "Pod", "metadata.finalizers"}, {"v1", "Pod", "metadata.managedFields.[].fieldsV1"}, {"v1", "Pod", "metadata.ownerReferences.[].controller"},
		{"v1", "Pod", "spec.priority"}, {"v1", "Pod", "spec.hostNetwork"}, {"v1", "Pod", "spec.restartPolicy"}, {"v1", "Pod", "spec.containers"}, {"v1", "Pod", "spec.containers.[].resources.limits"}, {"v1", "Pod", "spec.containers.[].ports.[].containerPort"}, {"v1", "Pod", "spec.overhead.cpu"}, {"v1", "Pod", "spec.activeDeadlineSeconds"},
		{"v1", "Secret", "data"}, {"v1", "Secret", "data.k"}, {"v1", "Secret", "immutable"}, {"v1", "Service", "spec.ports.[].targetPort"}, {"v1", "ConfigMap", "binaryData.k"}, {"v1", "Event", "eventTime"}, {"v1", "List", "items"}, {"v1", "PodList", "items"}, {"v1", "Pod", "bogus"},
		{"apps/v1", "Deployment", "spec.strategy.rollingUpdate.maxSurge"}, {"apps/v1", "ControllerRevision", "data"}, {"admission.k8s.io/v1", "AdmissionReview", "request.object"}, {"certificates.k8s.io/v1", "CertificateSigningRequest", "spec.request"}, {"certificates.k8s.io/v1", "CertificateSigningRequest", "spec.extra.k"},
		{"apiextensions.k8s.io/v1", "CustomResourceDefinition", "spec.versions.[].schema.openAPIV3Schema.default"}, {"apiextensions.k8s.io/v1", "CustomResourceDefinition", "spec.versions.[].schema.openAPIV3Schema.maximum"}, {"apiextensions.k8s.io/v1", "CustomResourceDefinition", "spec.versions.[].schema.openAPIV3Schema.items"}, {"apiextensions.k8s.io/v1", "CustomResourceDefinition", "spec.versions.[].schema.openAPIV3Schema.additionalProperties"}, {"apiextensions.k8s.io/v1", "CustomResourceDefinition", "spec.versions.[].schema.openAPIV3Schema.dependencies.k"}, {"apiextensions.k8s.io/v1", "CustomResourceDefinition", "spec.versions.[].schema.openAPIV3Schema.enum"}, {"apiextensions.k8s.io/v1", "CustomResourceDefinition", "spec.versions.[].schema.openAPIV3Schema.properties.k"},
		{"meta.k8s.io/v1", "Table", "rows.[].cells"}, {"meta.k8s.io/v1", "Table", "rows.[].object"}, {"autoscaling/v1", "Scale", "spec.replicas"}, {"node.k8s.io/v1", "RuntimeClass", "overhead.podFixed"}, {"policy/v1", "PodDisruptionBudget", "status.disruptedPods"},
	}
	for _, p := range paths {
		for _, value := range values() {
			decode(append(raw("d9d9f7"), withField(p.apiVersion, p.kind, strings.Split(p.path, "."), value)...))
		}
	}
	// Kinds that are wrong or missing.
	for _, data := range []item{obj(), obj(str("kind"), str("Pod")), obj(str("apiVersion"), str("v1")), obj(str("kind"), raw("01"), str("apiVersion"), str("v1")), obj(txt("kind"), txt("Pod"), txt("apiVersion"), txt("v1")), obj(str("kind"), str("Pod"), txt("kind"), str("Pod"), str("apiVersion"), str("v1")), obj(str("Kind"), str("Pod"), str("apiVersion"), str("v1")),
		obj(str("kind"), str("Nope"), str("apiVersion"), str("v1")), obj(str("kind"), str("Pod"), str("apiVersion"), str("a/b/c")), obj(str("kind"), raw("f6"), str("apiVersion"), str("v1")), obj(str("kind"), raw("d643506f64"), str("apiVersion"), str("v1")), obj(str("kind"), str("Pod"), str("apiVersion"), str("v1"), str("a"), raw("01"), str("a"), raw("02")), obj(str("kind"), str("Pod"), str("apiVersion"), str("v1"), raw("01"), raw("01"), raw("01"), raw("02")), obj(str("kind"), str("Pod"), str("apiVersion"), str("v1"), raw("f5"), raw("02")),
		obj(str("kind"), str("PodList"), str("apiVersion"), str("v1"), str("items"), arr(obj(), obj(str("kind"), str("Pod")), obj(str("metadata"), obj(str("name"), str("\u00fc")))))} {
		decode(data)
		decode(append(raw("d9d9f7"), data...))
		untyped(data, false)
		untyped(data, true)
	}
	for _, items := range []item{raw("f6"), raw("80"), raw("01"), raw("a0"), raw("8101"), raw("81a0"), arr(obj(str("kind"), str("A"), str("apiVersion"), str("v2"))), arr(obj(str("kind"), str("A"))), arr(obj(str("apiVersion"), str("v2"))), arr(obj(str("kind"), raw("01"), str("x"), raw("f93c00")))} {
		for _, data := range []item{obj(str("kind"), str("AList"), str("apiVersion"), str("v1"), str("items"), items), obj(str("apiVersion"), str("v1"), str("items"), items)} {
			untyped(data, false)
			untyped(data, true)
		}
	}
}

func mutate(random *rand.Rand, data []byte) []byte {
	out := append([]byte{}, data...)
	for range 1 + random.Intn(3) {
		if len(out) == 0 {
			return out
		}
		at := random.Intn(len(out))
		switch random.Intn(6) {
		case 0:
			out[at] ^= 1 << random.Intn(8)
		case 1:
			out[at] = byte(random.Intn(256))
		case 2:
			out = out[:at]
		case 3:
			out = append(out[:at], out[at+1:]...)
		case 4:
			out = append(out[:at], append([]byte{byte(random.Intn(256))}, out[at:]...)...)
		case 5:
			interesting := []byte{0xf6, 0xd6, 0xd5, 0xd7, 0xc0, 0xc1, 0xc2, 0x9f, 0xbf, 0xff, 0x5f, 0x7f, 0xa0, 0x80, 0xf4, 0xf9, 0xfb, 0x1b, 0x3b, 0x60, 0x40}
			out[at] = interesting[random.Intn(len(interesting))]
		}
	}
	return out
}

func main() {
	mutations := flag.Int("mutations", 4000, "mutated objects")
	seed := flag.Int64("seed", 1, "of the mutations")
	only := flag.Bool("only-mutations", false, "leave out everything else")
	name := flag.String("out", filepath.Join("test", "apimachinery", "vectors", "cbor.jsonl.gz"), "file")
	flag.Parse()
	var out bytes.Buffer
	zip, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		log.Fatal(err)
	}
	encoder = json.NewEncoder(zip)
	encoder.SetEscapeHTML(false)
	random := rand.New(rand.NewSource(*seed))
	small := [][]byte{}
	objects(func(data []byte, text string) {
		if !*only {
			write(row{Case: "object", CBOR: base64.StdEncoding.EncodeToString(data), JSON: text})
		}
		if len(data) < 300 {
			small = append(small, data)
		}
	})
	if !*only {
		for _, text := range handmade {
			if len(text)%2 == 0 {
				data, err := hex.DecodeString(text)
				if err == nil {
					anything(data)
					untyped(data, false)
				}
			}
		}
		fields()
	}
	for range *mutations {
		data := mutate(random, small[random.Intn(len(small))])
		decode(data)
		if random.Intn(8) == 0 {
			anything(data)
		}
	}
	if err := errors.Join(zip.Close(), os.WriteFile(*name, out.Bytes(), 0o644)); err != nil {
		log.Fatal(err)
	}
}
