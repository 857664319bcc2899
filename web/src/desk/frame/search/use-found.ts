import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { addressOf, menuOf } from '../menu/menu'
import type { HitGroup, Look } from './found'
import { searchTexts as t } from './search.texts'

const patienceMs = 180
const shortest = 2

/**
 * Returns results while a text is typed: people, organisations and payments from the server, pages of the desk from its
 * menu.
 */
export function useFound(written: string, look: Look | undefined) {
  const q = useSettled(written.trim())
  const { all } = menuOf(useDesk())
  const isAsked = look !== undefined && q.length >= shortest
  const { data, isFetching, error } = useQuery({
    queryKey: ['desk-search', q],
    queryFn: ({ signal }) => look?.(q, signal) ?? { groups: [], isClose: false },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = isAsked && data ? data : { groups: [], isClose: false }
  const words = written.trim().toLowerCase()
  const pages = all
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ path, label }) => ({ id: `page-${path}`, title: label, detail: t.page, to: addressOf(path) }))
  const groups: HitGroup[] = found.groups.filter(({ hits }) => hits.length > 0)
  if (pages.length > 0) groups.push({ name: t.goTo, hits: pages })
  return { groups, isClose: found.isClose && found.groups.length > 0, isPending: isAsked && isFetching, error }
}

/** Returns the text once it has not changed for a moment. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), patienceMs)
    return () => clearTimeout(waiting)
  }, [text])
  return settled
}
