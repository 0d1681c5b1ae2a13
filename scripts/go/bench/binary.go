package main

import (
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
	if verb == "encode" {
		return func(call int) { encode(codec, objects[call%len(objects)]) }
	}
	messages := make([][]byte, len(objects))
	for index, object := range objects {
		messages[index] = encode(codec, object)
	}
	return func(call int) { decode(codec, messages[call%len(messages)]) }
}
