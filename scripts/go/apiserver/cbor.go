// Compiled into the reference API server (scripts/apiserver.sh), which then speaks CBOR and stores custom resources in it.
package main

import (
	"k8s.io/apiserver/pkg/features"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
)

func init() {
	if err := utilfeature.DefaultMutableFeatureGate.SetFromMap(map[string]bool{string(features.CBORServingAndStorage): true}); err != nil {
		panic(err)
	}
}
