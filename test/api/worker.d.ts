/** What the tests of the service import as `cloudflare:workers`. */
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../../api/index.ts');
  }
  interface Env {
    readonly SEAL_KEYS: string;
    readonly ENVIRONMENT: string;
    readonly MATCHES: DurableObjectNamespace<import('../../api/match/MatchObject.ts').MatchObject>;
  }
}

/** A file as its text. */
declare module '*?raw' {
  const text: string;
  export default text;
}
