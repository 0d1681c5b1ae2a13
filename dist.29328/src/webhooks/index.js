export * from './admission/admission_webhook.js';
export * from './conversion/conversion_webhook.js';
export * from './conversion/webhook_converter.js';
