/** What opens above the table: menu, level, rules, keys, the last play, and the question before a new game. */
import { html, nothing, type TemplateResult } from 'lit';
import { languages } from '../i18n/index.ts';
import { flipExtra, levels } from '../model/wish.ts';
import type { Level } from '../net/types.ts';
import { cardFace } from './card.ts';
import type { Panel, Scene, Settings } from './scene.ts';

const targets: readonly number[] = [11, 16, 21, 31, 51];

interface Choice {
  readonly value: string;
  readonly text: string;
}

const choicesOf = (
  texts: Readonly<Record<string, string>>,
  values: readonly string[] = Object.keys(texts),
): readonly Choice[] => values.map((value) => ({ value, text: texts[value] ?? value }));

function select(
  label: string,
  value: string,
  choices: readonly Choice[],
  set: (value: string) => void,
): TemplateResult {
  const change = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) set(event.target.value);
  };
  return html`<label class="field"
    ><span>${label}</span
    ><select @change=${change}>
      ${choices.map((choice) => html`<option value=${choice.value} .selected=${choice.value === value}>${choice.text}</option>`)}
    </select></label
  >`;
}

function levelCards(scene: Scene, current: Level, choose: (level: Level) => void): TemplateResult {
  const { m } = scene.words;
  return html`<fieldset class="levels">
    <legend>${m.level}</legend>
    ${levels.map(
      (level) =>
        html`<label class="levelcard"
          ><input type="radio" name="level" value=${level} .checked=${level === current} @change=${() => choose(level)} /><span
            ><b>${m.levels[level]}</b> ${m.levelTexts[level]}</span
          ></label
        >`,
    )}
    <p class="promise">${m.promise}</p>
  </fieldset>`;
}

function levelPanel(scene: Scene): TemplateResult {
  const { rules, act, level, words, draft } = scene;
  return html`${levelCards(scene, draft.level, (chosen) => act.draft({ level: chosen }))}
    <div class="choices">
      <button type="button" class="do main" ?disabled=${draft.level === level} @click=${() => act.wish({ choice: rules.choice, level: draft.level })}>
        ${words.m.start}
      </button>
    </div>`;
}

/** Why the wish in the form cannot be played. */
function clash({ panel, draft, words }: Scene): TemplateResult | typeof nothing {
  if (panel?.kind !== 'menu' || panel.clash === undefined) return nothing;
  const extra = draft.variant?.extras.find((each) => each.extra === panel.clash);
  return html`<p class="banner" role="alert">
    ${words.m.clash}${extra === undefined ? nothing : `: ${words.text(extra.names)}`}
  </p>`;
}

function gameForm(scene: Scene): TemplateResult {
  const { draft, words, act } = scene;
  const { m } = words;
  const { choice, variants, variant } = draft;
  const extras = choice.extras ?? [];
  const flip = (extra: string): void =>
    act.draft({ choice: { ...choice, extras: flipExtra(extras, extra) } });
  const target = choice.target ?? 0;
  const points =
    targets.includes(target) || target === 0 ? targets : [...targets, target].sort((a, b) => a - b);
  // Until the lists are here, each field shows what is being played.
  const games =
    variants.length === 0
      ? [{ value: choice.variant, text: scene.variantName }]
      : variants.map((each) => ({ value: each.variant, text: words.text(each.names) }));
  const tables = variant?.tables ?? [{ players: choice.players ?? scene.rules.players }];
  return html`<form @submit=${(event: Event) => event.preventDefault()}>
    ${clash(scene)}
    <div class="fields">
      ${select(m.variant, choice.variant, games, (value) => act.draft({ choice: { variant: value } }))}
      ${select(
        m.players,
        `${choice.players ?? ''}`,
        tables.map(({ players }) => ({
          value: `${players}`,
          text: words.say('playersCount', { n: players }),
        })),
        (value) => act.draft({ choice: { ...choice, players: Number(value) } }),
      )}
      ${select(
        m.targetLabel,
        `${target}`,
        points.map((each) => ({ value: `${each}`, text: `${each}` })),
        (value) => act.draft({ choice: { ...choice, target: Number(value) } }),
      )}
    </div>
    ${variant === undefined ? nothing : html`<p class="about">${words.text(variant.summary)}</p>`}
    ${
      (variant?.extras.length ?? 0) === 0
        ? nothing
        : html`<fieldset class="extras">
            <legend>${m.extras}</legend>
            ${variant?.extras.map(
              (each) =>
                html`<label class="check" title=${words.text(each.summary)}
                  ><input type="checkbox" .checked=${extras.includes(each.extra)} @change=${() => flip(each.extra)} /><span
                    >${words.text(each.names)}</span
                  ></label
                >`,
            )}
          </fieldset>`
    }
    ${levelCards(scene, draft.level, (level) => act.draft({ level }))}
    <div class="choices">
      <button type="button" class="do main" data-begin @click=${() => act.wish({ choice: draft.choice, level: draft.level })}>${m.start}</button>
      <button type="button" class="do" data-live @click=${() => act.live({ choice: draft.choice, level: draft.level })}>${m.friend}</button>
    </div>
  </form>`;
}

function tableForm(scene: Scene): TemplateResult {
  const { settings, decks, act, words } = scene;
  const { m } = words;
  const set =
    <Key extends keyof Settings>(key: Key) =>
    (value: string): void =>
      act.set({ [key]: value });
  return html`<h3>${m.settings}</h3>
    <div class="fields">
      ${select(m.deck, settings.deck, choicesOf(m.decks, decks), set('deck'))}
      ${select(m.indices, settings.indices, choicesOf(m.indexKinds), set('indices'))}
      ${select(m.assist, settings.assist, choicesOf(m.assists), set('assist'))}
      ${select(m.speed, settings.animation, choicesOf(m.speeds), set('animation'))}
      ${select(m.theme, settings.theme, choicesOf(m.themes), set('theme'))}
      ${select(
        m.language,
        m.code,
        languages.map(({ code, native }) => ({ value: code, text: native })),
        set('lang'),
      )}
    </div>
    <div class="choices">
      <button type="button" class="do" @click=${() => act.open('rules')}>${m.rules}</button>
      <button type="button" class="do" @click=${() => act.open('keys')}>${m.keys}</button>
    </div>`;
}

const rulesPanel = ({ rules, words }: Scene): TemplateResult =>
  html`<ul class="sheet">
    ${(words.m.code === 'de' ? rules.sheet.de : words.m.code === 'it' ? rules.sheet.it : rules.sheet.en).map((each) => html`<li>${each}</li>`)}
  </ul>`;

function keysPanel({ words: { m } }: Scene): TemplateResult {
  const keys: readonly (readonly [key: string, text: string])[] = [
    ['1 – 9, 0', m.keyCard],
    ['← →', m.keyArrows],
    ['Enter', m.confirm],
    ['Esc', m.cancel],
    ['H', m.hint],
    ['U', m.takeBack],
    ['N', m.newGame],
    ['L', m.level],
    ['D', m.deck],
    ['?', m.keys],
  ];
  return html`<dl class="keys">
    ${keys.map(([key, text]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}
  </dl>`;
}

function lastPanel(scene: Scene): TemplateResult | typeof nothing {
  const { shown, words } = scene;
  const { lastPlay } = shown;
  if (lastPlay === undefined) return nothing;
  const cards = [lastPlay.card, ...lastPlay.captured.filter((card) => card !== lastPlay.card)];
  return html`<p>${words.play(lastPlay)}</p>
    <div class="replay">
      ${cards.map((card) => html`<span class="card" role="img" aria-label=${words.card(card)}>${cardFace(scene, card)}</span>`)}
    </div>`;
}

function askPanel({ words, act }: Scene, panel: Extract<Panel, { kind: 'ask' }>): TemplateResult {
  const { m } = words;
  return html`<p>${m.newGameAsk}</p>
    <div class="choices">
      <button type="button" class="do main" data-begin @click=${() => act.begin(panel.wish)}>${m.start}</button>
      <button type="button" class="do" @click=${act.close}>${m.keep}</button>
    </div>`;
}

function content(scene: Scene, panel: Panel): TemplateResult | typeof nothing | string {
  switch (panel.kind) {
    case 'menu':
      return html`${gameForm(scene)} ${tableForm(scene)}`;
    case 'level':
      return levelPanel(scene);
    case 'rules':
      return rulesPanel(scene);
    case 'keys':
      return keysPanel(scene);
    case 'last':
      return lastPanel(scene);
    case 'live':
      return scene.livePanel?.content ?? nothing;
    case 'ask':
      return askPanel(scene, panel);
  }
}

function title({ words: { m }, variantName, livePanel }: Scene, panel: Panel): string {
  const titles = {
    menu: m.newGame,
    level: m.level,
    rules: `${m.rules}: ${variantName}`,
    keys: m.keys,
    last: m.lastPlay,
    ask: m.newGame,
    live: livePanel?.title ?? '',
  };
  return titles[panel.kind];
}

/** The one dialog of the table; open whenever there is a panel. */
export function panels(scene: Scene): TemplateResult {
  const { panel, act, words } = scene;
  return html`<dialog part="dialog" aria-labelledby="panel-title" @close=${act.close}>
    ${
      panel === undefined
        ? nothing
        : html`<header>
              <h2 id="panel-title">${title(scene, panel)}</h2>
              <button type="button" class="close" aria-label=${words.m.close} @click=${act.close}>×</button>
            </header>
            <div class="panel">${content(scene, panel)}</div>`
    }
  </dialog>`;
}
