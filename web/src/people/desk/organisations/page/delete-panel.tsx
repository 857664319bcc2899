import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionList } from '#desk-kit/doing/action-list.tsx'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { useOrganisationsChanged } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'

/** Deletes an organisation to which nobody belongs. */
export function DeletePanel({ organisation: { id, name } }: { organisation: DeskOrganisation }) {
  const navigate = useNavigate()
  const changed = useOrganisationsChanged()
  const [isAsked, setAsked] = useState(false)
  const remove = useDeskMutation('POST /admin/organisations/:id/delete', {
    onSuccess: async () => {
      showToast(t.deleted)
      await navigate('/admin/organisations')
      void changed()
    },
  })
  return (
    <Panel>
      <ActionList
        actions={[
          {
            icon: <Trash2 aria-hidden="true" />,
            label: t.delete,
            text: t.deleteText,
            isRed: true,
            onPress: () => setAsked(true),
          },
        ]}
      />
      <FormDialog
        open={isAsked}
        title={fillIn(t.deleteTitle, { name })}
        action={t.delete}
        isRed
        fresh
        busy={remove.isPending}
        problem={remove.error?.message}
        onSubmit={() => remove.mutate({ params: { id } })}
        onDismiss={() => setAsked(false)}
      >
        <p>{t.deleteSure}</p>
      </FormDialog>
    </Panel>
  )
}
