/** Gives on a link: as the device shares, else into the clipboard, else to be copied by hand. */
import type { Served } from '../model/saved.ts';
import { replayLink, roundOf } from '../panels/replayLink.ts';
import type { LiveTable } from './liveTable.ts';

interface SharingOptions {
  /** Shows the link to be copied by hand. */
  readonly show: (link: string) => void;
  /** The link has been copied. */
  readonly copied: () => void;
}

/** What there is to share: the live match, or the round that is over; else the page itself. */
async function linkFor(live: LiveTable | undefined, served: Served | undefined): Promise<string> {
  const page = location.href.replace(/#.*/, '');
  if (live !== undefined) return (await live.link()) ?? page;
  if (served?.seed === undefined) return page;
  return replayLink(roundOf(served, { seed: served.seed }));
}

/** Shares, and tells the link. */
export async function shareLink(
  live: LiveTable | undefined,
  served: Served | undefined,
  { show, copied }: SharingOptions,
): Promise<string> {
  const link = await linkFor(live, served);
  try {
    if (typeof navigator.share === 'function') await navigator.share({ url: link });
    else {
      await navigator.clipboard.writeText(link);
      copied();
    }
  } catch (refusal) {
    // Who closes the device's own sheet wants no other.
    if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) show(link);
  }
  return link;
}
