// Package codec decodes and encodes with the serializers of the Go implementation.
package codec

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer/cbor"
	"k8s.io/apimachinery/pkg/runtime/serializer/json"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"

	"kubetyped/groups"
)

// Scheme holds every group and version of the project.
var Scheme = groups.NewScheme()

var serializers = map[string][2]runtime.Serializer{
	"json":     {textSerializer(false, false), textSerializer(false, true)},
	"yaml":     {textSerializer(true, false), textSerializer(true, true)},
	"protobuf": {protobuf.NewSerializer(Scheme, Scheme), protobuf.NewSerializer(Scheme, Scheme)},
	"cbor":     {cbor.NewSerializer(Scheme, Scheme), cbor.NewSerializer(Scheme, Scheme, cbor.Strict(true))},
}

func textSerializer(yaml, strict bool) runtime.Serializer {
	return json.NewSerializerWithOptions(json.DefaultMetaFactory, Scheme, Scheme, json.SerializerOptions{Yaml: yaml, Strict: strict})
}

// Decoded is the outcome of reading an object.
type Decoded struct {
	Object runtime.Object
	GVK    *schema.GroupVersionKind
	// Strict are the complaints of strict decoding, which do not keep the object from being read.
	Strict []string
	Err    error
}

// Decode reads an object. A panic of the implementation is an error.
func Decode(data []byte, format string, strict bool, defaults *schema.GroupVersionKind) (d Decoded) {
	defer func() {
		if r := recover(); r != nil {
			d = Decoded{Err: fmt.Errorf("panic: %v", r)}
		}
	}()
	pair, ok := serializers[format]
	if !ok {
		return Decoded{Err: fmt.Errorf("no format %q", format)}
	}
	if HugeExponent(string(data)) {
		return Decoded{Err: ErrHugeExponent}
	}
	serializer := pair[0]
	if strict {
		serializer = pair[1]
	}
	d.Object, d.GVK, d.Err = serializer.Decode(data, defaults, nil)
	if runtime.IsStrictDecodingError(d.Err) {
		if list, ok := runtime.AsStrictDecodingError(d.Err); ok {
			for _, err := range list.Errors() {
				d.Strict = append(d.Strict, err.Error())
			}
		}
		d.Err = nil
	}
	return d
}

// Encode writes an object as the format's serializer does; JSON without the line end after it.
func Encode(object runtime.Object, format string) (data []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	pair, ok := serializers[format]
	if !ok {
		return nil, fmt.Errorf("no format %q", format)
	}
	var b bytes.Buffer
	if err := pair[0].Encode(object, &b); err != nil {
		return nil, err
	}
	if format == "json" {
		return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
	}
	return b.Bytes(), nil
}

// ErrorText is an error's text without the place in this program's source that names the Scheme.
func ErrorText(err error) string {
	return strings.ReplaceAll(err.Error(), Scheme.Name(), "<scheme>")
}

// ErrHugeExponent answers texts that would keep the implementation busy for minutes.
var ErrHugeExponent = errors.New("refused: an exponent beyond a million takes the Go implementation minutes")

var hugeExponent = regexp.MustCompile(`[eE][+-]?0*[1-9][0-9]{6}`)

// HugeExponent tells whether a text may hold a number with an exponent beyond a million.
func HugeExponent(text string) bool { return hugeExponent.MatchString(text) }
