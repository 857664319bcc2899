import type { Card } from '@kasama/contract/library.api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryKeys } from '../../../shared/api/query-keys'
import { request } from '../../../shared/api/request'
import { useLanguage } from '../../../shared/i18n/use-texts'
import { readKeywords } from '../../../shared/search/keywords'

const pauseMs = 200
const shortest = 2
const limit = 5

/** The first matches for what is typed, debounced. */
export function useSuggestions(typed: string): Card[] {
  const lang = useLanguage()
  const q = useSettled(readKeywords(typed))
  const query = { q, limit, lang }
  const isEnough = q.length >= shortest
  const { data } = useQuery({
    queryKey: queryKeys.feed('employer_all', query),
    queryFn: ({ signal }) => request('GET /feeds/employer_all', { query }, { signal }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return isEnough && typed.trim() !== '' ? (data?.items ?? []) : []
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
