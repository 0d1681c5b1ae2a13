/**
 * The part of SARIF 2.1.0 (OASIS, 3.13 to 3.58) that a report uses, closed: which properties its objects have, which are
 * required, and of what values.
 */
export const sarifSchema: object = {
  ...closed(
    {
      $schema: { type: 'string', format: 'uri' },
      version: { const: '2.1.0' },
      runs: list({ $ref: '#/definitions/run' }),
    },
    ['version', 'runs'],
  ),
  definitions: {
    run: closed(
      {
        tool: closed({ driver: { $ref: '#/definitions/toolComponent' } }, ['driver']),
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
        invocations: list({ $ref: '#/definitions/invocation' }),
        results: list({ $ref: '#/definitions/result' }),
      },
      ['tool'],
    ),
    toolComponent: closed(
      {
        name: { type: 'string' },
        version: { type: 'string' },
        rules: { ...list({ $ref: '#/definitions/rule' }), uniqueItems: true },
      },
      ['name'],
    ),
    rule: closed(
      {
        id: { type: 'string' },
        shortDescription: { $ref: '#/definitions/message' },
        defaultConfiguration: closed({ level: { $ref: '#/definitions/level' } }, []),
      },
      ['id'],
    ),
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message: closed({ text: { type: 'string', minLength: 1 } }, ['text']),
    invocation: closed(
      {
        executionSuccessful: { type: 'boolean' },
        toolExecutionNotifications: list(
          closed(
            {
              level: { $ref: '#/definitions/level' },
              message: { $ref: '#/definitions/message' },
              locations: list({ $ref: '#/definitions/location' }),
            },
            ['message'],
          ),
        ),
      },
      ['executionSuccessful'],
    ),
    result: closed(
      {
        ruleId: { type: 'string' },
        ruleIndex: { type: 'integer', minimum: 0 },
        level: { $ref: '#/definitions/level' },
        message: { $ref: '#/definitions/message' },
        locations: list({ $ref: '#/definitions/location' }),
        partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
      },
      ['message'],
    ),
    location: closed(
      {
        physicalLocation: closed(
          {
            artifactLocation: closed({ uri: { type: 'string', pattern: '^[!-~]+$' }, uriBaseId: { type: 'string' } }, [
              'uri',
            ]),
            region: closed(
              { startLine: { type: 'integer', minimum: 1 }, startColumn: { type: 'integer', minimum: 1 } },
              [],
            ),
          },
          ['artifactLocation'],
        ),
        logicalLocations: list(closed({ fullyQualifiedName: { type: 'string' } }, [])),
      },
      [],
    ),
  },
};

function closed(properties: object, required: readonly string[]): object {
  return { type: 'object', properties, required, additionalProperties: false };
}

function list(items: object): object {
  return { type: 'array', items };
}
