import { describe, expect, it } from 'vitest';
import { flipExtra } from '../../widget/model/wish.ts';

describe('the house rules in the form', () => {
  it('join and leave with a tap', () => {
    expect(flipExtra(['settanta'], 'a-perdere')).toEqual(['settanta', 'a-perdere']);
    expect(flipExtra(['settanta', 'a-perdere'], 'settanta')).toEqual(['a-perdere']);
  });

  it('hold one napola at a time', () => {
    expect(flipExtra(['napola', 'settanta'], 'napola-fixed')).toEqual(['settanta', 'napola-fixed']);
    expect(flipExtra(['napola-fixed'], 'napola')).toEqual(['napola']);
    expect(flipExtra(['napola'], 'napoleone')).toEqual(['napola', 'napoleone']);
  });
});
