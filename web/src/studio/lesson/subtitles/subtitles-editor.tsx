import { byLanguage, englishNames, type Language, languages } from '@kasama/contract/language'
import { Copy, Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { LanguageName } from '#desk-kit/languages/language-name.tsx'
import type { LanguageState } from '#desk-kit/languages/language-state.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { ClipPanel } from './clip/clip-panel'
import type { HostedPlayer } from './clip/picture'
import { useClip } from './clip/use-clip'
import { CueList } from './cues/cue-list'
import { useCueKeys } from './cues/use-cue-keys'
import { copyTimes } from './rules/edit-cues'
import { type FileRead, readSubtitleFile } from './rules/read-file'
import type { FileRepair } from './rules/read-subtitles'
import type { Cue } from './rules/times'
import { ShiftPanel } from './shift-panel'
import subtitleLanguagesStyles from './subtitle-languages.module.css'
import styles from './subtitles.module.css'
import { subtitlesTexts as t } from './subtitles.texts'
import { type Cues, clipOf, isMachineAt, useCues } from './use-cues'

const shownLines = 8

function repairText({ kind, lines }: FileRepair): string {
  const shown = lines.slice(0, shownLines).join(', ')
  const rest = lines.length - shownLines
  return fillIn(t[`did_${kind}`], { lines: rest > 0 ? fillIn(t.more, { lines: shown, count: rest }) : shown })
}

const problemText = (result: Extract<FileRead, { problem: string }>) =>
  result.problem === 'other_format' ? fillIn(t.other_format, { format: result.format }) : t[result.problem]

/** Reads cues from a file, chosen or dropped anywhere on the page, and reports the corrections. */
function FilePanel({ cues }: { cues: Cues }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<{ name: string; result: FileRead } | null>(null)
  const isOver = useDrop(take)

  async function take(file: File) {
    const result = readSubtitleFile(new Uint8Array(await file.slice(0, 1_000_001).arrayBuffer()))
    setRead({ name: file.name, result })
    if ('problem' in result) return
    const before = cues.cues
    cues.set(result.cues)
    if (before.length > 0) showUndo(t.replaced, async () => cues.set(before))
  }
  return (
    <Panel className={isOver ? styles.drop : undefined}>
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

function Report({ name, result }: { name: string; result: FileRead }) {
  if ('problem' in result) return <Notice kind="bad">{problemText(result)}</Notice>
  return (
    <Notice kind={result.repairs.length > 0 ? 'warn' : 'ok'}>
      {fillIn(t.read, { count: result.cues.length, name })} {result.repairs.length === 0 && <span>{t.clean}</span>}
      {result.repairs.length > 0 && (
        <ul className={`stack gap-4 text-15 break ${styles.repairs}`}>
          {result.repairs.map((repair) => (
            <li key={repair.kind}>{repairText(repair)}</li>
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
    const allowDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const fall = (event: DragEvent) => drop(event)
    addEventListener('dragover', allowDrop)
    addEventListener('dragleave', leave)
    addEventListener('drop', fall)
    return () => {
      removeEventListener('dragover', allowDrop)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', fall)
    }
  }, [])
  return isOver
}

const statesIn = ({ lesson }: EditedLesson) =>
  byLanguage((language): LanguageState => {
    const cues = lesson.languages[language]?.cues ?? []
    if (cues.length === 0) return 'lacking'
    return cues.every(({ text }) => text.trim() !== '') ? 'whole' : 'partly'
  })

/** A link to the page of each language, with the state of its cues. */
function SubtitleLanguages({ editing, language }: { editing: EditedLesson; language: Language }) {
  const states = statesIn(editing)
  return (
    <nav className={subtitleLanguagesStyles.languages} aria-label={t.languages}>
      {languages.map((code) => (
        <Link
          key={code}
          to={`/admin/videos/${editing.id}/subtitles/${code}`}
          className={`row inline centre muted ${subtitleLanguagesStyles.language}`}
          aria-current={code === language ? 'page' : undefined}
        >
          <LanguageName language={code} state={states[code]} />
        </Link>
      ))}
    </nav>
  )
}

type Props = { editing: EditedLesson; language: Language; Player: HostedPlayer }

/** The cues of a language on the left; their clip, and changes of all of them, on the right. */
export function SubtitlesEditor({ editing, language, Player }: Props) {
  const clip = useClip()
  const source = clipOf(editing, language)
  const cues = useCues(editing, language, clip.seconds ?? source.seconds)
  const [chosen, setChosen] = useState(0)
  const spoken = cues.cues.findIndex(({ start, end }) => clip.time >= start && clip.time < end)
  // When the clip is paused, its last cue stays the current one, so that its times can be set.
  if (clip.isPlaying && spoken >= 0 && spoken !== chosen) setChosen(spoken)
  const current = Math.min(chosen, Math.max(0, cues.cues.length - 1))
  const marks = useCueKeys({ clip, cues, current })
  const choose = (index: number) => setChosen(index)
  return (
    <div className={styles.columns}>
      <Panel className={styles.list}>
        <SubtitleLanguages editing={editing} language={language} />
        {cues.isMachine && <Notice kind="warn">{t.machine}</Notice>}
        <CueList cues={cues} clip={clip} current={current} language={language} onChoose={choose} />
      </Panel>
      <div className={`stack gap-16 ${styles.side}`}>
        <ClipPanel
          clip={clip}
          source={source}
          cues={cues}
          current={current}
          marks={marks}
          Player={Player}
          onChoose={choose}
        />
        <FilePanel cues={cues} />
        {cues.cues.length > 0 && (
          <>
            <ShiftPanel cues={cues} current={current} />
            <CopyPanel editing={editing} cues={cues.cues} language={language} />
          </>
        )}
      </div>
    </div>
  )
}

type CopyPanelProps = { editing: EditedLesson; cues: Cue[]; language: Language }

/** Copies the times to another language, whose texts are then written. */
function CopyPanel({ editing, cues, language }: CopyPanelProps) {
  const others = languages.filter((code) => code !== language)
  const lacking = others.find((code) => !editing.lesson.languages[code]?.cues?.length)
  const [chosen, setChosen] = useState<Language | null>(null)
  const to = chosen && chosen !== language ? chosen : (lacking ?? others[0] ?? 'eng')
  const targetCues = editing.lesson.languages[to]?.cues ?? null
  function copy() {
    const path = `languages.${to}.cues`
    // Texts of a machine keep that mark, also after an undo.
    const isMachine = isMachineAt(editing, path)
    editing.change(path, copyTimes(cues, targetCues ?? []), isMachine)
    showUndo(fillIn(t.copied, { count: cues.length, language: englishNames[to] }), async () =>
      editing.change(path, targetCues, isMachine),
    )
  }
  return (
    <Panel>
      <h2>{t.copy}</h2>
      <p className={styles.quiet}>{t.copyText}</p>
      <div className={styles.row}>
        <Select aria-label={t.copyTo} value={to} onChange={(event) => setChosen(event.target.value as Language)}>
          {others.map((code) => (
            <option key={code} value={code}>
              {englishNames[code]}
            </option>
          ))}
        </Select>
        <Button look="line" size="s" icon={<Copy aria-hidden="true" />} onClick={copy}>
          {fillIn(t.copyNow, { count: cues.length })}
        </Button>
      </div>
    </Panel>
  )
}
