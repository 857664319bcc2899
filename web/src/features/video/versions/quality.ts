import type { Clip } from './clips'

/** `low` is a small rendition of the clip, `audio` its sound alone. */
export type Quality = 'sharp' | 'low' | 'audio'

const storageKey = 'picture_quality'
const qualities: readonly Quality[] = ['sharp', 'low', 'audio']

/** What a clip is offered in; one alone is no choice. */
export function qualitiesOf(clip: Clip | null): Quality[] {
  return qualities.filter((quality) => quality === 'sharp' || clip?.[quality])
}

/** Where a clip has less than she chose, she gets the next best, which costs more data. */
export function addressIn(clip: Clip, quality: Quality): string {
  const { address, low = address, audio = low } = clip
  return { sharp: address, low, audio }[quality]
}

export function keepQuality(quality: Quality) {
  try {
    localStorage.setItem(storageKey, quality)
  } catch {
    // A browser may refuse storage: the choice then lives as long as the page.
  }
}

/** The quality that was chosen on this device; at first the small one for those whose browser saves data. */
export function rememberedQuality(): Quality {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const usual = connection?.saveData ? 'low' : 'sharp'
  try {
    return qualities.find((quality) => quality === localStorage.getItem(storageKey)) ?? usual
  } catch {
    return usual
  }
}
