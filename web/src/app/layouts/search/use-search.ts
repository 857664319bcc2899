import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const pauseMs = 350

/** The keywords live in the address: on the library they change as one types, elsewhere they lead to the library. */
export function useSearch() {
  const navigate = useNavigate()
  const isLibrary = useLocation().pathname === '/library'
  const [params, setParams] = useSearchParams()
  const inAddress = isLibrary ? (params.get('q') ?? '') : ''
  const [isOpen, setOpen] = useState(inAddress !== '')
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  if (seen !== inAddress) {
    // The address changed by itself: back, forward, a link.
    setSeen(inAddress)
    if (inAddress !== typed.trim()) setTyped(inAddress)
    if (inAddress !== '') setOpen(true)
  }

  function show(keywords: string) {
    if (keywords === inAddress) return
    if (!isLibrary) navigate(`/library?${new URLSearchParams({ q: keywords })}`)
    else setParams((old) => withKeywords(old, keywords), { replace: true })
  }
  useEffect(() => {
    if (!isLibrary || typed.trim() === inAddress) return
    const timer = setTimeout(() => show(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  })

  return {
    isOpen,
    typed,
    type: setTyped,
    open: () => setOpen(true),
    submit: () => (typed.trim() !== '' || isLibrary) && show(typed.trim()),
    close() {
      setOpen(false)
      setTyped('')
      if (isLibrary) show('')
    },
  }
}

function withKeywords(params: URLSearchParams, keywords: string) {
  const next = new URLSearchParams(params)
  if (keywords === '') next.delete('q')
  else next.set('q', keywords)
  return next
}
