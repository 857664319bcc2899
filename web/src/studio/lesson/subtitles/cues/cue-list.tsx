import { englishNames, type Language } from '@kasama/contract/language'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { spliced } from '#desk-kit/order/spliced.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import type { Clip } from '../clip/use-clip'
import { addCue, joinCues, repairCue, splitCue } from '../rules/edit-cues'
import { subtitlesTexts as t } from '../subtitles.texts'
import type { Cues } from '../use-cues'
import { CueRow } from './cue-row'
import styles from './cues.module.css'

type Props = { cues: Cues; clip: Clip; current: number; language: Language; onChoose: (index: number) => void }

/** All cues, one below the other; faults of a cue are listed below it, each with a button that corrects it. */
export function CueList({ cues: { cues, faults, set }, clip, current, language, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null)
  if (cues.length === 0)
    return (
      <EmptyList title={fillIn(t.none, { language: englishNames[language] })} text={t.noneText}>
        <Button look="line" icon={<Plus aria-hidden="true" />} onClick={() => set(addCue([], -1))}>
          {t.first}
        </Button>
      </EmptyList>
    )
  function remove(index: number) {
    set(spliced(cues, index, 1))
    showUndo(t.removed, async () => set(cues))
  }
  /** Focuses the same field of the row above or below. */
  function step(index: number, by: 1 | -1) {
    const rows = list.current?.querySelectorAll<HTMLTextAreaElement>('textarea')
    rows?.[index + by]?.focus()
  }
  return (
    <>
      <div className={`muted text-14 bold ${styles.head}`} aria-hidden="true">
        <span>{t.number}</span>
        <span>{t.from}</span>
        <span>{t.to}</span>
        <span>{t.text}</span>
        <span>{t.speed}</span>
      </div>
      <ol ref={list}>
        {cues.map((cue, index) => (
          <CueRow
            key={index}
            cue={cue}
            place={{ index, isCurrent: index === current, isLast: index === cues.length - 1 }}
            language={language}
            faults={faults.filter((fault) => fault.index === index)}
            onChange={(changed) => set(spliced(cues, index, 1, changed))}
            onRepair={(repair) => set(repairCue(cues, index, repair))}
            onFocus={() => {
              onChoose(index)
              if (!clip.isPlaying) clip.seek(cue.start)
            }}
            onStep={(by) => step(index, by)}
            actions={{
              split: (at) => set(splitCue(cues, index, at)),
              join: () => set(joinCues(cues, index)),
              add: () => set(addCue(cues, index)),
              remove: () => remove(index),
              play: () => {
                onChoose(index)
                clip.seek(cue.start)
                if (!clip.isPlaying) clip.toggle()
              },
            }}
          />
        ))}
      </ol>
      <p className={styles.foot}>{fillIn(t.cues, { count: cues.length })}</p>
    </>
  )
}
