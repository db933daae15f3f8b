/** A word or phrase of the old dialect, or a form that packs several things on one line (design/language.md). */
export interface ListedWord {
  /** Its name in `word-counts.json`. */
  readonly name: string
  /** Of a word: all its forms, in lower case, wherever they stand alone or as a part of an identifier (`toldFacts`). */
  readonly forms?: readonly string[]
  /** Of anything else: where it is found in the text of a file. */
  readonly pattern?: RegExp
  /** What to write in its place. */
  readonly write: string
}

const word = (forms: string, write: string): ListedWord => {
  const all = forms.split(' ')
  return { name: all[0] as string, forms: all, write }
}

/** Every word that new text must not use. */
export const wordList: readonly ListedWord[] = [
  word('alone', 'only'),
  word('anew', 'again'),
  word('asked', 'query, request, requested'),
  word('beneath', 'below'),
  word('beside', 'next to'),
  word('breathe', 'yieldToEventLoop'),
  word('chance chances', 'probability'),
  word('desk desks', 'league session, line forecaster, strategy tracker'),
  word('door doors', 'route, endpoint'),
  word('forgo', 'skip'),
  word('house houses', 'app, codebase'),
  word('learnt', 'fitted, calibrated, learned'),
  word('nobody', 'no one, or name who'),
  word('said unsaid', 'described, forecast'),
  word('somebody', 'someone, or name who'),
  word('standing', 'summary, status, snapshot, open picks'),
  word('stood', 'stayed, or name the state'),
  word('suffer suffers', 'setError'),
  word('teller tellers', 'quote emitter'),
  word('temper tempers', 'league parameters'),
  word('told', '…Response'),
  word('troubles', 'feed errors'),
  word('twin twins', 'results-only model'),
  word('whoever whichever whatever', 'name who or which'),
  { name: 'be had', pattern: /\bbe had\b/gi, write: "couldn't load" },
  {
    name: 'so many, so long',
    pattern: /\bso (?:many|long)\b(?! (?:as|that)\b)/gi,
    write: 'a count, a duration, named',
  },
  { name: 'marketPlace', pattern: /\bmarketPlace\w*/g, write: 'market slot' },
  { name: 'pricesStand', pattern: /\bpricesStand\b/g, write: 'prices persist until updated' },
  { name: 'Needs', pattern: /\b(?:[A-Z]\w*)?Needs\b/g, write: '…Deps, …Options' },
  { name: 'MOST, LEAST, FEWEST', pattern: /\b(?:MOST|LEAST|FEWEST)(?:_\w+)?\b/g, write: 'MAX_…, MIN_…' },
  {
    name: 'participle as a name',
    pattern: /\b(?:const|let|function|readonly) (?:told|said|kept|asked|held|known|stood|shown|gone)\b/g,
    write: 'a noun that names what it holds',
  },
  { name: 'packed fields', pattern: /\.\.\.\{ \w/g, write: 'one field a line' },
  { name: 'packed items', pattern: /\.\.\.\[/g, write: 'one item a line' },
  { name: 'packed constants', pattern: /\bconst \[[A-Z_]{2,}, /g, write: 'one constant a line' },
]
