/** What live play says: its texts in the table's language, and what it has to remark, for as long as that is worth reading. */
import type { LiveOptions } from '../controllers/liveTable.ts';
import { Shelf } from '../controllers/shelf.ts';
import type { LiveMessages } from './en.ts';
import { liveMessages, loadLiveMessages } from './words.ts';

/** In whatever language is spoken when it is read. */
type Remark = (m: LiveMessages) => string;

/** How long a remark stays, in milliseconds. */
const duration = 6000;

/** The texts in use and the last remark. */
export interface Speech {
  /** The texts in a language; nothing before they are here. */
  texts(code: string): LiveMessages | undefined;
  /** Fetches again what did not come. */
  retry(): void;
  /** The last remark, while it stays. */
  note(m: LiveMessages): string | undefined;
  /** Says things to those who do not see the table, one after the other. */
  say(news: (m: LiveMessages) => readonly string[]): void;
  /** Makes a remark, which is seen and said. */
  remark(remark: Remark): void;
  /** Takes the last remark back. */
  hush(): void;
}

/** What live play says at one table. */
export function speechOf({ host, say: tell, replaced, onTrouble, onConnection }: LiveOptions): Speech {
  let m: LiveMessages | undefined;
  let last: Remark | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = (): void => host.requestUpdate();
  const languages = new Shelf({
    find: liveMessages,
    load: loadLiveMessages,
    onChange,
    onMissing: () => onTrouble({ kind: 'unreachable' }),
    onBack: () => onConnection(true),
  });
  const say: Speech['say'] = (news) => {
    if (m !== undefined) for (const each of news(m)) tell(each);
  };
  const show = (remark: Remark | undefined): void => {
    clearTimeout(timer);
    last = remark;
    onChange();
  };
  const hush = (): void => show(undefined);
  return {
    texts: (code) => {
      const own = languages.get(code) ?? (languages.missing ? liveMessages('en') : undefined);
      m = own && { ...own, ...replaced() };
      return m;
    },
    retry: () => languages.retry(),
    note: (texts) => last?.(texts),
    say,
    remark: (remark) => {
      show(remark);
      timer = setTimeout(hush, duration);
      say((texts) => [remark(texts)]);
    },
    hush,
  };
}
