import type { Db } from '#platform/database/db'
import type { Layout } from '../format/shapes'
import { lockLayout } from '../lists/layout/layout.queries'
import { completeText } from '../lists/tidy-text'
import { findLayout, orderByLayout, type Section, saveLayout } from './content.queries'
import { placeBlock } from './place-block'

/** Removes lessons from sections, and a section that becomes empty by it; one that was empty before stays. */
export const withoutLessons = (sections: Section[], removedIds: Set<number>): Section[] =>
  sections.flatMap((section) => {
    const items = section.items.filter(({ id }) => !removedIds.has(id))
    return items.length === 0 && section.items.length > 0 ? [] : [{ ...section, items }]
  })

/**
 * Merges a pack's sections into the library's layout. The pack decides where its own videos are; sections of other
 * packs stay, unless this pack takes all of their videos.
 */
function mergeLayout(current: Section[], packSections: Section[], ownVideos: Set<number>): Section[] {
  const isOwn = new Set(packSections.map(({ id }) => id))
  const others = withoutLessons(
    current.filter(({ id }) => !isOwn.has(id)),
    ownVideos,
  )
  const sections = new Map([...others, ...packSections].map((section) => [section.id, section]))
  const [before, mine] = [current, packSections].map((list) => list.map(({ id }) => id))
  return placeBlock(before ?? [], mine ?? []).flatMap((id) => sections.get(id) ?? [])
}

/** Merges a pack's layout into the library's; returns whether it changed. */
export async function loadLayout(tx: Db, layout: Layout, videoIds: Map<string, number>): Promise<boolean> {
  const packSections = layout.map(({ id, title, items, hidden }) => ({
    id,
    title: completeText(title),
    ...(hidden && { hidden }),
    items: items.flatMap((slug) => videoIds.get(slug) ?? []).map((video) => ({ id: video })),
  }))
  // Waits for an admin who saves the layout at that moment: the saved changes stay.
  await lockLayout(tx)
  const merged = mergeLayout(await findLayout(tx), packSections, new Set(videoIds.values()))
  const isChanged = await saveLayout(tx, merged)
  await orderByLayout(tx, merged)
  return isChanged
}
