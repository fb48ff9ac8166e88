/** The element with the Neapolitan cards in it: one file with which a page plays against the computer, in English. */
// The drawings stand first: so the file compresses better, by 0.3 kB.
import './cards/napoletane.ts';

export * from './define.ts';
