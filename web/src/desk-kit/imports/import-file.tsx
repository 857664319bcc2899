import { Download, ShieldCheck } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { saveFile } from '#shared/device/save-file.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Spinner } from '#shared/ui/actions/spinner.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './file-drop.module.css'

type Props = {
  accept: string
  icon: ReactNode
  texts: Record<'lead' | 'choose' | 'drop' | 'nothingYet' | 'sample', string>
  sample: { name: string; csv: () => string }
  /** Further notes about the file. */
  children?: ReactNode
  /** Takes the file; the message of an error that it throws is shown. */
  onFile: (file: File) => Promise<void>
}

/** An import's first step: it takes one file, and offers a sample of it. */
export function ImportFile({ accept, icon, texts, sample, children, onFile }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function take(file: File | undefined) {
    if (!file || isBusy) return
    setBusy(true)
    setProblem(undefined)
    await onFile(file).catch((error: Error) => setProblem(error.message))
    setBusy(false)
  }
  return (
    <Panel>
      <p>{texts.lead}</p>
      <FileDrop accept={accept} icon={icon} busy={isBusy} onFile={(file) => void take(file)}>
        <b>{texts.choose}</b> {texts.drop}
      </FileDrop>
      {problem && <Notice kind="bad">{problem}</Notice>}
      {children}
      <Notice kind="ok" icon={<ShieldCheck aria-hidden="true" />}>
        {texts.nothingYet}
      </Notice>
      <div>
        <Button
          look="line"
          size="s"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(sample.name, sample.csv(), 'text/csv;charset=utf-8')}
        >
          {texts.sample}
        </Button>
      </div>
    </Panel>
  )
}

type FileDropProps = {
  /** Endings and media types, as in the `accept` of an input. */
  accept: string
  icon: ReactNode
  busy: boolean
  /** Text of the field: that a file can be chosen, or dropped here. */
  children: ReactNode
  onFile: (file: File | undefined) => void
}

/** A field that takes one file, chosen or dropped. The same file may be chosen again. */
function FileDrop({ accept, icon, busy, children, onFile }: FileDropProps) {
  function drop(event: DragEvent) {
    event.preventDefault()
    onFile(event.dataTransfer.files[0])
  }
  return (
    <label className={`row centre gap-14 ${styles.drop}`} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
    </label>
  )
}
