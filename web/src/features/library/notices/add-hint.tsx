import { Plus } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Leaf } from '../../../shared/ui/media/leaf'
import { Dialog } from '../../../shared/ui/overlay/dialog'
import { employerLibraryTexts } from './employer-library.texts'

/** After the setup: how videos are chosen. Shown where the route's state asks for it, once. */
export function AddHint() {
  const t = useEmployerTexts(employerLibraryTexts)
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const close = () => navigate(`${pathname}${search}`, { replace: true, state: null, preventScrollReset: true })
  return (
    <Dialog
      open={state?.showAddButtonPopup === true}
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
