import type { DeskImport } from '@kasama/contract/studio/content/imports.api'
import { RotateCcw, X } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './imports.module.css'
import { useRefetchImports } from './imports.queries'
import { importsTexts as t } from './imports.texts'
import { sendImport, useSentBytes } from './send-import'

type Props = { import_: DeskImport }

/** An import that is sent, checked or loaded: its progress, and that nobody has to wait for it. */
export function ProgressPanel({ import_ }: Props) {
  const { id, state, bytes, sent, percent, has_failed, problem } = import_
  const sending = useSentBytes(id)
  const isArriving = state === 'arriving'
  const isWhole = sent >= bytes
  const part = isArriving && !isWhole ? Math.floor((100 * (sending ?? sent)) / Math.max(1, bytes)) : percent
  const isPaused = isArriving && !isWhole && sending === undefined
  const text = isPaused ? t.paused : isArriving && !isWhole ? t.sending : state === 'loading' ? t.loading : t.checking
  return (
    <Panel>
      <h2 aria-live="polite">{fillIn(text, { percent: part })}</h2>
      <ProgressBar value={part / 100} label={fillIn(text, { percent: part })} showPercent />
      {has_failed && <Notice kind="warn">{`${problem ?? t.failed} ${t.goesOnAlone}`}</Notice>}
      {!isArriving && <p className={styles.quiet}>{t.leave}</p>}
      <div className="row stretch wrap gap-10">
        {isPaused && <GoOn import_={import_} />}
        <End import_={import_} />
      </div>
    </Panel>
  )
}

/** Asks for the same file again, because the browser forgets a file with its tab. */
function GoOn({ import_ }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="line" size="s" icon={<RotateCcw aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file && file.size === import_.bytes && file.lastModified === import_.modified) sendImport(import_, file)
        }}
      />
    </>
  )
}

function End({ import_: { id, state, has_failed } }: Props) {
  if (state !== 'loading') return <GiveUp id={id} />
  return has_failed ? <Stop id={id} /> : null
}

/** Stops an import that failed while loading; its loaded lessons stay, and can be undone where it is listed. */
function Stop({ id }: { id: number }) {
  const refetchImports = useRefetchImports()
  const stop = useDeskMutation('POST /admin/imports/:id/stop', {
    onSuccess: () => void refetchImports(),
    onError: (error) => showToast(error.message, 'error'),
  })
  return <EndButton label={t.stop} isBusy={stop.isPending} onPress={() => stop.mutate({ params: { id } })} />
}

function GiveUp({ id }: { id: number }) {
  const navigate = useNavigate()
  const refetchImports = useRefetchImports()
  const giveUp = useDeskMutation('DELETE /admin/imports/:id', {
    onSuccess() {
      navigate('/admin/videos/import')
      void refetchImports()
      showToast(t.givenUp)
    },
    onError: (error) => showToast(error.message, 'error'),
  })
  return <EndButton label={t.giveUp} isBusy={giveUp.isPending} onPress={() => giveUp.mutate({ params: { id } })} />
}

const EndButton = ({ label, isBusy, onPress }: { label: string; isBusy: boolean; onPress: () => void }) => (
  <Button look="quiet" size="s" icon={<X aria-hidden="true" />} busy={isBusy} onClick={onPress}>
    {label}
  </Button>
)
