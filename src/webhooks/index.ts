export type * from './admission/admission_request.ts';
export * from './admission/admission_webhook.ts';
export type { Convert } from './conversion/conversion_webhook.ts';
export * from './conversion/conversion_webhook.ts';
export * from './conversion/webhook_converter.ts';
export * from './review/call_handlers.ts';
export type { WebhookHandler, WebhookOptions } from './review/serve_review.ts';
