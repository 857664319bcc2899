import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { hintField, withoutParam } from '../library-view'
import { employerLibraryTexts } from './employer-library.texts'

/** After the setup: how to choose videos. Shown if the URL asks for it, until it is closed. */
export function AddHint() {
  const t = useEmployerTexts(employerLibraryTexts)
  const [params, setParams] = useSearchParams()
  const close = () => setParams((old) => withoutParam(old, hintField), { replace: true, preventScrollReset: true })
  return (
    <Dialog
      open={params.has(hintField)}
      title={t('addHint')}
      picture={
        <Leaf size={88}>
          <Plus strokeWidth={2.75} aria-hidden="true" />
        </Leaf>
      }
      onDismiss={close}
      actions={
        <Button block onClick={close}>
          {t('ok')}
        </Button>
      }
    />
  )
}
