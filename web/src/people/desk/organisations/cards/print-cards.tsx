import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Check, Download, Printer, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { Paper } from '#desk-kit/papers/paper.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { saveBytes } from '#shared/device/save-file.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { useSavedQuestion } from '#shared/navigation/use-saved-question.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { crumbOf } from '../crumb-of'
import styles from './card.module.css'
import { type CardChoice, CardOptions, chosenCards } from './card-options'
import { CardSheet } from './card-sheet'
import { cardsTexts as t } from './cards.texts'

type Props = { organisation: DeskOrganisation; logins: PrintedLogin[]; made: number; onLeave: () => void }

/** Cards with their passwords, on paper or as a PDF; leaving before either asks first. */
export function PrintCards({ organisation, logins, made, onLeave }: Props) {
  const { orgId } = useDesk()
  const [options, setOptions] = useState<CardChoice>({ onAPage: '8', order: 'made', which: 'all' })
  const { save, isAsking, stay, leave } = useSavedQuestion(onLeave)
  const shown = chosenCards(logins, options)
  const perPage = Number(options.onAPage) as 8 | 4 | 1
  const pages = Math.ceil(shown.length / perPage)
  const { id, short_url } = organisation
  const pdf = useDeskMutation('POST /admin/organisations/:id/logins/cards', {
    onSuccess: (made) => {
      saveBytes(
        `login-cards-${short_url}.pdf`,
        Uint8Array.from(atob(made.pdf), (sign) => sign.charCodeAt(0)),
        'application/pdf',
      )
      save()
    },
  })
  function print() {
    save()
    window.print()
  }
  return (
    <DeskPage
      crumb={crumbOf(organisation, orgId)}
      title={t.title}
      tag={
        made > 0 && (
          <Tag kind="ok" icon={<Check aria-hidden="true" />}>
            {made === 1 ? t.madeOne : fillIn(t.madeSome, { number: made })}
          </Tag>
        )
      }
      dock={
        <>
          <Button
            look="line"
            size="s"
            icon={<Download aria-hidden="true" />}
            busy={pdf.isPending}
            onClick={() => pdf.mutate({ params: { id }, body: { logins: shown, on_a_page: perPage } })}
          >
            {t.download}
          </Button>
          <Button size="s" icon={<Printer aria-hidden="true" />} onClick={print}>
            {pages === 1 ? t.printOne : fillIn(t.print, { number: pages })}
          </Button>
        </>
      }
    >
      <div data-screen-only>
        <Notice kind="warn" icon={<ShieldAlert aria-hidden="true" />}>
          {t.alone}
        </Notice>
      </div>
      {pdf.error && <Notice kind="bad">{pdf.error.message}</Notice>}
      <div className={styles.place}>
        <div className={styles.options}>
          <CardOptions
            logins={logins}
            value={options}
            onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
          />
        </div>
        <Paper
          label={t.preview}
          count={pages}
          page={(page) => (
            <CardSheet
              logins={shown.slice(page * perPage, (page + 1) * perPage)}
              shortUrl={short_url}
              onAPage={perPage}
            />
          )}
        />
      </div>
      <ChoiceDialog
        open={isAsking}
        title={t.isSaved}
        text={t.savedText}
        yes={{ label: t.stay, onPress: stay }}
        no={{ label: t.leave, onPress: leave }}
        onDismiss={stay}
      />
    </DeskPage>
  )
}
