import type { OpenAPIHono } from '@hono/zod-openapi';

/** A limit of the platform: whether one more is allowed under this key. */
interface RateLimiter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** What the surroundings give to the service; all of it may be missing. */
export interface ServiceBindings {
  /** `<key id>:<base64url of 32 bytes>`, the current key first, comma between; seals games. */
  readonly SEAL_KEYS?: string;
  /** `development` allows the key with the id `dev` and limits nothing. */
  readonly ENVIRONMENT?: string;
  /** Limits the computer at the levels that search; absent: no limit. */
  readonly AI_PLAY_LIMIT?: RateLimiter;
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
