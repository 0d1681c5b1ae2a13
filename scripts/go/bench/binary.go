package main

import (
	"bytes"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer/cbor"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"
)

// prepareBinary gives the function to measure for the operations of Protobuf and CBOR, on the objects of JSON texts; nil
// for another operation.
func prepareBinary(operation string, scheme *runtime.Scheme, objects []runtime.Object) func(int) {
	format, verb, _ := strings.Cut(operation, "-")
	var codec runtime.Serializer
	switch format {
	case "protobuf":
		codec = protobuf.NewSerializer(scheme, scheme)
	case "cbor":
		codec = cbor.NewSerializer(scheme, scheme)
	default:
		return nil
	}
	var out bytes.Buffer
	encode := func(call int) {
		out.Reset()
		check(codec.Encode(objects[call%len(objects)], &out))
	}
	if verb == "encode" {
		return encode
	}
	messages := make([][]byte, len(objects))
	for index := range objects {
		encode(index)
		messages[index] = bytes.Clone(out.Bytes())
	}
	return func(call int) { decode(codec, messages[call%len(messages)]) }
}
