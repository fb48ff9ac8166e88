import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MatchNamespace } from './match/requests.ts';

/** A limit of the platform: whether one more is allowed under this key. */
export interface RateLimiter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** The files that are served beside the service. */
export interface SiteFiles {
  fetch(address: URL): Promise<Response>;
}

/** What the surroundings give to the service; all of it may be missing. */
export interface ServiceBindings {
  /** `<key id>:<base64url of 32 bytes>`, the current key first, comma between; seals games. */
  readonly SEAL_KEYS?: string;
  /** `development` allows the key with the id `dev` and limits nothing. */
  readonly ENVIRONMENT?: string;
  /** Limits the computer at the levels that search; absent: no limit. */
  readonly AI_PLAY_LIMIT?: RateLimiter;
  /** Limits how many matches are created and joined; absent: no limit. */
  readonly MATCH_LIMIT?: RateLimiter;
  /** The files of the site. */
  readonly ASSETS?: SiteFiles;
  /** The live matches, one object each. */
  readonly MATCHES?: MatchNamespace;
  /** After so many seconds a finished match becomes a record; 3600 when absent. */
  readonly MATCH_ARCHIVE_SECONDS?: string;
  /** For so many seconds the record is kept; 30 days when absent. */
  readonly MATCH_RECORD_SECONDS?: string;
  /** After so many seconds a match that nobody plays on is deleted; 7 days when absent. */
  readonly MATCH_ABANDONED_SECONDS?: string;
}

/** The surroundings of one request. */
export interface ServiceEnv {
  Bindings: ServiceBindings;
  Variables: {
    /** Under which this request is found in the log. */
    requestId: string;
  };
}

/** The application that operations are added to. */
export type Service = OpenAPIHono<ServiceEnv>;
