import { useEffect, useState } from 'react'
import { useProfile } from '../api/queries/profile.queries'
import { countWaiting, type WaitingAct } from './waiting-list'
import { onWaitingNews, readWaiting } from './waiting-store'

/** The number of things that the logged-in worker has done and that wait for the internet; 0 for other readers. */
export const useWaitingCount = (): number => countWaiting(useWaitingActs())

/** Her queue, in the order of sending. */
export const useWaitingActs = (): WaitingAct[] => useStored(readWaiting, noActs)

const noActs: WaitingAct[] = []

/** A worker's stored list, read again after each change by any page or the service worker. */
function useStored<T>(read: (userId: number) => Promise<T[]>, none: T[]): T[] {
  const { data: profile } = useProfile()
  const userId = profile?.role === 'W' ? profile.id : undefined
  const [stored, setStored] = useState({ userId, list: none })
  useEffect(() => {
    if (userId === undefined) return
    let isCurrent = true
    const show = async () => {
      const list = await read(userId)
      if (isCurrent) setStored({ userId, list })
    }
    void show()
    const stop = onWaitingNews(() => void show())
    return () => {
      isCurrent = false
      stop()
    }
  }, [userId, read])
  return stored.userId === userId ? stored.list : none
}
