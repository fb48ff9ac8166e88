/** Drawings of our own as parts of a template. */
import { svg, type TemplateResult } from 'lit';

const drawings = new Map<string, TemplateResult>();

/**
 * A drawing by a name that no other has; made and parsed when it is first seen, copied from then on. The markup is a
 * deck's or an icon's, never a stranger's.
 */
export function drawing(name: string, draw: () => string): TemplateResult {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const markup = draw();
  const made = svg(Object.assign([markup], { raw: [markup] }));
  drawings.set(name, made);
  return made;
}
