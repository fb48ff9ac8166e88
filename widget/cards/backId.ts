/** Under this name each deck draws its back among its shared drawings, in a box of 50 by 82 that is stretched to the card. */
export const backId = 'card-back';
