import type { DeskSection } from '@kasama/contract/studio/layout.api'
import { noText } from '../form/flat-texts'

/** Moves a section behind another, or to the first place. */
export function movedBehind(sections: DeskSection[], key: string, after: string | null): DeskSection[] {
  const own = sections.filter(({ id }) => id === key)
  const others = sections.filter(({ id }) => id !== key)
  return others.toSpliced(others.findIndex(({ id }) => id === after) + 1, 0, ...own)
}

export const replaced = (sections: DeskSection[], next: DeskSection) =>
  sections.map((section) => (section.id === next.id ? next : section))

export const newSection = (): DeskSection => ({
  id: `section-${crypto.randomUUID().slice(0, 8)}`,
  title: noText,
  is_shown: true,
  lessons: [],
})

const said = (section: DeskSection | undefined) => JSON.stringify(section)

/** Counts the places whose section differs; one that is added or removed counts too. */
export function changesIn(before: DeskSection[], after: DeskSection[]): number {
  const places = Math.max(before.length, after.length)
  return Array.from({ length: places }, (_, place) => place).filter(
    (place) => said(before[place]) !== said(after[place]),
  ).length
}
