import { ChevronsUpDown, Keyboard, LogOut, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useBrandName } from '#desk-kit/brand-name.ts'
import { initials } from '#desk-kit/initials.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { useOrganisationName } from '#people/desk/organisations/organisations.queries.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { logOut } from '#shared/session/log-out.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { shellTexts } from '../shell.texts'
import styles from './me.module.css'

/** The logged-in admin, at the foot of the side bar; a press opens the actions on the own account. */
export function AccountButton({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const { data } = useProfile()
  const { orgId } = useDesk()
  const organisation = useOrganisationName(orgId)
  const brandName = useBrandName()
  const [isOpen, setOpen] = useState(false)
  const name = data?.fullname || data?.email || ''
  function keys() {
    setOpen(false)
    onShowShortcuts()
  }
  return (
    <>
      <button
        type="button"
        className={`row gap-10 text-15 ${styles.me}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.face} aria-hidden="true">
          {initials(name)}
        </span>
        <span className={styles.words}>
          <b>{name || shellTexts.you}</b>
          <small>{orgId === null ? brandName : organisation}</small>
        </span>
        <ChevronsUpDown aria-hidden="true" className={styles.arrows} />
      </button>
      <Dialog
        open={isOpen}
        title={name || shellTexts.you}
        {...(data?.email && data.email !== name && { text: data.email })}
        onDismiss={() => setOpen(false)}
        actions={
          <>
            <Button look="line" block icon={<Keyboard aria-hidden="true" />} onClick={keys}>
              {shellTexts.keys}
            </Button>
            <MyActions />
          </>
        }
      />
    </>
  )
}

/** Actions of each admin on the own account; also at the foot of More. */
export function MyActions() {
  return (
    <>
      <LinkButton to="/admin/security" look="line" block icon={<ShieldCheck aria-hidden="true" />}>
        {shellTexts.security}
      </LinkButton>
      <Button look="line" block icon={<LogOut aria-hidden="true" />} onClick={() => void logOut().catch(() => {})}>
        {shellTexts.logOut}
      </Button>
    </>
  )
}
