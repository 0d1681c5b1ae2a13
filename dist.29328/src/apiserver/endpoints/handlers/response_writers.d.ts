import { StatusError } from '#apimachinery/api/errors/status_error';
import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Encoder, NegotiatedSerializer, SerializerInfo } from '#apimachinery/runtime/codec';
import type { ServerRequest, ServerResponse } from '../../request/http.ts';
/** A response with an object. */
export declare function respond(status: number, mediaType: string, body: Uint8Array, headers?: Readonly<Record<string, string>>): ServerResponse;
/** A response with a text that comes in pieces: written as it is made if it is large. @throws what makes the first of it */
export declare function respondInPieces(status: number, mediaType: string, pieces: Iterable<string>): Promise<ServerResponse>;
/** A response with a text. Mirrors Go's `http.Error`. */
export declare function respondText(status: number, text: string, headers?: Readonly<Record<string, string>>): ServerResponse;
/** Whether somebody is going to read it: the JSON is indented. Mirrors `isPrettyPrint` of Go's negotiation. */
export declare function wantsPretty({ headers }: Pick<ServerRequest, 'headers'>, query: URLSearchParams): boolean;
/** What objects are written with. */
export declare function encoderOf(info: SerializerInfo, pretty: boolean): Encoder;
/** The Status of an error. Mirrors Go's `responsewriters.ErrorToAPIStatus`. */
export declare function statusOf(error: unknown): Status;
/** A response with the Status of an error. Mirrors Go's `responsewriters.ErrorNegotiated`. */
export declare function respondError(error: unknown, codecs: NegotiatedSerializer, request: Pick<ServerRequest, 'headers'>, query: URLSearchParams): ServerResponse;
/** 406, said in other words than those of a list of media types. */
export declare function newNotAcceptable(message: string, details?: object): StatusError;
