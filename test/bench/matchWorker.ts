/** The service with its matches counted, and beside them the simplest object that could hold one. */
import { DurableObject } from 'cloudflare:workers';
import { createService } from '../../api/app.ts';
import type { ServiceBindings } from '../../api/env.ts';
import { MatchObject } from '../../api/match/MatchObject.ts';

/** What the objects of this process have done. */
const counts = { woken: 0, requests: 0, messages: 0, rowsRead: 0, rowsWritten: 0, alarmsSet: 0 };

/** A cursor tells its rows when it has been read, which is later. */
let cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];

let counting = false;

/** Counts what all objects of this process do with their storage. */
function countStorage(storage: DurableObjectStorage): void {
  if (counting) return;
  counting = true;
  const sql = Object.getPrototypeOf(storage.sql);
  const { exec } = sql;
  sql.exec = function (this: SqlStorage, ...query: Parameters<SqlStorage['exec']>) {
    const cursor = exec.apply(this, query);
    cursors.push(cursor);
    return cursor;
  };
  const alarms = Object.getPrototypeOf(storage);
  const { setAlarm } = alarms;
  alarms.setAlarm = function (
    this: DurableObjectStorage,
    ...time: Parameters<DurableObjectStorage['setAlarm']>
  ) {
    counts.alarmsSet++;
    return setAlarm.apply(this, time);
  };
}

/** A match as it is, counted. */
export class CountedMatch extends MatchObject {
  constructor(state: DurableObjectState, bindings: ServiceBindings) {
    super(state, bindings);
    countStorage(state.storage);
    counts.woken++;
  }

  override async fetch(request: Request): Promise<Response> {
    counts.requests++;
    return super.fetch(request);
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    counts.messages++;
    super.webSocketMessage(socket, message);
  }
}

export { MatchObject };

/** The yardstick: takes a message, writes one row, says that it has. It knows no rules and tells nobody else. */
export class NaiveObject extends DurableObject {
  constructor(state: DurableObjectState, bindings: object) {
    super(state, bindings);
    state.storage.sql.exec('CREATE TABLE IF NOT EXISTS play (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, message: string): void {
    const { id } = JSON.parse(message);
    this.ctx.storage.sql.exec('INSERT INTO play (body) VALUES (?)', message);
    socket.send(JSON.stringify({ kind: 'accepted', id, version: 0, seq: 0 }));
  }
}

/** What the bench Worker is given. */
interface BenchBindings extends ServiceBindings {
  readonly NAIVE: DurableObjectNamespace<NaiveObject>;
}

const service = createService();

export default {
  fetch(request: Request, bindings: BenchBindings, context: ExecutionContext): Response | Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/naive') return bindings.NAIVE.get(bindings.NAIVE.newUniqueId()).fetch(request);
    if (pathname !== '/counts') return service.fetch(request, bindings, context);
    for (const { rowsRead, rowsWritten } of cursors) {
      counts.rowsRead += rowsRead;
      counts.rowsWritten += rowsWritten;
    }
    cursors = [];
    return Response.json(counts);
  },
};
