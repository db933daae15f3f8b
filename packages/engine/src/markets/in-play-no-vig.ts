/** In play vig is wide and longshots carry most of it: divided evenly, a game that is all but lost would look open. */
export const IN_PLAY_NO_VIG = 'power'
