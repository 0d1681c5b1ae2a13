package main

import (
	"fmt"

	"google.golang.org/protobuf/encoding/protowire"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kubetyped/codec"
)

var protobufSamples = []string{
	configMap,
	`{"kind":"ResourceQuota","apiVersion":"v1","metadata":{"name":"q"},"spec":{"hard":{"cpu":"1500m","memory":"1Gi"},"scopes":["A","B"]}}`,
	`{"kind":"PodDisruptionBudget","apiVersion":"policy/v1","metadata":{"name":"p","creationTimestamp":"2020-01-01T00:00:00Z"},"spec":{"minAvailable":"10%","maxUnavailable":3,"selector":{"matchLabels":{"a":"b"}}},"status":{"disruptedPods":{"x":"2021-01-01T00:00:00Z"},"currentHealthy":-1}}`,
	`{"kind":"Lease","apiVersion":"coordination.k8s.io/v1","metadata":{"name":"l","generation":9007199254740993},"spec":{"holderIdentity":"h","leaseDurationSeconds":15,"renewTime":"2020-01-01T00:00:00.123456Z"}}`,
	`{"kind":"List","apiVersion":"v1","items":[{"kind":"Secret","apiVersion":"v1"},1]}`,
	`{"kind":"SubjectAccessReview","apiVersion":"authorization.k8s.io/v1","spec":{"extra":{"a":["1","2"]},"groups":["g"]}}`,
	`{"kind":"CustomResourceDefinition","apiVersion":"apiextensions.k8s.io/v1","metadata":{},"spec":{"group":"g","names":{"plural":"p","kind":"K"},"scope":"Cluster","versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":{"type":"object","maximum":1.5,"additionalProperties":true,"items":{"type":"string"},"default":{"a":1}}}}]},"status":{"conditions":null,"acceptedNames":{"plural":"","kind":""},"storedVersions":null}}`,
}

// protobuf breaks and varies messages: the envelope and what is in it.
func (e *errorRows) protobuf() {
	add := func(what string, data []byte) {
		if key := "protobuf" + string(data); !e.seen[key] {
			e.seen[key] = true
			e.judge(errorRow{Case: what, Format: "protobuf", Base64: append([]byte{}, data...)}, string(data))
		}
	}
	add("nothing", []byte{})
	add("prefix only", []byte("k8s\x00"))
	add("half a prefix", []byte("k8"))
	add("no prefix", []byte("\x0a\x00"))
	for _, sample := range protobufSamples {
		d := codec.Decode([]byte(sample), "json", false, nil)
		if d.Err != nil {
			panic(d.Err)
		}
		whole, err := codec.Encode(d.Object, "protobuf")
		if err != nil {
			panic(err)
		}
		kind := d.GVK.Kind
		for i := 4; i < len(whole); i += 3 {
			add(fmt.Sprintf("%s cut after %d bytes", kind, i), whole[:i])
		}
		// Every bit in turn, one for each second byte.
		for i := 4; i < len(whole); i += 2 {
			changed := append([]byte{}, whole...)
			changed[i] ^= 1 << (i / 2 % 8)
			add(fmt.Sprintf("%s with a bit changed in byte %d", kind, i), changed)
		}
		body, err := d.Object.(interface{ Marshal() ([]byte, error) }).Marshal()
		if err != nil {
			panic(err)
		}
		wrap := func(gvk schema.GroupVersionKind, body []byte, contentType string) []byte {
			version, name := gvk.ToAPIVersionAndKind()
			unknown := runtime.Unknown{TypeMeta: runtime.TypeMeta{APIVersion: version, Kind: name}, Raw: body, ContentType: contentType}
			data, err := unknown.Marshal()
			if err != nil {
				panic(err)
			}
			return append([]byte("k8s\x00"), data...)
		}
		unknown := protowire.AppendTag(nil, 1000, protowire.VarintType)
		unknown = protowire.AppendVarint(unknown, 1<<63)
		unknown = protowire.AppendTag(unknown, 1001, protowire.Fixed64Type)
		unknown = protowire.AppendFixed64(unknown, 1)
		unknown = protowire.AppendTag(unknown, 1002, protowire.BytesType)
		unknown = protowire.AppendString(unknown, "x")
		unknown = protowire.AppendTag(unknown, 1003, protowire.Fixed32Type)
		unknown = protowire.AppendFixed32(unknown, 1)
		group := protowire.AppendTag(nil, 1004, protowire.StartGroupType)
		group = append(group, unknown...)
		group = protowire.AppendTag(group, 1004, protowire.EndGroupType)
		for _, each := range []struct {
			what string
			tail []byte
		}{
			{"unknown fields", unknown},
			{"an unknown group", group},
			{"a group that is not closed", group[:len(group)-2]},
			{"itself again", body},
			{"field 0", []byte{0x02, 0x00}},
			{"field 1 as varint", []byte{0x08, 0x01}},
			{"field 2 as varint", []byte{0x10, 0x01}},
			{"wire type 7", []byte{0x0f, 0x00}},
			{"an end of no group", protowire.AppendTag(nil, 1004, protowire.EndGroupType)},
			{"a varint without end", []byte{0xc0, 0x3e, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}},
			{"a length of 2^63", []byte{0x0a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f}},
			{"an empty field 1", []byte{0x0a, 0x00}},
			{"a non-minimal tag", []byte{0x8a, 0x80, 0x00, 0x00}},
		} {
			add(kind+" followed by "+each.what, wrap(*d.GVK, append(append([]byte{}, body...), each.tail...), ""))
			add("envelope of "+kind+" followed by "+each.what, append(append([]byte{}, whole...), each.tail...))
		}
		add(kind+" called JSON", wrap(*d.GVK, body, "application/json"))
		add(kind+" without a kind", wrap(schema.GroupVersionKind{Group: d.GVK.Group, Version: d.GVK.Version}, body, ""))
		add(kind+" without a version", wrap(schema.GroupVersionKind{Kind: kind}, body, ""))
		add(kind+" of an unknown group", wrap(schema.GroupVersionKind{Group: "x", Version: "v1", Kind: kind}, body, ""))
		add(kind+" as ConfigMap", wrap(schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"}, body, ""))
		add(kind+" without a body", wrap(*d.GVK, nil, ""))
		add(kind+" in JSON", wrap(*d.GVK, []byte(sample), ""))
	}
}
