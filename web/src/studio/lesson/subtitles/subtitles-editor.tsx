import type { Language } from '@kasama/contract/language'
import { useState } from 'react'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { ClipPanel } from './clip/clip-panel'
import type { HostedPlayer } from './clip/picture'
import { useClip } from './clip/use-clip'
import { CopyPanel } from './copy-panel'
import { CueList } from './cues/cue-list'
import { useCueKeys } from './cues/use-cue-keys'
import { FilePanel } from './file-panel'
import { ShiftPanel } from './shift-panel'
import { SubtitleLanguages } from './subtitle-languages'
import styles from './subtitles.module.css'
import { subtitlesTexts as t } from './subtitles.texts'
import { clipOf, useCues } from './use-cues'

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
      <div className={styles.side}>
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
