import { useState } from 'react'
import { useOpenScreen } from '#people/help/opened-by-app.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { Drawer } from '#shared/ui/overlay/drawer.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { componentsTexts } from './components.texts'
import { Row, Section } from './section'

export function OverlaysSection() {
  const t = useEmployerTexts(componentsTexts)
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'drawer'>()
  const close = () => setOpen(undefined)
  const { openDialog, openLoading } = useOpenScreen()
  const question = {
    title: t('dialogTitle'),
    msg: t('dialogText'),
    btn: t('next'),
    btn2: t('later'),
    next_path: '/e-about',
  }
  return (
    <Section title={t('overlays')}>
      <Row>
        <Button look="line" onClick={() => setOpen('dialog')}>
          {t('openDialog')}
        </Button>
        <Button look="line" onClick={() => setOpen('sheet')}>
          {t('openSheet')}
        </Button>
        <Button look="line" onClick={() => setOpen('drawer')}>
          {t('openDrawer')}
        </Button>
        <Button look="line" onClick={() => openDialog(question)}>
          {t('dialogScreen')}
        </Button>
        <Button look="line" onClick={() => openLoading(t('loadingText'))}>
          {t('loadingScreen')}
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        title={t('dialogTitle')}
        text={t('dialogText')}
        picture={<Genie width={132} />}
        onDismiss={close}
        actions={
          <>
            <Button block onClick={close}>
              {t('subscribe')}
            </Button>
            <Button block look="line" onClick={close}>
              {t('later')}
            </Button>
          </>
        }
      />
      <Sheet open={open === 'sheet'} title={t('language')} onClose={close}>
        <p>{t('notice')}</p>
      </Sheet>
      <Drawer open={open === 'drawer'} label={t('openDrawer')} onClose={close}>
        <Button look="quiet" onClick={close}>
          {t('later')}
        </Button>
      </Drawer>
    </Section>
  )
}
