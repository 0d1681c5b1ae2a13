// Command utilvectors tells what Go makes of versions, durations, hashes, warnings and other small things.
package main

import "kubetyped/rows"

func main() {
	rows.Main([]rows.Area{
		{Name: "version", Answer: readVersion, Inputs: versionInputs},
		{Name: "kube-version", Answer: compareKubeVersions, Inputs: kubeVersionInputs},
		{Name: "highest-version", Answer: highestVersion, Inputs: highestInputs},
		{Name: "resource-version", Answer: compareResourceVersions, Inputs: resourceVersionInputs},
		{Name: "human-duration", Answer: humanDuration, Inputs: durationInputs},
		{Name: "safe-encode", Answer: safeEncode, Inputs: safeEncodeInputs},
		{Name: "shard", Answer: shard, Inputs: shardInputs},
		{Name: "shard-parse", Answer: parseShard, Inputs: shardParseInputs},
		{Name: "warning-header", Answer: warningHeader, Inputs: warningInputs},
		{Name: "network-text", Answer: networkText, Inputs: networkInputs},
		{Name: "string-sets", Answer: combineSets, Inputs: setInputs},
		{Name: "merge-order", Answer: mergeOrder, Inputs: mergeInputs},
		{Name: "expiring-cache", Answer: runCaches, Inputs: cacheInputs},
		{Name: "sort", Answer: sortPlaces, Inputs: sortInputs},
	})
}
