// Compiled into the reference API server (scripts/apiserver.sh), which then speaks CBOR and stores custom resources in it;
// not with KUBETYPED_CBOR=off, as releases don't either: JSON forgets that a number was written 1.0.
package main

import (
	"os"

	"k8s.io/apiserver/pkg/features"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
)

func init() {
	if os.Getenv("KUBETYPED_CBOR") == "off" {
		return
	}
	if err := utilfeature.DefaultMutableFeatureGate.SetFromMap(map[string]bool{string(features.CBORServingAndStorage): true}); err != nil {
		panic(err)
	}
}
