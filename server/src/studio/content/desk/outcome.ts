import { type ImportResult, maxRefusedRows, type RefusedRow } from '@kasama/contract/studio/content/imports.api'
import type { Change as LessonChange } from '../load/load-video'

const shownLessons = 100

/** Collects the refused rows and changed lessons of a run, as many as are stored. */
export function collectOutcome() {
  const refused: RefusedRow[] = []
  const lessons: ImportResult['lessons'] = []
  return {
    refused,
    lessons,
    refuse: (row: RefusedRow) => {
      if (refused.length < maxRefusedRows) refused.push({ ...row, title: plain(row.title), reason: plain(row.reason) })
    },
    lesson: ({ title, change }: { title: string; change: LessonChange }) => {
      if (change !== 'unchanged' && lessons.length < shownLessons) lessons.push({ title: plain(title), change })
    },
  }
}
export type Outcome = ReturnType<typeof collectOutcome>

const longest = 300

/** A cell or message as it is stored: shortened, without control characters and unpaired surrogates. */
export const plain = (text: string) => text.slice(0, longest).replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
