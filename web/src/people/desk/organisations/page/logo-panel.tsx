import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { pictureProblem } from '#shared/device/prepare-picture.ts'
import { buttonClass } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../organisations.module.css'
import { useOrganisationsChanged } from '../organisations.queries'
import { Sign } from '../sign'
import { CropDialog } from './crop-dialog'
import logo from './logo.module.css'
import { logoTexts as t } from './logo.texts'
import { LogoPreview } from './logo-preview'

/** Most pixels of a picture that the server redraws. */
const mostPixels = 40_000_000

/** The present logo, and another one: chosen, cut, previewed, stored. */
export function LogoPanel({ organisation }: { organisation: DeskOrganisation }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<string>()
  const changed = useOrganisationsChanged()
  const { id, logo_url } = organisation
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const wrong = pictureProblem(file)
    // A file that is no picture, in spite of its type, can't be opened as one.
    const opened = wrong ? null : await createImageBitmap(file).catch(() => null)
    if (opened && opened.width * opened.height > mostPixels) {
      opened.close()
      return setProblem(t.tooManyPixels)
    }
    setProblem(opened ? undefined : t[wrong ?? 'notPicture'])
    setPicture(opened)
  }
  return (
    <Panel>
      <h2>{t.logo}</h2>
      <div className={logo.row}>
        <Sign organisation={organisation} />
        <label className={`${logo.file} ${buttonClass({ look: 'line', size: 's' })}`}>
          <Upload aria-hidden="true" />
          <span>{logo_url ? t.replace : t.choose}</span>
          <input type="file" accept="image/png,image/jpeg,image/webp" onChange={choose} />
        </label>
      </div>
      {problem && <Notice kind="bad">{problem}</Notice>}
      {logo_url ? <LogoPreview src={logo_url} /> : <p className={styles.quiet}>{t.none}</p>}
      {picture && (
        <CropDialog
          id={id}
          picture={picture}
          onDismiss={() => setPicture(null)}
          onStored={() => {
            setPicture(null)
            showToast(t.saved)
            void changed()
          }}
        />
      )}
    </Panel>
  )
}
