// As kube-apiserver is built: a program without a module has older defaults.
//go:debug rsa1024min=1

// Command oidcvectors tells what kube-apiserver's OIDC authenticator makes of tokens, and its reader of files of tokens.
package main

import (
	"io"

	"k8s.io/klog/v2"

	"kubetyped/rows"
)

func main() {
	// Odd lines of files of tokens are logged.
	klog.LogToStderr(false)
	klog.SetOutput(io.Discard)
	rows.Main([]rows.Area{
		{Name: "oidc", Answer: authenticate, Inputs: tokenInputs},
		{Name: "token-files", Answer: tokenFile, Inputs: tokenFileInputs},
		{Name: "oidc-claims", Answer: claimed, Inputs: claimsInputs},
		{Name: "distributed-claims", Answer: distributed, Inputs: distributedInputs},
		{Name: "authentication-configurations", Answer: authenticationConfiguration, Inputs: authenticationConfigurationInputs},
		{Name: "authorization-configurations", Answer: authorizationConfiguration, Inputs: authorizationConfigurationInputs},
		{Name: "match-conditions", Answer: matched, Inputs: conditionsInputs},
	})
}
