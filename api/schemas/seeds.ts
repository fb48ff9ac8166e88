import { z } from '@hono/zod-openapi';

/** 32 bytes. */
export const Seed = z
  .string()
  .max(64)
  .regex(/^[0-9A-Fa-f]{64}$/)
  .openapi('Seed', {
    description: '32 bytes as 64 hexadecimal digits, from which a deal or a choice of the computer follows.',
    example: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  });

/** What is told of a seed in advance. */
export const Commitment = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/)
  .openapi('Commitment', {
    description:
      'The SHA-256 of the 32 bytes of the seed, hexadecimal: it fixes the deal before the seed is told.',
    example: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  });

/** What a seat adds to the seed of a deal, so that nobody alone decides it. */
export const Entropy = z
  .string()
  .max(64)
  .regex(/^(?:[0-9A-Fa-f]{2}){1,32}$/)
  .openapi('Entropy', {
    description:
      'Up to 32 bytes of your own as hexadecimal digits, mixed into the seed of the next deal after it has been committed to: then nobody can have chosen the cards.',
    example: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  });
