import type { Profile } from '@kasama/contract/account.api'
import { Database, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Phrases } from '../../../shared/ui/phrases'
import { Column } from '../../../shared/ui/rows/columns'
import { MenuRow } from '../../../shared/ui/rows/menu-row'
import { careTexts } from './care.texts'
import { DeleteDialog } from './delete-dialog'

/** Links to the user's own data and to the deletion of the account. */
export function AccountCare({ profile }: { profile: Profile }) {
  const t = useTexts(careTexts)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Column>
      <MenuRow icon={<Database aria-hidden="true" />} title={t('yourData')} note={t('seeData')} to="/my-data" />
      <Button look="warning" block icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
        <span>
          <Phrases>{t('delete')}</Phrases>
        </span>
      </Button>
      {isDeleting && <DeleteDialog profile={profile} onClose={() => setDeleting(false)} />}
    </Column>
  )
}
