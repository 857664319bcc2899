import type { BulkRun } from '@kasama/contract/studio/lesson/runs.api'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { videosTexts as t } from '../videos.texts'
import { doingText } from './action-texts'

const whole = 100

/** Progress of an action on all lessons of a list; stopping it keeps what was done so far. */
export function RunPanel({ run, onStop }: { run: BulkRun | null; onStop: (run: BulkRun) => void }) {
  if (!run) return null
  const { state, deed, behind, lessons, has_failed } = run
  const label = state === 'undoing' ? t.undoing : doingText(deed)
  const numbers = { behind: behind.toLocaleString('en'), lessons: lessons.toLocaleString('en') }
  const percent = lessons === 0 ? whole : Math.floor((whole * behind) / lessons)
  return (
    <Notice kind={has_failed ? 'warn' : 'info'}>
      <div className="stack left gap-8">
        <b>{label}</b>
        <span>{fillIn(t.runAt, numbers)}</span>
        <ShareBar percent={percent} label={label} />
        <span>{has_failed ? t.runFailed : t.runLeave}</span>
        {state === 'doing' && (
          <Button look="line" size="s" onClick={() => onStop(run)}>
            {t.stop}
          </Button>
        )}
      </div>
    </Notice>
  )
}
