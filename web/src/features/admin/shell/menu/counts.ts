import { createContext, useContext } from 'react'

/** What waits for somebody, as the menu says it. */
export type CountName = 'messages' | 'redemptions'
export type Counts = Partial<Record<CountName, number>>

export const CountsContext = createContext<Counts>({})

export const useCounts = () => useContext(CountsContext)
