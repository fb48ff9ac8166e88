/** How the table looks and sounds; nothing here touches the game. */
import { html, type TemplateResult } from 'lit';
import { languages } from '../i18n/index.ts';
import type { Settings } from '../view/scene.ts';
import { choicesOf, select } from './fields.ts';
import type { PanelView } from './view.ts';

/** The form, and the ways to what else there is. */
export function tableForm({ scene, m }: PanelView): TemplateResult {
  const { settings, decks, act, words } = scene;
  const set =
    <Key extends keyof Settings>(key: Key) =>
    (value: string): void =>
      act.set({ [key]: value });
  return html`<h3>${m.settings}</h3>
    <div class="fields">
      ${select(m.deck, settings.deck, choicesOf(m.decks, decks), set('deck'))}
      ${select(m.indices, settings.indices, choicesOf(m.indexKinds), set('indices'))}
      ${select(m.assist, settings.assist, choicesOf(m.assists), set('assist'))}
      ${select(m.order, settings.order, choicesOf(m.orders), set('order'), { name: 'order' })}
      ${select(m.speed, settings.animation, choicesOf(m.speeds), set('animation'))}
      ${select(m.sound, settings.sound, choicesOf(m.sounds), set('sound'), { name: 'sound' })}
      ${select(m.theme, settings.theme, choicesOf(m.themes), set('theme'))}
      ${select(
        m.language,
        words.m.code,
        languages.map(({ code, native }) => ({ value: code, text: native })),
        set('lang'),
      )}
    </div>
    <div class="choices">
      <button type="button" class="do" @click=${() => act.open('rules')}>${words.m.rules}</button>
      <button type="button" class="do" @click=${() => act.open('keys')}>${m.keys}</button>
      <button type="button" class="do" data-statistics @click=${() => act.open('statistics')}>${m.statistics}</button>
    </div>`;
}
