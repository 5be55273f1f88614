import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { contract } from '../../api/contract/all.ts';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import { withTrailingSlash } from '../../api/endpoint-path.ts';
import type { RequestShape } from '../../api/contract/requests/shared.ts';
import { backEnd } from '../../config/back-end.ts';
import * as responseValues from '../../model/response-values.ts';
import * as application from '../../model/application.ts';
import * as fileKind from '../../model/file-kind.ts';
import * as lookup from '../../model/lookup.ts';
import * as payment from '../../model/payment.ts';
import * as paymentOptions from '../../model/payment-options.ts';
import { describeCall, describeEntities, describeParameter, exampleOfResponse, type Json } from './describe-fields.ts';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const entities: Record<string, v.GenericSchema> = Object.fromEntries(
  [application, responseValues, fileKind, lookup, payment, paymentOptions].flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1])),
  ),
);

const CONFIG: ConversionConfig = {
  // Trimming and defaults happen on arrival, and JSON Schema cannot express them.
  typeMode: 'input',
  errorMode: 'ignore',
  definitions: entities,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const schemaOf = (schema: v.GenericSchema): Json => {
  const { $schema: _dialect, $defs: _parts, ...rest } = toJsonSchema(schema, CONFIG);
  return rest;
};

const schemas = toJsonSchemaDefs(entities, CONFIG) as Record<string, Json>;

/** A parameter of alternative queries is required if all of them require it. */
const queryParameters = (schema: v.GenericSchema): Json[] => {
  const whole = schemaOf(schema);
  const variants = (whole['anyOf'] ?? [whole]) as { properties?: Record<string, Json>; required?: string[] }[];
  const names = [...new Set(variants.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  return names.map((name) => ({
    name,
    in: 'query',
    required: variants.every(({ required }) => required?.includes(name)),
    schema: variants.find(({ properties }) => properties?.[name])?.properties?.[name] ?? {},
  }));
};

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: true,
  schema: { enum: ['th', 'en'] },
  example: 'th',
};

const requestBody = ({ body, multipart }: RequestShape): Json =>
  body
    ? {
        requestBody: {
          required: true,
          content: {
            [multipart ? 'multipart/form-data' : 'application/json']: {
              schema: describeCall(schemaOf(body), schemas, true),
            },
          },
        },
      }
    : {};

const described = (schema: Json, owner = ''): Json => ({
  'application/json': {
    schema: describeCall(schema, schemas, false, owner),
    example: exampleOfResponse(schema, schemas, owner),
  },
});

const NO_STORE = { $ref: '#/components/headers/NoStore' };
const REFUSAL = { $ref: '#/components/responses/Refusal' };

const operation = (name: string, tag: string, endpoint: Endpoint, request: RequestShape): Json => ({
  operationId: name,
  tags: [tag],
  summary: request.summary,
  ...(endpoint.token === 'none' ? {} : { security: [{ [endpoint.token]: [] }] }),
  parameters: [
    LANGUAGE,
    ...[...pathParameters(endpoint.path), ...(request.query ? queryParameters(request.query) : [])].map((one) =>
      describeParameter(one, schemas),
    ),
  ],
  ...requestBody(request),
  responses: {
    200: {
      description: 'The response, as it is or as `data` of an object.',
      headers: { 'Cache-Control': NO_STORE },
      content: described(schemaOf(endpoint.response)),
    },
    ...(endpoint.token === 'none' ? {} : { 401: REFUSAL }),
    '4XX': REFUSAL,
  },
});

const token = (whose: string): Json => ({
  type: 'apiKey',
  in: 'header',
  name: backEnd.tokenHeader,
  description: whose,
});

export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const { name, tag, endpoint, request } of contract) {
    const path = `/api/${withTrailingSlash(endpoint.path)}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, tag, endpoint, request) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'University admissions API',
      version: '1',
      description:
        'What the admissions front end calls, and what it reads of the responses. Unknown fields of responses are ignored.',
    },
    paths,
    components: {
      schemas: describeEntities(schemas),
      securitySchemes: {
        application: token('The access token of one application.'),
        dashboard: token('The token of the status dashboard.'),
      },
      headers: {
        NoStore: {
          description: 'A response may belong to one applicant: nothing on its way keeps it.',
          schema: { const: 'no-store' },
          example: 'no-store',
        },
      },
      responses: {
        Refusal: {
          description:
            'A refusal. `errors` holds messages by field name. With status 400, 409 and 422, `message` is written for applicants, in the language asked for. A 404 of another form is not taken for the word of this API.',
          content: described(
            {
              type: 'object',
              required: ['message', 'errors'],
              properties: {
                message: { type: 'string' },
                errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
              },
            },
            'Refusal',
          ),
        },
      },
    },
  };
}
