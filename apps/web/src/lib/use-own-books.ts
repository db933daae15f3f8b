import { useSettings } from './use-settings.ts'

/** Whether prices and EV are those of the visitor's own books. Published picks are decided at all books either way. */
export const useOwnBooks = (): boolean => useSettings().books.length > 0

/** Follows a sentence about published picks if the visitor chose books. */
export const OWN_BOOKS_NOTE = ' Decided at the prices of all books, not only yours.'
