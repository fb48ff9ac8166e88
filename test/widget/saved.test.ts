import { describe, expect, it } from 'vitest';
import { parseSaved } from '../../widget/model/saved.ts';
import { parseChosen } from '../../widget/model/settings.ts';

describe('what a browser has kept', () => {
  it('is a game only when it is a whole one', () => {
    expect(parseSaved(null)).toBeUndefined();
    expect(parseSaved('{')).toBeUndefined();
    expect(parseSaved('{"format":2,"wish":"x"}')).toBeUndefined();
    const view = { table: [], seats: [], sides: [] };
    const rules = { choice: { variant: 'scopa' }, sheet: {}, variant: { names: {} }, deck: [], items: [] };
    const whole = {
      format: 3,
      wish: 'x',
      served: { sealed: 't', view, level: 'normal' },
      earlier: [],
      rules,
    };
    expect(parseSaved(JSON.stringify(whole))).toMatchObject({ wish: 'x' });
    expect(parseSaved(JSON.stringify({ ...whole, format: 0 }))).toBeUndefined();
    // What cannot be drawn would leave the table empty after every reload.
    for (const part of ['table', 'seats', 'sides']) {
      const served = { ...whole.served, view: { ...view, [part]: 5 } };
      expect(parseSaved(JSON.stringify({ ...whole, served })), part).toBeUndefined();
    }
    for (const part of Object.keys(rules))
      expect(
        parseSaved(JSON.stringify({ ...whole, rules: { ...rules, [part]: null } })),
        part,
      ).toBeUndefined();
    for (const part of Object.keys(whole))
      if (part !== 'wish')
        expect(parseSaved(JSON.stringify({ ...whole, [part]: null })), part).toBeUndefined();
  });

  it('is a setting only when it is one', () => {
    expect(parseChosen('{"deck":"francesi","nonsense":"x","theme":3}')).toEqual({ deck: 'francesi' });
    expect(parseChosen('[')).toEqual({});
    expect(parseChosen(null)).toEqual({});
  });
});
