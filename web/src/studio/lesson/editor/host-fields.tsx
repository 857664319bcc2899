import { englishNames, type Language } from '@kasama/contract/language'
import { describeHostPage } from '@kasama/contract/studio/clip/video-address.rules'
import { useState } from 'react'
import { duration as clockOf } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { hostChanges, hostIn, secondsIn, videoIdIn } from './clip-host'
import styles from './editor.module.css'
import { editorTexts as t } from './editor.texts'

const hosts = [
  { value: 'file', label: t.file },
  { value: 'vimeo', label: t.vimeo },
  { value: 'youtube', label: t.youtube },
] as const
type Host = (typeof hosts)[number]['value']

const nameOf = (host: Host) => hosts.find(({ value }) => value === host)?.label ?? ''

function wrongAddress(host: Host, address: string): string {
  const page = describeHostPage(address)
  return page ? fillIn(t.hostPage, { page }) : fillIn(t.hostIdWrong, { host: nameOf(host) })
}

/** Host of a language's clip. Half-typed values stay here; the lesson gets them once host, id and length are right. */
export function HostFields({ editing, language }: { editing: EditedLesson; language: Language }) {
  const { lesson, change } = editing
  const texts = lesson.languages[language]
  const stored = texts?.host ?? lesson.host
  const [typed, setTyped] = useState(() => ({
    host: stored,
    address: stored === 'file' ? '' : (texts?.address ?? ''),
    length: stored !== 'file' && texts?.duration ? clockOf(texts.duration) : '',
  }))
  const { host, address, length } = typed
  const id = host === 'file' ? null : videoIdIn(host, address)
  const seconds = secondsIn(length)

  function write(next: typeof typed) {
    setTyped(next)
    if (next.host === 'file') return
    const place = { host: next.host, id: videoIdIn(next.host, next.address), seconds: secondsIn(next.length) }
    if (place.id === null || place.seconds === null) return
    for (const { path, value } of hostChanges(lesson, language, { ...place, id: place.id, seconds: place.seconds }))
      change(path, value)
  }
  return (
    <>
      <div className="stack gap-6 shrink">
        <span className="text-14 bold" aria-hidden="true">
          {t.playsFrom}
        </span>
        <Segment
          label={t.playsFrom}
          value={host}
          onChange={(to) => write({ host: to, address: '', length: '' })}
          options={hosts}
        />
      </div>
      {host === 'file' && stored !== 'file' && <p>{fillIn(t.hostFile, { host: nameOf(stored) })}</p>}
      {host !== 'file' && (
        <div className={`stack gap-14 shrink ${styles.place}`} id="lesson-duration">
          <TextArea
            // An address with its tail is longer than a line.
            rows={2}
            label={fillIn(t.hostId, { host: nameOf(host), language: englishNames[language] })}
            value={address}
            // An embed code is long.
            maxLength={4000}
            autoComplete="off"
            error={address && id === null ? wrongAddress(host, address) : undefined}
            onChange={({ target }) =>
              write({ ...typed, host: hostIn(target.value, host), address: target.value.replaceAll('\n', ' ') })
            }
          />
          <TextField
            label={t.hostLength}
            value={length}
            maxLength={6}
            placeholder="4:30"
            autoComplete="off"
            error={id !== null && seconds === null ? t.hostLengthWrong : undefined}
            onChange={({ target }) => write({ ...typed, length: target.value })}
          />
        </div>
      )}
    </>
  )
}
