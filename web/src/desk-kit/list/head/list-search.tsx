import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { partsTexts } from '../../parts.texts'
import styles from '../list.module.css'

/** Pause after the last letter before the search starts. */
const patienceMs = 250

type Props = { value: string; onSearch: (q: string) => void; label?: string }

/**
 * The search field over a list. A text is searched for after a short pause, or when the field is left: a later search
 * would lead back from a page that was opened by then.
 */
export function ListSearch({ value, onSearch, label = partsTexts.search }: Props) {
  const [written, setWritten] = useState(value)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  // The browser's Back changes the text as well.
  useEffect(() => {
    if (value !== sent.current) setWritten(value)
    sent.current = value
  }, [value])
  useEffect(() => () => clearTimeout(waiting.current), [])
  function search(text: string) {
    clearTimeout(waiting.current)
    waiting.current = undefined
    sent.current = text.trim()
    onSearch(text.trim())
  }
  function write(text: string) {
    setWritten(text)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => search(text), patienceMs)
  }
  return (
    <search className={`row gap-10 muted shrink ${styles.search}`}>
      <Search aria-hidden="true" />
      <input
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        value={written}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
        onBlur={() => waiting.current && search(written)}
        onKeyDown={({ key }) => key === 'Enter' && search(written)}
      />
      {written !== '' && (
        <IconButton
          label={partsTexts.searchEmpty}
          onClick={() => {
            setWritten('')
            search('')
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}
