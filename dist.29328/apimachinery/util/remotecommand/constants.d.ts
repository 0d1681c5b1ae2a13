/** How long a server waits for the streams of a command, in milliseconds. */
export declare const DefaultStreamCreationTimeout = 30000;
/** The first subprotocol of attach and exec. Output may be lost at the end. */
export declare const StreamProtocolV1Name = "channel.k8s.io";
/** The first without loss of output. */
export declare const StreamProtocolV2Name = "v2.channel.k8s.io";
/** Also resizes terminals. */
export declare const StreamProtocolV3Name = "v3.channel.k8s.io";
/** Also reports the exit code, in a Status on the error stream. */
export declare const StreamProtocolV4Name = "v4.channel.k8s.io";
/** Also closes individual streams. WebSockets only. */
export declare const StreamProtocolV5Name = "v5.channel.k8s.io";
/** The reason of a Status for a command with a non-zero exit code. */
export declare const NonZeroExitCodeReason = "NonZeroExitCode";
/** The type of the cause whose message is the exit code. */
export declare const ExitCodeCauseType = "ExitCode";
/** The first byte of a WebSocket message with input for the command. Mirrors Go's `remotecommand.StreamStdIn`. */
export declare const StreamStdIn = 0;
/** That of a message with output of the command. Mirrors Go's `remotecommand.StreamStdOut`. */
export declare const StreamStdOut = 1;
/** That of a message with error output of the command. Mirrors Go's `remotecommand.StreamStdErr`. */
export declare const StreamStdErr = 2;
/** The Status at the end of the command. */
export declare const StreamErr = 3;
/** The size of the terminal: `{"Width":80,"Height":24}`. */
export declare const StreamResize = 4;
/** The stream whose number follows is closed. */
export declare const StreamClose = 255;
/** What servers offer over SPDY, preferred first. Mirrors Go's `remotecommand.SupportedStreamingProtocols`. */
export declare const SupportedStreamingProtocols: readonly string[];
