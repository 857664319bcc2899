import { useRef, useState } from 'react'

/** Specification, section 9: seven topics on the first desktop page, five on the second. */
const topicsPerPage = 7

export const pageOf = (place: number) => Math.max(0, Math.floor(place / topicsPerPage))

/** The page shown; it follows a topic selected elsewhere, as by Back. */
export function usePageOf(place: number) {
  const [page, setPage] = useState(pageOf(place))
  const [seen, setSeen] = useState(place)
  if (seen !== place) {
    setSeen(place)
    if (place >= 0) setPage(pageOf(place))
  }
  return [page, setPage] as const
}

/** Whether the strip can scroll further on either side. */
export function useEdges() {
  const list = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })
  function look() {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = list.current ?? {}
    setEdges({ atStart: scrollLeft < 1, atEnd: scrollLeft + clientWidth > scrollWidth - 1 })
  }
  return { list, ...edges, look }
}
