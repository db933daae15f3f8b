/** Why a list of bets on games to come is empty. @param inPlay  recommended bets on games that are on */
export const noneWorthMaking = (inPlay: number): string =>
  `No bet worth making ${inPlay === 0 ? '' : 'before the start '}right now`
