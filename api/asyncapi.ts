/**
 * The published description of what goes over the socket of a match, as AsyncAPI 3.0. Made by `npm run openapi` from the
 * schemas by which the service reads and writes.
 */
import { OpenAPIHono } from '@hono/zod-openapi';
import { SUBPROTOCOL } from './match/headers.ts';
import { BURST, MESSAGE_LENGTH, PER_SECOND, SOCKETS_PER_SEAT, SPECTATORS } from './match/limits.ts';
import { information, openObjects } from './openapi.ts';
import { eventsLimit } from './schemas/match.ts';
import { clientMessages, serverMessages } from './schemas/socketMessages.ts';

/** One message of each kind, as it really is sent. */
export interface MessageExamples {
  readonly client: Readonly<Record<keyof typeof clientMessages, object>>;
  readonly server: Readonly<Record<keyof typeof serverMessages, object>>;
}

const description = `What goes over the socket of a live match. The match itself is made and joined by HTTP: \`/openapi.json\`.

**Opening.** \`new WebSocket(url, ["${SUBPROTOCOL}", seatToken])\` speaks for the seat of the token; \`new WebSocket(url, ["${SUBPROTOCOL}"])\` looks on. The service answers with the subprotocol \`${SUBPROTOCOL}\` only. A token that is none of this match, or a match that there is not, is refused with an HTTP status.

**Hello first.** Before \`hello\` nothing is told of what happens. Without \`lastSeq\` it is answered by a \`snapshot\`; with it by the \`events\` after that number, also when there are none, and the match as it is. When more than ${eventsLimit} were missed, or the number is beyond the last one, a \`snapshot\` comes instead.

**Order.** Everything that happens comes once and in order: the entries of \`events\` are numbered by \`seq\` without a gap, and \`match\` is the match after the last of them. Keep the last \`seq\`; after a broken connection open a new socket and say it in \`hello\`. A \`seats\` message has no number: it tells who sits there now. A \`snapshot\` takes the place of all that was known, and comes by itself when a rematch is announced.

**Playing.** \`play\` names the \`version\` of the match that it is made against: of all plays for one version exactly one is made. Its \`id\` is an idempotency key, as \`Idempotency-Key\` is for submitPlay: after a broken connection send the same message again, and it counts once. What is \`accepted\` is stored. The \`events\` of a play may come before or after its \`accepted\`. A \`problem\` with the \`id\` of a message says that it was not carried out; one without an id belongs to a message that could not be read.

**Alive.** The text \`ping\` is answered with the text \`pong\`, whoever asks. Neither is JSON.

**Limits.** A message has at most ${MESSAGE_LENGTH} UTF-16 units. A seat may send ${BURST} messages at once and ${PER_SECOND} a second, from all its sockets and by HTTP together, and each spectator as many; more are a \`problem\` with the code \`rate-limited\`. A seat has at most ${SOCKETS_PER_SEAT} sockets, a match at most ${SPECTATORS} of spectators.

**Closing.** The service closes a socket with 1003 after a message that is not text, with 1009 after one that is too long, and with 1001 when the match is no longer kept. Any other end is a broken connection: come back.

Values marked \`x-extensible-enum\` may grow, messages may get new properties, and there may be new kinds of messages: clients must pass over what they do not know.`;

type ClientKind = keyof typeof clientMessages;
type Kind = ClientKind | keyof typeof serverMessages;
type Json = Record<string, unknown>;

const refer = (path: string) => ({ $ref: `#/${path}` });
const inChannel = (name: string) => refer(`channels/match/messages/${name}`);
const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];

const schemaName = (kind: Kind): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Message`;

/** What OpenAPI calls `example` is a list in JSON Schema. Changes the schemas in place. */
function listExamples(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const example: unknown = Reflect.get(value, 'example');
  if (example !== undefined && Reflect.deleteProperty(value, 'example')) {
    Reflect.set(value, 'examples', [example]);
  }
  for (const child of Object.values(value)) listExamples(child);
}

/** The schemas of all messages and of everything they name, from the generator that makes the OpenAPI document. */
function messageSchemas(): Json {
  const generator = new OpenAPIHono();
  for (const [kind, schema] of entries({ ...clientMessages, ...serverMessages })) {
    generator.openAPIRegistry.register(schemaName(kind), schema);
  }
  const { info } = information;
  const { components } = generator.getOpenAPI31Document({ openapi: '3.1.0', info });
  const schemas: Json = { ...components?.schemas };
  openObjects(schemas);
  listExamples(schemas);
  return schemas;
}

/** A message of JSON. Those with an id are answered under it. */
function jsonMessage(kind: Kind, example: object, summary: string) {
  return {
    name: kind,
    title: schemaName(kind),
    summary,
    contentType: 'application/json',
    payload: refer(`components/schemas/${schemaName(kind)}`),
    ...('id' in example && {
      correlationId: {
        description: 'The id of the message of the client.',
        location: '$message.payload#/id',
      },
    }),
    examples: [{ name: kind, payload: example }],
  };
}

const textMessage = (text: 'ping' | 'pong', summary: string) => ({
  name: text,
  title: text,
  summary,
  contentType: 'text/plain',
  payload: { type: 'string', enum: [text] },
  examples: [{ name: text, payload: text }],
});

/** What each message of a client is for, and how it can be answered. */
const conversation: Readonly<
  Record<ClientKind | 'ping', { summary: string; answers: readonly (Kind | 'pong')[] }>
> = {
  hello: {
    summary: 'Begin, or go on after a broken connection.',
    answers: ['snapshot', 'events', 'problem'],
  },
  play: { summary: 'Play a card.', answers: ['accepted', 'problem'] },
  ready: { summary: 'Be ready for the next round.', answers: ['accepted', 'problem'] },
  leave: { summary: 'Leave the seat to the computer.', answers: ['accepted', 'problem'] },
  ping: { summary: 'Ask whether the connection still stands.', answers: ['pong'] },
};

const channel = refer('channels/match');

/** An operation is described from the side of the service: it receives what clients send. */
function receives(kind: ClientKind | 'ping', text: string) {
  const { summary, answers } = conversation[kind];
  return {
    action: 'receive',
    channel,
    summary,
    description: text,
    messages: [inChannel(kind)],
    reply: { channel, messages: answers.map(inChannel) },
  };
}

const words = (schema: unknown): string => {
  const text = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'description') : undefined;
  return String(text ?? '');
};

/** The document. `examples` become those of the messages. */
export function asyncApiDocument(examples: MessageExamples) {
  const schemas = messageSchemas();
  const { info } = information;
  const messages = {
    ...Object.fromEntries(
      entries({ ...examples.client, ...examples.server }).map(([kind, example]) => [
        kind,
        jsonMessage(kind, example, words(schemas[schemaName(kind)])),
      ]),
    ),
    ping: textMessage('ping', conversation.ping.summary),
    pong: textMessage('pong', 'The connection stands.'),
  };
  return {
    asyncapi: '3.0.0',
    info: {
      ...info,
      title: 'scopa-table, live matches',
      description,
      tags: [{ name: 'matches', description: 'Live matches of people and computers, kept by the service.' }],
    },
    defaultContentType: 'application/json',
    servers: {
      service: {
        host: '{host}',
        protocol: 'wss',
        description: 'The service that gave this document; over ws when it runs on your own machine.',
        variables: { host: { default: 'localhost:8787', description: 'Name and port of the service.' } },
        security: [refer('components/securitySchemes/seatToken')],
      },
    },
    channels: {
      match: {
        address: '/v1/matches/{matchId}/socket',
        title: 'The socket of a match',
        description: 'One for each tab, device or program that follows the match.',
        parameters: { matchId: { description: 'The id of the match.' } },
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, refer(`components/messages/${name}`)]),
        ),
        bindings: {
          ws: { method: 'GET', headers: refer('components/schemas/SocketHeaders'), bindingVersion: '0.1.0' },
        },
      },
    },
    operations: {
      ...Object.fromEntries(
        entries(clientMessages).map(([kind]) => [kind, receives(kind, words(schemas[schemaName(kind)]))]),
      ),
      ping: receives('ping', 'Answered without waking a match that sleeps.'),
      tell: {
        action: 'send',
        channel,
        summary: 'Tell what happened.',
        description: 'To every socket that has said hello, as its party may see it.',
        messages: (['events', 'seats', 'snapshot'] as const).map(inChannel),
      },
    },
    components: {
      securitySchemes: {
        seatToken: {
          type: 'httpApiKey',
          name: 'Sec-WebSocket-Protocol',
          in: 'header',
          description: `The token of a seat, as the second subprotocol after \`${SUBPROTOCOL}\`; without one the socket is a spectator’s.`,
        },
      },
      messages,
      schemas: {
        SocketHeaders: {
          type: 'object',
          description: 'What is looked at when a socket is opened.',
          properties: {
            'Sec-WebSocket-Protocol': {
              type: 'string',
              maxLength: 200,
              description: `\`${SUBPROTOCOL}\`, then for a seat its token, a comma between.`,
              examples: [`${SUBPROTOCOL}, ${'0'.repeat(43)}`],
            },
          },
        },
        ...schemas,
      },
    },
  };
}
