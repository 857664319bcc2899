import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showUndo } from '#desk-kit/doing/undo-toast.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { type FileRead, readSubtitleFile } from './rules/read-file'
import type { Mend } from './rules/read-subtitles'
import styles from './subtitles.module.css'
import { subtitlesTexts as t } from './subtitles.texts'
import type { Cues } from './use-cues'

const shownLines = 8

function didWords({ kind, lines }: Mend): string {
  const shown = lines.slice(0, shownLines).join(', ')
  const rest = lines.length - shownLines
  return fillIn(t[`did_${kind}`], { lines: rest > 0 ? fillIn(t.more, { lines: shown, count: rest }) : shown })
}

const problemWords = (found: Extract<FileRead, { problem: string }>) =>
  found.problem === 'other_format' ? fillIn(t.other_format, { format: found.format }) : t[found.problem]

/** Reads cues from a file, chosen or dropped anywhere on the page, and reports the corrections. */
export function FilePanel({ cues }: { cues: Cues }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<{ name: string; found: FileRead } | null>(null)
  const isOver = useDrop(take)

  async function take(file: File) {
    const found = readSubtitleFile(new Uint8Array(await file.slice(0, 1_000_001).arrayBuffer()))
    setRead({ name: file.name, found })
    if ('problem' in found) return
    const before = cues.cues
    cues.set(found.cues)
    if (before.length > 0) showUndo(t.replaced, async () => cues.set(before))
  }
  return (
    <Panel className={classNames(styles.panel, isOver && styles.drop)}>
      <h2>{t.file}</h2>
      <p className={styles.quiet}>{t.fileText}</p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".vtt,.srt,.sbv,text/vtt,application/x-subrip"
        onChange={({ target }) => {
          if (target.files?.[0]) void take(target.files[0])
          target.value = ''
        }}
      />
      <div className={styles.row}>
        <Button look="line" size="s" icon={<Upload aria-hidden="true" />} onClick={() => chooser.current?.click()}>
          {t.choose}
        </Button>
      </div>
      {read && <Report {...read} />}
    </Panel>
  )
}

function Report({ name, found }: { name: string; found: FileRead }) {
  if ('problem' in found) return <Notice kind="bad">{problemWords(found)}</Notice>
  return (
    <Notice kind={found.mends.length > 0 ? 'warn' : 'ok'}>
      {fillIn(t.read, { count: found.cues.length, name })} {found.mends.length === 0 && <span>{t.clean}</span>}
      {found.mends.length > 0 && (
        <ul className={styles.did}>
          {found.mends.map((mend) => (
            <li key={mend.kind}>{didWords(mend)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Returns whether a file is dragged over the page; a dropped file is taken. */
function useDrop(take: (file: File) => Promise<void>) {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    const file = event.dataTransfer?.files[0]
    if (!file) return
    event.preventDefault()
    void take(file)
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const fall = (event: DragEvent) => drop(event)
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', fall)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', fall)
    }
  }, [])
  return isOver
}
