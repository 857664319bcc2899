import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const pauseMs = 350

/**
 * Stores the keywords in the URL: on the library they change while she types, elsewhere they lead to the
 * library. A search is one entry of the history, however many keywords were tried.
 */
export function useSearch() {
  const navigate = useNavigate()
  const isLibrary = /^\/library\/?$/.test(useLocation().pathname)
  const [params, setParams] = useSearchParams()
  const urlKeywords = isLibrary ? (params.get('q') ?? '') : ''
  const [isOpen, setOpen] = useState(urlKeywords !== '')
  const [typed, setTyped] = useState(urlKeywords)
  const [previousKeywords, setPreviousKeywords] = useState(urlKeywords)
  const [sent, setSent] = useState(urlKeywords)
  if (previousKeywords !== urlKeywords) {
    setPreviousKeywords(urlKeywords)
    // The URL changed by Back, Forward or a link. A change that this field has made is ignored: she may have typed
    // on.
    if (urlKeywords !== sent) {
      setSent(urlKeywords)
      setTyped(urlKeywords)
      setOpen(urlKeywords !== '')
    }
  }

  function show(keywords: string) {
    if (keywords === urlKeywords) return
    setSent(keywords)
    if (!isLibrary) return navigate(`/library?${new URLSearchParams({ q: keywords })}`)
    const replace = urlKeywords !== '' && keywords !== ''
    // Synchronous: otherwise Back, pressed before this entry is rendered, would seem to do nothing.
    setParams((old) => withKeywords(old, keywords), { replace, flushSync: true })
  }
  useEffect(() => {
    if (!isLibrary || typed.trim() === urlKeywords) return
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
  next.delete('video')
  if (keywords === '') next.delete('q')
  else next.set('q', keywords)
  return next
}
