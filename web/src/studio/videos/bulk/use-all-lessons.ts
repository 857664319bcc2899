import type { VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import { useState } from 'react'
import { useVideoCount } from '../videos.queries'

/**
 * All lessons on all pages of the list, chosen until the list shows others. `lessons` is null until they are counted.
 */
export function useAllLessons(search: VideoSearch) {
  const [chosen, setChosen] = useState<string | null>(null)
  const key = JSON.stringify(search)
  const isOn = chosen === key
  const { data, error, refetch } = useVideoCount(search, isOn)
  return {
    isOn,
    lessons: (isOn && data?.lessons) || null,
    /** They could not be counted: asks again. */
    countAgain: isOn && error && !data ? () => void refetch() : null,
    choose: () => setChosen(key),
    drop: () => setChosen(null),
  }
}
export type AllLessons = ReturnType<typeof useAllLessons>
