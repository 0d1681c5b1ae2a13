package v1beta1

import (
	"unsafe"

	v1 "kubetyped-oracle/apiregistration/v1"
)

// Both versions have the same fields, so v1's code reads and writes this one too.

func (in *APIService) v1() *v1.APIService         { return (*v1.APIService)(unsafe.Pointer(in)) }
func (in *APIServiceList) v1() *v1.APIServiceList { return (*v1.APIServiceList)(unsafe.Pointer(in)) }

func (in *APIService) Reset()                          { *in = APIService{} }
func (in *APIService) Marshal() ([]byte, error)        { return in.v1().Marshal() }
func (in *APIService) Unmarshal(data []byte) error     { return in.v1().Unmarshal(data) }
func (in *APIServiceList) Reset()                      { *in = APIServiceList{} }
func (in *APIServiceList) Marshal() ([]byte, error)    { return in.v1().Marshal() }
func (in *APIServiceList) Unmarshal(data []byte) error { return in.v1().Unmarshal(data) }
