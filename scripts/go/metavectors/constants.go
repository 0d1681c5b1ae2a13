package main

import (
	"encoding/json"
	"math/rand"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/operation"
	"k8s.io/apimachinery/pkg/apis/asn1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/portforward"
	"k8s.io/apimachinery/pkg/util/remotecommand"
)

// constants are those of the small packages, by package and name.
func constants(json.RawMessage) any {
	return map[string]map[string]any{
		"asn1":      {"x509UID": asn1.X509UID()},
		"meta":      {"AnyGroup": meta.AnyGroup, "AnyVersion": meta.AnyVersion, "AnyResource": meta.AnyResource, "AnyKind": meta.AnyKind, "RESTScopeNameNamespace": meta.RESTScopeNameNamespace, "RESTScopeNameRoot": meta.RESTScopeNameRoot},
		"operation": {"Create": operation.Create, "Update": operation.Update},
		"portforward": {
			"PortForwardV1Name": portforward.PortForwardV1Name, "WebsocketsSPDYTunnelingPrefix": portforward.WebsocketsSPDYTunnelingPrefix,
			"KubernetesSuffix": portforward.KubernetesSuffix, "WebsocketsSPDYTunnelingPortForwardV1": portforward.WebsocketsSPDYTunnelingPortForwardV1,
		},
		"remotecommand": {
			"DefaultStreamCreationTimeout": remotecommand.DefaultStreamCreationTimeout.Milliseconds(), "SupportedStreamingProtocols": remotecommand.SupportedStreamingProtocols,
			"StreamProtocolV1Name": remotecommand.StreamProtocolV1Name, "StreamProtocolV2Name": remotecommand.StreamProtocolV2Name, "StreamProtocolV3Name": remotecommand.StreamProtocolV3Name,
			"StreamProtocolV4Name": remotecommand.StreamProtocolV4Name, "StreamProtocolV5Name": remotecommand.StreamProtocolV5Name,
			"NonZeroExitCodeReason": remotecommand.NonZeroExitCodeReason, "ExitCodeCauseType": remotecommand.ExitCodeCauseType,
			"StreamStdIn": remotecommand.StreamStdIn, "StreamStdOut": remotecommand.StreamStdOut, "StreamStdErr": remotecommand.StreamStdErr,
			"StreamErr": remotecommand.StreamErr, "StreamResize": remotecommand.StreamResize, "StreamClose": remotecommand.StreamClose,
		},
		"types": {
			"JSONPatchType": types.JSONPatchType, "MergePatchType": types.MergePatchType, "StrategicMergePatchType": types.StrategicMergePatchType,
			"ApplyPatchType": types.ApplyPatchType, "ApplyYAMLPatchType": types.ApplyYAMLPatchType, "ApplyCBORPatchType": types.ApplyCBORPatchType, "Separator": string(types.Separator),
		},
	}
}

func constantInputs(*rand.Rand) []any {
	return []any{nil}
}
