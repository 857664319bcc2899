import { dataSaver } from '#shared/device/data-saver.ts'
import type { Clip } from './clips'

/** `low` is a small rendition of the clip, `audio` its sound only. */
export type Quality = 'sharp' | 'low' | 'audio'

const storageKey = 'picture_quality'
const qualities: readonly Quality[] = ['sharp', 'low', 'audio']

/** The qualities of a clip; a single one is no choice. */
export function qualitiesOf(clip: Clip | null): Quality[] {
  return qualities.filter((quality) => quality === 'sharp' || clip?.[quality])
}

/** The source in the chosen quality; a missing one is replaced by the next better, which costs more data. */
export function sourceInQuality(clip: Clip, quality: Quality): string {
  const { source, low = source, audio = low } = clip
  return { sharp: source, low, audio }[quality]
}

export function storeQuality(quality: Quality) {
  try {
    localStorage.setItem(storageKey, quality)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The quality chosen on this device; before that her data saver's, and the small one if the browser saves data. */
export function storedQuality(): Quality {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const defaultQuality = dataSaver() ?? (connection?.saveData ? 'low' : 'sharp')
  try {
    return qualities.find((quality) => quality === localStorage.getItem(storageKey)) ?? defaultQuality
  } catch {
    return defaultQuality
  }
}
