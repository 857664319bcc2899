import { CalendarPlus, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionList } from '../../../features/admin/parts/doing/action-list'
import { ConfirmMoney } from '../../../features/admin/parts/doing/confirm-money'
import { FormDialog } from '../../../features/admin/parts/doing/form-dialog'
import { SaveBar } from '../../../features/admin/parts/doing/save-bar'
import { Theirs } from '../../../features/admin/parts/doing/theirs'
import { Match } from '../../../features/admin/parts/money/match'
import { Twin } from '../../../features/admin/parts/money/twin'
import { Button } from '../../../shared/ui/actions/button'
import { TextField } from '../../../shared/ui/forms/text-field'
import { Panel } from '../../../shared/ui/layout/panel'
import { Columns, Row } from '../section'
import { deskSectionTexts as t } from './desk.texts'

/** Samples of an admin's work: a list of actions, dialogs, money beside the provider's, a form to be saved. */
export function DoingSamples() {
  const [dialog, setDialog] = useState<'form' | 'money'>()
  const [changes, setChanges] = useState(2)
  const close = () => setDialog(undefined)
  return (
    <>
      <Columns>
        <Panel>
          <ActionList
            actions={[
              { icon: <Mail aria-hidden="true" />, label: t.reset, text: t.resetText, onPress: close },
              {
                icon: <CalendarPlus aria-hidden="true" />,
                label: t.extend,
                text: t.extendText,
                open: () => <TextField label={t.reason} />,
              },
              { icon: <Trash2 aria-hidden="true" />, label: t.delete, text: t.deleteText, isRed: true, onPress: close },
            ]}
          />
        </Panel>
        <Panel>
          <Twin
            provider="Stripe"
            ours={[
              { label: t.status, value: t.active },
              { label: t.ends, value: t.date },
            ]}
            theirs={[
              { label: t.status, value: 'active' },
              { label: t.ends, value: '2026-03-14' },
            ]}
          />
          <Row>
            <Match state="same" />
            <Match state="mended" at="09:12" />
            <Match state="differs" />
            <Match state="unknown" />
          </Row>
        </Panel>
      </Columns>
      <Row>
        <Button look="line" onClick={() => setDialog('form')}>
          {t.dialog}
        </Button>
        <Button look="line" onClick={() => setDialog('money')}>
          {t.money}
        </Button>
        <Button look="quiet" onClick={() => setChanges(changes + 1)}>
          {t.change}
        </Button>
      </Row>
      <FormDialog
        open={dialog === 'form'}
        title={t.extend}
        action={t.extend}
        onSubmit={close}
        onDismiss={close}
        sum={<b>{t.date}</b>}
      >
        <TextField label={t.reason} />
      </FormDialog>
      <ConfirmMoney
        open={dialog === 'money'}
        title={t.money}
        sentence={t.sentence}
        action={t.refund}
        onConfirm={close}
        onDismiss={close}
      />
      <Theirs name={t.reason} onTake={close}>
        {t.extendText}
      </Theirs>
      <SaveBar changes={changes} problems={1} onUndo={() => setChanges(0)} onSave={() => setChanges(0)} />
    </>
  )
}
