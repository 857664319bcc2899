import { LogOut, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { keepChosenPlan } from '../../../features/billing/plans/chosen-plan'
import { useTexts } from '../../../shared/i18n/use-texts'
import { logOut } from '../../../shared/session/log-out'
import { useSession } from '../../../shared/session/use-session'
import { IconButton } from '../../../shared/ui/actions/icon-button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Drawer } from '../../../shared/ui/overlay/drawer'
import { layoutTexts } from '../layout.texts'
import { EmployerMenu } from './employer-menu'
import { MenuPerson } from './menu-person'
import styles from './side-menu.module.css'
import { WorkerMenu } from './worker-menu'

type Props = { open: boolean; onClose: () => void }

export function SideMenu({ open, onClose }: Props) {
  const t = useTexts(layoutTexts)
  const { role } = useSession()
  // She is logged out here even if the request fails; then the error is shown.
  const leave = () => {
    keepChosenPlan(null)
    logOut().catch((error) => showToast(error.message, 'error'))
  }
  const isPlainList = useLocation().pathname === '/w-library'
  return (
    <Drawer open={open} onClose={onClose} label={t('menu')}>
      <div className={styles.top}>
        <IconButton label={t('close')} className={styles.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <MenuPerson />
      </div>
      <nav className={styles.items} aria-label={t('menu')}>
        {role === 'W' ? <WorkerMenu onChoose={onClose} isShort={isPlainList} /> : <EmployerMenu onChoose={onClose} />}
        <button type="button" className={styles.item} data-out onClick={leave}>
          <LogOut aria-hidden="true" />
          {t('logout')}
        </button>
      </nav>
    </Drawer>
  )
}
