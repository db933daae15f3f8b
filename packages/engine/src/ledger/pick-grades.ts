import { firstGradeOf, type Grade, gradeOf, type Pick } from '@fairline/domain'
import { shownConfidence } from '../betting/shown-confidence.ts'

/** Rows leave the version out where it is the first. */
const FIRST_VERSION = 1

/**
 * What each version of the grade table gives. A version stays here when the next one is added, with the table it had, so that
 * picks it graded can be verified.
 */
const gradesByVersion: Readonly<Record<number, (pick: Pick) => readonly Grade[]>> = {
  // It took confidence as it is shown, and before that unrounded.
  [FIRST_VERSION]: ({ expectedValue, confidence }) =>
    [shownConfidence(confidence), confidence].map((percent) => firstGradeOf(expectedValue, percent ?? 0)),
  2: (pick) => [gradeOf({ ...pick, confidence: shownConfidence(pick.confidence) })],
}

/** Grades that follow from a pick by the table of its version; none of a version that is not known. */
export const gradesOf = (pick: Pick): readonly Grade[] =>
  gradesByVersion[pick.gradeVersion ?? FIRST_VERSION]?.(pick) ?? []
