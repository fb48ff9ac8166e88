import { describe, expect, it } from 'vitest';
import { parseSaved } from '../../widget/model/saved.ts';
import { parseChosen } from '../../widget/model/settings.ts';

describe('what a browser has kept', () => {
  it('is a game only when it is a whole one', () => {
    expect(parseSaved(null)).toBeUndefined();
    expect(parseSaved('{')).toBeUndefined();
    expect(parseSaved('{"format":2,"wish":"x"}')).toBeUndefined();
    const whole = {
      format: 3,
      wish: 'x',
      served: { sealed: 't', view: {}, level: 'normal' },
      earlier: [],
      rules: { variant: {}, deck: [] },
    };
    expect(parseSaved(JSON.stringify(whole))).toMatchObject({ wish: 'x' });
    expect(parseSaved(JSON.stringify({ ...whole, format: 0 }))).toBeUndefined();
  });

  it('is a setting only when it is one', () => {
    expect(parseChosen('{"deck":"francesi","nonsense":"x","theme":3}')).toEqual({ deck: 'francesi' });
    expect(parseChosen('[')).toEqual({});
    expect(parseChosen(null)).toEqual({});
  });
});
