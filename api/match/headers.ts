/** What the Worker and the object of a match agree on about sockets. */

/** The subprotocol that is spoken. */
export const SUBPROTOCOL = 'scopa.v1';

/** Under this header the Worker hands the hash of a socket's token over. */
export const TOKEN_HASH_HEADER = 'X-Seat-Token-Hash';
