/** What every command has. */
export const helpOption = { type: 'boolean', short: 'h', help: 'show this help' };
